import type { ReactNode } from 'react';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/users/schemas';
import { AppShell } from './app-shell';
import { SignedInProviders } from './signed-in-providers';

interface SignedInAppProps {
  user: CurrentUser;
  quickView: ReactNode;
  children: ReactNode;
}

/** The shared layout of a signed-in user. */
export function SignedInApp({ user, quickView, children }: SignedInAppProps) {
  return (
    <SignedInProviders>
      <CurrentUserProvider user={user}>
        <AppShell quickView={quickView}>{children}</AppShell>
      </CurrentUserProvider>
    </SignedInProviders>
  );
}
