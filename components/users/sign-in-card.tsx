'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReadMore } from '@/components/guide/read-more';
import type { Role } from '@/lib/domain/user-schemas';
import { CompanySignIn } from './company-sign-in';
import { DemoAccounts } from './demo-accounts';
import { SignInForm } from './sign-in-form';
import type { Credentials } from './try-sign-in';

interface SignInCardProps {
  options: {
    local: boolean;
    oidc: boolean;
    demoAccounts: { email: string; password: string; role: Role }[];
  };
  /** The provider returned an error. */
  failed: boolean;
  /** The page to return to; null: the last visited one. */
  returnTo: string | null;
}

const empty: Credentials = { email: '', password: '' };

export function SignInCard({ options, failed, returnTo }: SignInCardProps) {
  const t = useTranslations('signIn');
  const [filled, setFilled] = useState(empty);
  return (
    // Positioned by the window's height: centring would shift while the page streams in.
    <div className="mx-auto w-full max-w-sm px-4 pt-[clamp(2rem,50dvh-23rem,9rem)] pb-10">
      <h1 className="text-2xl font-medium">{t('title')}</h1>
      <p className="text-ink-muted mt-1 mb-6 text-pretty">{t('lead')}</p>
      {returnTo && (
        <p role="status" className="bg-accent-soft text-accent-ink mb-4 rounded-md px-3 py-2 text-pretty">
          {t('returnHint')}
        </p>
      )}
      {options.oidc && <CompanySignIn failed={failed} returnTo={returnTo} />}
      {options.local && <SignInForm filled={filled} returnTo={returnTo} />}
      <p className="mt-6">
        <ReadMore href="/docs/first-steps">{t('help')}</ReadMore>
      </p>
      {options.demoAccounts.length > 0 && <DemoAccounts accounts={options.demoAccounts} onChoose={setFilled} />}
    </div>
  );
}
