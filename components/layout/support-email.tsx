'use client';

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
