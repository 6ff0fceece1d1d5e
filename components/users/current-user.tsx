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

const ProcessPermissionsContext = createContext<readonly Permission[] | null>(null);

interface ProcessPermissionsProps {
  /** What the user may do in the process (`findProcessPermissions`), as it was passed on. */
  permissions: readonly Permission[];
  children: ReactNode;
}

/** Everything inside is about one process, where a member may do more than elsewhere. */
export function ProcessPermissions({ permissions, children }: ProcessPermissionsProps) {
  return <ProcessPermissionsContext value={permissions}>{children}</ProcessPermissionsContext>;
}

/** Whether to offer an action, in the process that this is about if it is about one. The server checks again. */
export function useCan(permission: Permission): boolean {
  const anywhere = use(CurrentUserContext)?.permissions;
  const permissions = use(ProcessPermissionsContext) ?? anywhere;
  if (!permissions) throw new Error('useCan needs a CurrentUserProvider or ProcessPermissions above it');
  return permissions.includes(permission);
}

/** The same of what belongs to no process, wherever it is offered. */
export function useCanAnywhere(permission: Permission): boolean {
  return useCurrentUser().permissions.includes(permission);
}
