import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { NotificationLines } from '@/components/notifications/notification-lines';
import type { NotificationLine } from '@/lib/notifications/notification-schemas';
import { DashboardSection } from './dashboard-section';
import { useNewsRefresh } from './use-news-refresh';

export interface NewsProps {
  news: { items: NotificationLine[]; totalItems: number };
}

/** Who mentions the reader, and what managers answered: unread lines of the bell. */
export function News({ news: { items } }: NewsProps) {
  const t = useTranslations('home.news');
  useNewsRefresh();
  if (items.length === 0) return null;
  const all = (
    <Link href="/notifications" prefetch={false} className="text-accent-ink rounded-sm hover:underline">
      {t('all')}
    </Link>
  );
  return (
    <DashboardSection id="news" title={t('title')} aside={all} empty={false}>
      <div className="border-t">
        <NotificationLines lines={items} />
      </div>
    </DashboardSection>
  );
}
