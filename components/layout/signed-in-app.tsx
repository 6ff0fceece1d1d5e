import type { ReactNode } from 'react';
import { WaitingMessages } from '@/components/candidates/messages/waiting-messages';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { ConfirmPersonHost } from '@/components/session/confirm-person-host';
import { SessionHost } from '@/components/session/session-host';
import { NewTokenNotice } from '@/components/session/tokens/new-token-notice';
import { OtherTabs } from '@/components/pending-changes/other-tabs';
import { PendingHost } from '@/components/pending-changes/pending-host';
import { AppShell } from './app-shell';
import { SignedInProviders } from './signed-in-providers';

interface SignedInAppProps {
  user: CurrentUser;
  /** Whether this user may sign in with a password. */
  withPassword: boolean;
  /** Whether people sign in at the company's identity provider. */
  withCompany: boolean;
  /** Above the page. */
  notice: ReactNode;
  /** The names of API tokens that were made since they last signed in. */
  newTokens: string[];
  /** Whether files may go straight into the store of files. */
  directUploads: boolean;
  quickView: ReactNode;
  children: ReactNode;
}

/** The shared layout of a signed-in user. */
export function SignedInApp({
  user,
  withPassword,
  withCompany,
  notice,
  newTokens,
  directUploads,
  quickView,
  children,
}: SignedInAppProps) {
  const above = (
    <>
      {notice}
      <WaitingMessages />
      {newTokens.length > 0 && <NewTokenNotice names={newTokens} />}
    </>
  );
  return (
    <SignedInProviders directUploads={directUploads}>
      <CurrentUserProvider user={user}>
        <SessionHost>
          <ConfirmPersonHost withPassword={withPassword} withCompany={withCompany} />
          <PendingHost />
          <OtherTabs />
          <AppShell notice={above} quickView={quickView}>
            {children}
          </AppShell>
        </SessionHost>
      </CurrentUserProvider>
    </SignedInProviders>
  );
}
