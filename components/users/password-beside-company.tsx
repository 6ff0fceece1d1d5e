'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

interface PasswordBesideCompanyProps {
  form: ReactNode;
  /** Whether the form is shown at once: the second step led back to it. */
  isOpen: boolean;
}

/** Sign-in with a password for administrators, where others sign in with the company account. */
export function PasswordBesideCompany({ form, isOpen }: PasswordBesideCompanyProps) {
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
