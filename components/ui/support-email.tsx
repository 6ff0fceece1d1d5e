'use client';

import { useTranslations } from 'next-intl';
import { createContext, use, type ReactNode } from 'react';

const SupportEmailContext = createContext<string | null>(null);

export function SupportEmailProvider({ email, children }: { email: string | null; children: ReactNode }) {
  return <SupportEmailContext value={email}>{children}</SupportEmailContext>;
}

/** A mail link that moves to a new line rather than breaking. */
export function SupportLink({ email, children }: { email: string; children: ReactNode }) {
  return (
    <a href={`mailto:${email}`} className="text-accent-ink inline-block max-w-full rounded-sm wrap-anywhere underline">
      {children}
    </a>
  );
}

/** The deployment's support address; null when the root layout has failed on the server. */
export function useSupportEmail(): string | null {
  return use(SupportEmailContext);
}

/** Advice after a fatal error: retry, or write to support quoting the details below. */
export function SupportAdvice() {
  const t = useTranslations('fatalError');
  const email = useSupportEmail();
  return (
    <p className="text-ink-muted mt-5 text-pretty">
      {email
        ? t.rich('support', { email, mail: (chunks) => <SupportLink email={email}>{chunks}</SupportLink> })
        : t('supportWithoutEmail')}
    </p>
  );
}
