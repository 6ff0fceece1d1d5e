'use client';

import { createContext, use, type ReactNode } from 'react';
import type { CurrentUser, Permission } from '@/lib/domain/user-schemas';

const CurrentUserContext = createContext<CurrentUser | null>(null);

export function CurrentUserProvider({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return <CurrentUserContext value={user}>{children}</CurrentUserContext>;
}

/** The signed-in user. */
export function useCurrentUser(): CurrentUser {
  const user = use(CurrentUserContext);
  if (!user) throw new Error('useCurrentUser needs a CurrentUserProvider above it');
  return user;
}

/** Whether to offer an action. The server checks again. */
export function useCan(permission: Permission): boolean {
  return useCurrentUser().permissions.includes(permission);
}
