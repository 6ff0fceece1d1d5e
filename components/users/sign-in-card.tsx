'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ReadMore } from '@/components/guide/read-more';
import type { Role } from '@/lib/domain/user-schemas';
import { CompanySignIn } from './company-sign-in';
import { DemoAccounts } from './demo-accounts';
import { PasswordBesideCompany } from './password-beside-company';
import { PublicCard } from './public-card';
import { SignInCodeCard } from './sign-in-code-card';
import { SignInForm } from './sign-in-form';
import type { Credentials, SignInFailure } from './try-sign-in';

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
  /** The password was right on another page: the code of the second step is next. */
  atCode: boolean;
  /** Whether they are asked at the provider to sign in even if they are signed in there. */
  anew?: boolean;
}

const empty: Credentials = { email: '', password: '' };

export function SignInCard({ options, failure, returnTo, notice, atCode, anew = false }: SignInCardProps) {
  const t = useTranslations('signIn');
  const [filled, setFilled] = useState(empty);
  const [needsCode, setNeedsCode] = useState(atCode);
  const [ended, setEnded] = useState<SignInFailure>();
  if ((options.local || options.passwordForAdmins) && needsCode) {
    const goBack = (reason?: SignInFailure) => {
      setEnded(reason);
      setNeedsCode(false);
    };
    return <SignInCodeCard returnTo={returnTo} onBack={goBack} />;
  }
  const form = <SignInForm filled={filled} returnTo={returnTo} failed={ended} onNeedsCode={() => setNeedsCode(true)} />;
  return (
    <PublicCard title={t('title')} lead={t('lead')}>
      {returnTo && (
        <p role="status" className="bg-accent-soft text-accent-ink mb-4 rounded-md px-3 py-2 text-pretty">
          {t('returnHint')}
        </p>
      )}
      {notice}
      {options.oidc && <CompanySignIn failure={failure} returnTo={returnTo} anew={anew} />}
      {options.passwordForAdmins && <PasswordBesideCompany form={form} isOpen={ended !== undefined} />}
      {options.local && form}
      <p className="mt-6">
        <ReadMore href="/docs/first-steps">{t('help')}</ReadMore>
      </p>
      {options.demoAccounts.length > 0 && <DemoAccounts accounts={options.demoAccounts} onChoose={setFilled} />}
    </PublicCard>
  );
}
