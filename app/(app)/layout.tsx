import type { ReactNode } from 'react';
import { getLocale } from 'next-intl/server';
import dynamic from 'next/dynamic';
import { AppShell } from '@/components/layout/app-shell';
import { CurrentUserProvider } from '@/components/users/current-user';
import { loadPageUser } from '@/lib/auth/load-page-user';
import { errorWords } from '@/lib/http/error-words';
import { toLocale } from '@/lib/i18n/locale';

/** Hardly ever shown, so it is fetched only then. */
const FailedStart = dynamic(() => import('@/components/layout/failed-start').then((module) => module.FailedStart));

interface AppLayoutProps {
  children: ReactNode;
  quickView: ReactNode;
}

/** Nothing of the layout is shown before the person's account is loaded (specification, section 6). */
export default async function AppLayout({ children, quickView }: AppLayoutProps) {
  const loaded = await loadPageUser();
  if ('failure' in loaded) {
    const words = errorWords(toLocale(await getLocale()), loaded.failure.code, {});
    return <FailedStart failure={{ ...loaded.failure, words }} />;
  }
  return (
    <CurrentUserProvider user={loaded.user}>
      <AppShell quickView={quickView}>{children}</AppShell>
    </CurrentUserProvider>
  );
}
