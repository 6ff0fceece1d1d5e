import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useTransition } from 'react';
import { toLocale, type Locale } from '@/lib/i18n/locale';
import { saveToAccount } from './save-to-account';
import { storeLocale, storeSavedFor } from './stored-locale';
import { useReportError } from '@/components/query/use-report-error';

/** Each language in its own language. */
export const languageNames: Record<Locale, string> = { pl: 'Polski', en: 'English' };

/** Changes the language; `account`, the id of the signed-in user, also saves it there. */
export function useLanguageChoice({ account }: { account: string | null }) {
  const current = toLocale(useLocale());
  const router = useRouter();
  const client = useQueryClient();
  const reportError = useReportError();
  const [pending, startTransition] = useTransition();
  const choose = (locale: Locale) => {
    if (locale === current) return;
    storeLocale(locale);
    storeSavedFor(null);
    startTransition(async () => {
      // The cookie is set already; a failed save is reported and made up for at the next sign-in.
      if (account !== null) {
        await saveToAccount(locale).then(
          () => storeSavedFor(account),
          (error) => reportError(error),
        );
      }
      router.refresh();
      // Responses carry texts in the language they were asked for.
      void client.invalidateQueries();
    });
  };
  return { current, pending, choose };
}
