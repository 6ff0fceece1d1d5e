'use client';

import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { notificationQueries } from '@/components/queries/notifications/notification-queries';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { NotificationLines } from './notification-lines';
import { ReadAllButton } from './read-all-button';

const shownLines = 8;

/** The latest notifications, below the bell. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('notifications');
  const { data, error, refetch } = useQuery(notificationQueries.page(1, shownLines));
  return (
    <div data-notifications="">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 border-b py-1 pr-2 pl-4">
        <h2 className="font-medium">{t('title')}</h2>
        {data && <ReadAllButton shown={data} />}
      </header>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div className="flex flex-col gap-3 p-4" role="status" aria-busy="true" aria-label={t('title')}>
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      )}
      {data?.items.length === 0 && (
        <EmptyState icon={Bell} title={t('empty')} className="py-8">
          {t('emptyWhy')}
        </EmptyState>
      )}
      {data && data.items.length > 0 && <NotificationLines lines={data.items} onLeave={onLeave} />}
      <footer className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t px-4 py-2">
        <PanelLink href="/notifications" onLeave={onLeave}>
          {t('seeAll')}
        </PanelLink>
        <PanelLink href="/account#notifications" onLeave={onLeave}>
          {t('settings')}
        </PanelLink>
      </footer>
    </div>
  );
}

function PanelLink({ href, onLeave, children }: { href: string; onLeave: () => void; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={onLeave}
      className="text-accent-ink rounded-sm py-0.5 font-medium hover:underline"
    >
      {children}
    </Link>
  );
}
