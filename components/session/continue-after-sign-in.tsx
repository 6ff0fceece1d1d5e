'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { toLocale, type Locale } from '@/lib/i18n/locale';
import { clearChosenBeforeSignIn, storeLocale, wasChosenBeforeSignIn } from '@/components/preferences/stored-locale';
import { saveToAccount } from '@/components/preferences/save-to-account';
import { readLastVisited } from '@/components/navigation/last-visited';

/** Saves a language chosen on the sign-in page to the account, else restores the account's. */
async function settleLocale(current: Locale, accountLocale: Locale): Promise<void> {
  if (!wasChosenBeforeSignIn()) return storeLocale(accountLocale);
  try {
    if (current !== accountLocale) await saveToAccount(current);
    clearChosenBeforeSignIn();
  } catch {
    // This page is about to unload; the choice stays marked for the next sign-in.
  }
}

interface ContinueAfterSignInProps {
  accountLocale: Locale;
  /** The page requested before sign-in. */
  returnTo: string | null;
}

export function ContinueAfterSignIn({ accountLocale, returnTo }: ContinueAfterSignInProps) {
  const current = toLocale(useLocale());
  const redirected = useRef(false);
  useEffect(() => {
    // React runs effects twice in development.
    if (redirected.current) return;
    redirected.current = true;
    // A full load, so that everything belongs to the new user.
    void settleLocale(current, accountLocale).then(() => window.location.replace(returnTo ?? readLastVisited()));
  }, [current, accountLocale, returnTo]);
  return <Spinner className="m-auto" />;
}
