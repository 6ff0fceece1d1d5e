'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useTransition } from 'react';
import { apiRequest } from '@/lib/http/browser-client';
import type { Locale } from '@/lib/users/schemas';
import { keepLocale } from './kept-locale';

/** Every language by its own name, so that nobody has to read a foreign one to find theirs. */
export const languageNames: Record<Locale, string> = { pl: 'Polski', en: 'English' };

function keepOnAccount(locale: Locale): Promise<unknown> {
  return apiRequest({ path: '/users/me/locale', method: 'PUT', body: { locale } });
}

/** Changes the language; `onAccount`: for someone who is signed in it is kept on the account too. */
export function useLanguageChoice({ onAccount }: { onAccount: boolean }) {
  const current = useLocale();
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const choose = (locale: Locale) => {
    if (locale === current) return;
    keepLocale(locale, { chosenNow: !onAccount });
    startTransition(async () => {
      // The cookie has decided already; an account that cannot be reached does not hold the language back.
      if (onAccount) await keepOnAccount(locale).catch(() => undefined);
      router.refresh();
    });
  };
  return { current, pending, choose };
}
