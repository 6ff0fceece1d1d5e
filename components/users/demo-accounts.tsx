'use client';

import { useTranslations } from 'next-intl';
import type { Role } from '@/lib/domain/user-schemas';
import type { Credentials } from './try-sign-in';

interface DemoAccountsProps {
  accounts: { email: string; password: string; role: Role }[];
  onChoose: (credentials: Credentials) => void;
}

/** A click fills the form without submitting. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
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
