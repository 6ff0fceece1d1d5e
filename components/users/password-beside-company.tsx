'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SignInForm } from './sign-in-form';

const empty = { email: '', password: '' };

/** Sign-in with a password for administrators, where others sign in with the company account. */
export function PasswordBesideCompany({ returnTo }: { returnTo: string | null }) {
  const t = useTranslations('signIn');
  const [open, setOpen] = useState(false);
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
      <SignInForm filled={empty} returnTo={returnTo} />
    </section>
  );
}
