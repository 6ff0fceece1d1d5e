'use client';

import { createContext, use, type ReactNode } from 'react';

interface Keeping {
  /** The signed-in person's id. */
  owner: string;
  /** Says that what was typed is back. */
  onRestored: () => void;
}

const KeepingContext = createContext<Keeping | null>(null);

interface KeepingProviderProps {
  keeping: Keeping;
  children: ReactNode;
}

/** Lets the fields below it keep what is typed. */
export function KeepingProvider({ keeping, children }: KeepingProviderProps) {
  return <KeepingContext value={keeping}>{children}</KeepingContext>;
}

/** Null where nobody is signed in: nothing is kept there. */
export function useKeeping(): Keeping | null {
  return use(KeepingContext);
}
