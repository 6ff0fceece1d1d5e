'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ReadMore } from '@/components/guide/read-more';
import type { Role } from '@/lib/domain/user-schemas';
import { CompanySignIn } from './company-sign-in';
import { DemoAccounts } from './demo-accounts';
import { PasswordBesideCompany } from './password-beside-company';
import { PublicCard } from './public-card';
import { SignInForm } from './sign-in-form';
import type { Credentials } from './try-sign-in';

interface SignInCardProps {
  options: {
    local: boolean;
    oidc: boolean;
    passwordForAdmins: boolean;
    demoAccounts: { email: string; password: string; role: Role }[];
  };
  /** Why the sign-in at the provider did not succeed; null: it was not tried. */
  failure: string | null;
  /** The page to return to; null: the last visited one. */
  returnTo: string | null;
  /** Above the form. */
  notice: ReactNode;
}

const empty: Credentials = { email: '', password: '' };

export function SignInCard({ options, failure, returnTo, notice }: SignInCardProps) {
  const t = useTranslations('signIn');
  const [filled, setFilled] = useState(empty);
  return (
    <PublicCard title={t('title')} lead={t('lead')}>
      {returnTo && (
        <p role="status" className="bg-accent-soft text-accent-ink mb-4 rounded-md px-3 py-2 text-pretty">
          {t('returnHint')}
        </p>
      )}
      {notice}
      {options.oidc && <CompanySignIn failure={failure} returnTo={returnTo} />}
      {options.passwordForAdmins && <PasswordBesideCompany returnTo={returnTo} />}
      {options.local && <SignInForm filled={filled} returnTo={returnTo} />}
      <p className="mt-6">
        <ReadMore href="/docs/first-steps">{t('help')}</ReadMore>
      </p>
      {options.demoAccounts.length > 0 && <DemoAccounts accounts={options.demoAccounts} onChoose={setFilled} />}
    </PublicCard>
  );
}
