'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { toLocale, type Locale } from '@/lib/i18n/locale';
import { clearChosenBeforeSignIn, storeLocale, wasChosenBeforeSignIn } from '@/components/preferences/stored-locale';
import { saveToAccount } from '@/components/preferences/save-to-account';
import { readLastVisited } from '@/components/navigation/last-visited';

/** A language chosen on the sign-in page goes to the account; otherwise the account's language comes back. */
async function settleLocale(current: Locale, accountLocale: Locale): Promise<void> {
  if (!wasChosenBeforeSignIn()) return storeLocale(accountLocale);
  try {
    if (current !== accountLocale) await saveToAccount(current);
    clearChosenBeforeSignIn();
  } catch {
    // A banner would go with this page at once. The choice stays marked, and the next sign-in tries again.
  }
}

interface ContinueAfterSignInProps {
  accountLocale: Locale;
  /** The page that was asked for before sign-in. */
  returnTo: string | null;
}

export function ContinueAfterSignIn({ accountLocale, returnTo }: ContinueAfterSignInProps) {
  const current = toLocale(useLocale());
  const redirected = useRef(false);
  useEffect(() => {
    // React runs effects twice in development.
    if (redirected.current) return;
    redirected.current = true;
    // A full load: everything on the page, the language too, is then of the person who has just signed in.
    void settleLocale(current, accountLocale).then(() => window.location.replace(returnTo ?? readLastVisited()));
  }, [current, accountLocale, returnTo]);
  return <Spinner className="m-auto" />;
}
