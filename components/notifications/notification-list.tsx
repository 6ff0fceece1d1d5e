'use client';

import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageLinks } from '@/components/navigation/page-links';
import { notificationQueries } from '@/components/queries/notifications/notification-queries';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import type { NotificationPage } from '@/lib/notifications/notification-schemas';
import { NotificationLines } from './notification-lines';
import { ReadAllButton } from './read-all-button';

const hrefOf = (page: number) => `/notifications?page=${page}`;

/** All that one is told, page by page. */
export function NotificationList({ initial }: { initial: NotificationPage }) {
  const t = useTranslations('notifications');
  const { page, pageSize } = initial;
  const { data, error, refetch } = useQuery({
    ...notificationQueries.page(page, pageSize),
    initialData: initial,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data.items.length === 0)
    return (
      <EmptyState icon={Bell} title={t('empty')}>
        {t('emptyWhy')}
      </EmptyState>
    );
  return (
    <div data-notifications="" className="flex max-w-3xl flex-col gap-2 px-4 pb-6 lg:px-6">
      {/* On later pages it would leave what is before them. */}
      {page === 1 && (
        <div className="self-end empty:hidden">
          <ReadAllButton shown={data} />
        </div>
      )}
      <div className="bg-surface rounded-lg border">
        <NotificationLines lines={data.items} />
      </div>
      <PageLinks {...data} getHref={hrefOf} />
    </div>
  );
}
