'use client';

import { KeyRound } from 'lucide-react';
import { signIn } from 'next-auth/react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Role } from '@/lib/users/schemas';
import { DemoAccounts } from './demo-accounts';
import { SignInForm, type Credentials } from './sign-in-form';

interface SignInCardProps {
  options: {
    local: boolean;
    oidc: boolean;
    demoAccounts: { email: string; password: string; role: Role }[];
  };
  /** The provider sent the person back with an error. */
  failed: boolean;
}

const empty: Credentials = { email: '', password: '' };

export function SignInCard({ options, failed }: SignInCardProps) {
  const t = useTranslations('signIn');
  const [filled, setFilled] = useState(empty);
  return (
    <div className="m-auto w-full max-w-sm px-4 py-10">
      <h1 className="text-2xl font-medium">{t('title')}</h1>
      <p className="text-ink-muted mt-1 mb-6 text-pretty">{t('lead')}</p>
      {options.oidc && (
        <>
          {failed && (
            <p role="alert" className="bg-negative-soft text-negative-ink mb-4 rounded-md px-3 py-2">
              {t('error.oidc')}
            </p>
          )}
          <Button
            variant="primary"
            size="lg"
            className="w-full"
            onClick={() => signIn('oidc', { callbackUrl: '/login-successful' })}
          >
            <KeyRound aria-hidden="true" />
            {t('oidc')}
          </Button>
        </>
      )}
      {options.local && <SignInForm filled={filled} />}
      {options.demoAccounts.length > 0 && <DemoAccounts accounts={options.demoAccounts} onChoose={setFilled} />}
    </div>
  );
}
