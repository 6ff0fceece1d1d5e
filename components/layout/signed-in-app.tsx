import type { ReactNode } from 'react';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { SessionHost } from '@/components/session/session-host';
import { OtherTabs } from '@/components/unsent/other-tabs';
import { UnsentHost } from '@/components/unsent/unsent-host';
import { AppShell } from './app-shell';
import { SignedInProviders } from './signed-in-providers';

interface SignedInAppProps {
  user: CurrentUser;
  /** Whether this user may sign in with a password. */
  withPassword: boolean;
  /** Above the page. */
  notice: ReactNode;
  quickView: ReactNode;
  children: ReactNode;
}

/** The shared layout of a signed-in user. */
export function SignedInApp({ user, withPassword, notice, quickView, children }: SignedInAppProps) {
  return (
    <SignedInProviders>
      <CurrentUserProvider user={user}>
        <SessionHost withPassword={withPassword} />
        <UnsentHost />
        <OtherTabs />
        <AppShell notice={notice} quickView={quickView}>
          {children}
        </AppShell>
      </CurrentUserProvider>
    </SignedInProviders>
  );
}
