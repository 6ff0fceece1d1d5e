'use client';

import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { withHash } from '@/lib/auth/search-params';
import type { Locale } from '@/lib/i18n/locale';
import { readChosenLocale, readSavedFor, storeLocale, storeSavedFor } from '@/components/preferences/stored-locale';
import { saveToAccount } from '@/components/preferences/save-to-account';
import { readLastVisited } from '@/components/navigation/last-visited';
import { clearAutoRedirect } from '@/components/users/auto-redirect';
import { announceSignIn } from './session-owner';

interface Account {
  userId: string;
  locale: Locale;
}

/**
 * Makes cookie and account agree: a language chosen in this browser that no account has is saved to the account, else the
 * account's is restored.
 */
async function settleLocale({ userId, locale }: Account): Promise<void> {
  const chosen = readChosenLocale();
  if (!chosen || readSavedFor() !== null) storeLocale(locale);
  else if (chosen !== locale) {
    try {
      await saveToAccount(chosen);
    } catch {
      // This page is left at once, so nobody would see a banner; the next sign-in tries again.
      return;
    }
  }
  storeSavedFor(userId);
}

interface ContinueAfterSignInProps {
  account: Account;
  /** The page requested before sign-in. */
  returnTo: string | null;
}

export function ContinueAfterSignIn({ account, returnTo }: ContinueAfterSignInProps) {
  const redirected = useRef(false);
  useEffect(() => {
    // React runs effects twice in development.
    if (redirected.current) return;
    redirected.current = true;
    announceSignIn();
    clearAutoRedirect();
    const path = withHash(returnTo, window.location.hash) ?? readLastVisited();
    // A full load, so that everything belongs to the new user.
    void settleLocale(account).then(() => window.location.replace(path));
  }, [account, returnTo]);
  return <Spinner className="m-auto" />;
}
