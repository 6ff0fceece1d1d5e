'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useTransition } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { saveToAccount } from './save-to-account';
import { clearChosenBeforeSignIn, storeLocale } from './stored-locale';
import { useReportError } from '@/components/query/use-report-error';

/** Every language by its own name, so that nobody has to read a foreign one to find theirs. */
export const languageNames: Record<Locale, string> = { pl: 'Polski', en: 'English' };

/** Changes the language; `onAccount`: for someone who is signed in it is kept on the account too. */
export function useLanguageChoice({ onAccount }: { onAccount: boolean }) {
  const current = useLocale();
  const router = useRouter();
  const reportError = useReportError();
  const [pending, startTransition] = useTransition();
  const choose = (locale: Locale) => {
    if (locale === current) return;
    storeLocale(locale, { chosenNow: !onAccount });
    startTransition(async () => {
      // The cookie has decided already; an account that cannot be reached is told of and does not hold the language back.
      if (onAccount) await saveToAccount(locale).then(clearChosenBeforeSignIn, (error) => void reportError(error));
      router.refresh();
    });
  };
  return { current, pending, choose };
}
