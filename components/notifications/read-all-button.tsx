'use client';

import { CheckCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { useReadNotifications } from '@/components/queries/notifications/notification-queries';
import { Button } from '@/components/ui/button';
import type { NotificationPage } from '@/lib/notifications/notification-schemas';

/** Marks all as read, up to the newest line that is shown; nothing when there is nothing to mark. */
export function ReadAllButton({ shown: { items, unread } }: { shown: Pick<NotificationPage, 'items' | 'unread'> }) {
  const t = useTranslations('notifications');
  const read = useReadNotifications();
  const [newest] = items;
  if (unread === 0 || !newest) return null;
  /** The button goes; the focus goes to the lines. */
  const readAll = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>('[data-notifications]')?.querySelector<HTMLElement>('li a')?.focus();
    read.mutate({ notificationId: newest.notificationId, all: true });
  };
  return (
    <Button size="sm" variant="ghost" onClick={readAll}>
      <CheckCheck aria-hidden="true" />
      {t('readAll')}
    </Button>
  );
}
