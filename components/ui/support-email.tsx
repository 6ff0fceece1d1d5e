'use client';

import { useTranslations } from 'next-intl';
import { createContext, use, type ReactNode } from 'react';

const SupportEmailContext = createContext<string | null>(null);

export function SupportEmailProvider({ email, children }: { email: string; children: ReactNode }) {
  return <SupportEmailContext value={email}>{children}</SupportEmailContext>;
}

/** The address to write to; it goes to a line of its own rather than being broken in two. */
export function SupportLink({ email, children }: { email: string; children: ReactNode }) {
  return (
    <a href={`mailto:${email}`} className="text-accent-ink inline-block max-w-full rounded-sm wrap-anywhere underline">
      {children}
    </a>
  );
}

/** The support address of this deployment; null where even the root layout has failed. */
export function useSupportEmail(): string | null {
  return use(SupportEmailContext);
}

/** After a failure that ends everything: try again, otherwise write to support and quote the details that follow. */
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
