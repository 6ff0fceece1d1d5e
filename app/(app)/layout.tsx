import type { ReactNode } from 'react';
import { getLocale } from 'next-intl/server';
import { FailedStart } from '@/components/layout/failed-start';
import { PublicShell } from '@/components/layout/public-shell';
import { SignedInApp } from '@/components/layout/signed-in-app';
import { StartBoundary } from '@/components/layout/start-boundary';
import { SignInNotice } from '@/components/users/sign-in-notice';
import { getSignInOptions, mayUsePassword } from '@/lib/auth/sign-in-options';
import { publicStore } from '@/lib/storage/uploads/upload-origin';
import { startLoadingUser, type LoadedUser } from '@/lib/users/load-page-user';
import { errorMessage } from '@/lib/i18n/error-messages';
import { toLocale } from '@/lib/i18n/locale';

interface AppLayoutProps {
  children: ReactNode;
  quickView: ReactNode;
}

async function LoadedApp({ loading, children, quickView }: AppLayoutProps & { loading: Promise<LoadedUser> }) {
  const loaded = await loading;
  if ('failure' in loaded) {
    const message = errorMessage(toLocale(await getLocale()), loaded.failure.code, {});
    return <FailedStart failure={{ ...loaded.failure, message }} />;
  }
  if (!loaded.user) return <PublicShell>{children}</PublicShell>;
  return (
    <SignedInApp
      user={loaded.user}
      withPassword={mayUsePassword(loaded.user.role)}
      withCompany={getSignInOptions().oidc}
      notice={loaded.notice && <SignInNotice notice={loaded.notice} />}
      newTokens={loaded.newTokens}
      quickView={quickView}
      directUploads={publicStore() !== null}
    >
      {children}
    </SignedInApp>
  );
}

/**
 * The shared layout (specification, section 2), rendered once the user's account is loaded (section 6). Without a
 * session it shows the public shell; pages that need one redirect to sign-in themselves (`requirePageActor`).
 */
export default async function AppLayout({ children, quickView }: AppLayoutProps) {
  const { loading, slow } = await startLoadingUser();
  return (
    <StartBoundary slow={slow}>
      <LoadedApp loading={loading} quickView={quickView}>
        {children}
      </LoadedApp>
    </StartBoundary>
  );
}
