'use client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { ReadMore } from '@/components/guide/read-more';
import type { Role } from '@/lib/domain/user-schemas';
import { CompanySignIn } from './company-sign-in';
import { PublicCard } from './public-card';
import { SignInCodeForm } from './sign-in-code-form';
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

interface DemoAccountsProps {
  accounts: { email: string; password: string; role: Role }[];
  onChoose: (credentials: Credentials) => void;
}

/** A click fills the form without submitting. */
function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const t = useTranslations();
  return (
    <section className="mt-8" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="font-medium">
        {t('signIn.demo.title')}
      </h2>
      <p className="text-ink-muted mb-2 text-sm">{t('signIn.demo.lead')}</p>
      <ul className="bg-surface divide-y overflow-hidden rounded-lg border">
        {accounts.map(({ email, password, role }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose({ email, password })}
              className="hover:bg-hover flex w-full flex-col px-3 py-2 text-left focus-visible:-outline-offset-2"
            >
              <span>
                <span className="font-medium">{t(`layout.role.${role}`)}</span>
                <span className="text-ink-muted"> – {t(`signIn.demo.role.${role}`)}</span>
              </span>
              <span className="text-ink-muted text-sm break-all">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PasswordBesideCompanyProps {
  form: ReactNode;
  /** Whether the form is shown at once: the second step led back to it. */
  isOpen: boolean;
}

/** Sign-in with a password for administrators, where others sign in with the company account. */
function PasswordBesideCompany({ form, isOpen }: PasswordBesideCompanyProps) {
  const t = useTranslations('signIn');
  const [open, setOpen] = useState(isOpen);
  if (!open) {
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-ink-muted hover:text-ink mt-4 text-sm hover:underline"
      >
        {t('withPassword')}
      </button>
    );
  }
  return (
    <section aria-label={t('withPassword')} className="mt-6 border-t pt-6">
      <p className="text-ink-muted mb-4 text-sm text-pretty">{t('passwordForAdmins')}</p>
      {form}
    </section>
  );
}

interface SignInCodeCardProps {
  returnTo: string | null;
  onBack: (failure?: SignInFailure) => void;
}

/** What the sign-in page shows after the right password of an account with a second step. */
function SignInCodeCard({ returnTo, onBack }: SignInCodeCardProps) {
  const t = useTranslations('signIn.step');
  const router = useRouter();
  const [recovery, setRecovery] = useState(false);
  return (
    <PublicCard title={t('title')} lead={recovery ? t('leadRecovery') : t('lead')}>
      <SignInCodeForm
        key={String(recovery)}
        returnTo={returnTo}
        recovery={recovery}
        onSwitch={() => setRecovery(!recovery)}
        onSignedIn={(path) => router.push(path)}
        onBack={onBack}
      />
    </PublicCard>
  );
}
