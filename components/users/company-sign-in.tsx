'use client';

import { KeyRound } from 'lucide-react';
import { signIn } from 'next-auth/react';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { loginSuccessfulPath, withHash } from '@/lib/auth/search-params';
import { mayAutoRedirect } from './auto-redirect';

interface CompanySignInProps {
  /** Why the last try did not succeed; null: there was none. */
  failure: string | null;
  /** The requested page; with it the redirect to the issuer is automatic (specification, section 8). */
  returnTo: string | null;
  /** Whether they have to sign in there even if they are signed in. */
  anew?: boolean;
}

/** Asks the provider for a new sign-in, and for its time (OpenID Connect Core 1.0, section 3.1.2.1). */
const newSignIn = { prompt: 'login', max_age: '0' };

/** Sign-in with the organisation's identity provider. */
export function CompanySignIn({ failure, returnTo, anew = false }: CompanySignInProps) {
  const t = useTranslations('signIn');
  const [redirecting, setRedirecting] = useState(false);
  const redirect = useCallback(() => {
    setRedirecting(true);
    const path = withHash(returnTo, window.location.hash);
    const asked = anew ? [newSignIn] : [];
    void signIn('oidc', { callbackUrl: loginSuccessfulPath(path) }, ...asked).catch(() => setRedirecting(false));
  }, [returnTo, anew]);

  useEffect(() => {
    if (returnTo === null || failure !== null || !mayAutoRedirect()) return undefined;
    const frame = requestAnimationFrame(redirect);
    return () => cancelAnimationFrame(frame);
  }, [returnTo, failure, redirect]);

  return (
    <>
      {failure !== null && (
        <p role="alert" className="bg-negative-soft text-negative-ink mb-4 rounded-md px-3 py-2 text-pretty">
          {failure}
        </p>
      )}
      <Button variant="primary" size="lg" className="w-full" loading={redirecting} onClick={redirect}>
        <KeyRound aria-hidden="true" />
        {t('oidc')}
      </Button>
    </>
  );
}
