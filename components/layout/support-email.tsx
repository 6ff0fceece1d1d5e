'use client';

import { createContext, use, type ReactNode } from 'react';

const SupportEmailContext = createContext<string | null>(null);

export function SupportEmailProvider({ email, children }: { email: string; children: ReactNode }) {
  return <SupportEmailContext value={email}>{children}</SupportEmailContext>;
}

/** The support address of this deployment; null where even the root layout has failed. */
export function useSupportEmail(): string | null {
  return use(SupportEmailContext);
}
