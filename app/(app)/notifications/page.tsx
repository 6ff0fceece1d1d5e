import { redirect } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { NotificationList } from '@/components/notifications/notification-list';
import { PageBody } from '@/components/page/page-body';
import { PageTitle } from '@/components/page/page-title';
import { requirePagePermission } from '@/lib/auth/page-actor';
import { titleMetadata } from '@/lib/i18n/title-metadata';
import { listNotifications } from '@/lib/notifications/list-notifications';
import { loadNotificationParams } from '@/lib/notifications/search-params';

export const generateMetadata = titleMetadata('notifications.title');

const pageSize = 20;

/** All notifications of the signed-in person. */
export default async function NotificationsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePagePermission('candidate:read');
  const { page } = await loadNotificationParams(searchParams);
  const initial = await listNotifications(actor, { page, pageSize });
  if (initial.items.length === 0 && page > 1) redirect('/notifications');
  return (
    <PageBody className="min-h-full">
      <PageTitle titleId="notifications.title" />
      <NotificationList key={page} initial={initial} />
    </PageBody>
  );
}
