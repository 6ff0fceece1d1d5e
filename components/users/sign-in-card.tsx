'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ReadMore } from '@/components/guide/read-more';
import type { Role } from '@/lib/domain/user-schemas';
import { CompanySignIn } from './company-sign-in';
import { DemoAccounts } from './demo-accounts';
import { PublicCard } from './public-card';
import { SignInCodeCard } from './sign-in-code-card';
import { SignInForm } from './sign-in-form';
import type { Credentials, SignInFailure } from './try-sign-in';

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
  /** Above the form. */
  notice: ReactNode;
  /** The password was right on another page: the code of the second step is next. */
  atCode: boolean;
}

const empty: Credentials = { email: '', password: '' };

export function SignInCard({ options, failed, returnTo, notice, atCode }: SignInCardProps) {
  const t = useTranslations('signIn');
  const [filled, setFilled] = useState(empty);
  const [needsCode, setNeedsCode] = useState(atCode);
  const [ended, setEnded] = useState<SignInFailure>();
  if (options.local && needsCode) {
    const goBack = (failure?: SignInFailure) => {
      setEnded(failure);
      setNeedsCode(false);
    };
    return <SignInCodeCard returnTo={returnTo} onBack={goBack} />;
  }
  return (
    <PublicCard title={t('title')} lead={t('lead')}>
      {returnTo && (
        <p role="status" className="bg-accent-soft text-accent-ink mb-4 rounded-md px-3 py-2 text-pretty">
          {t('returnHint')}
        </p>
      )}
      {notice}
      {options.oidc && <CompanySignIn failed={failed} returnTo={returnTo} />}
      {options.local && (
        <SignInForm filled={filled} returnTo={returnTo} failed={ended} onNeedsCode={() => setNeedsCode(true)} />
      )}
      <p className="mt-6">
        <ReadMore href="/docs/first-steps">{t('help')}</ReadMore>
      </p>
      {options.demoAccounts.length > 0 && <DemoAccounts accounts={options.demoAccounts} onChoose={setFilled} />}
    </PublicCard>
  );
}
