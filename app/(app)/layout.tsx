import type { ReactNode } from 'react';
import { AppShell } from '@/components/layout/app-shell';
import { CurrentUserProvider } from '@/components/users/current-user';
import { requirePageActor } from '@/lib/auth/page-actor';
import { getCurrentUser } from '@/lib/users/get-current-user';

interface AppLayoutProps {
  children: ReactNode;
  quickView: ReactNode;
}

export default async function AppLayout({ children, quickView }: AppLayoutProps) {
  const user = await getCurrentUser(await requirePageActor());
  return (
    <CurrentUserProvider user={user}>
      <AppShell quickView={quickView}>{children}</AppShell>
    </CurrentUserProvider>
  );
}
