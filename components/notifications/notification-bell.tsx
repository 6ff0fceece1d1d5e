'use client';

import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { pollingIntervals } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';
import { notificationQueries } from '@/components/queries/notifications/notification-queries';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

const NotificationPanel = lazyPart(() => import('./notification-panel').then((module) => module.NotificationPanel));

/** More are not counted out. */
const maxShown = 99;

/** How much is unread, kept up to date while somebody is there; opens the latest of it. */
export function NotificationBell() {
  const t = useTranslations('notifications');
  const [open, setOpen] = useState(false);
  const idle = useIdle();
  const { data } = useQuery({
    ...notificationQueries.unread,
    refetchInterval: idle ? false : pollingIntervals.notifications,
  });
  const unread = data?.unread ?? 0;
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton label={t('bell', { unread })} tooltipSide="bottom">
          <span className="relative">
            <Bell aria-hidden="true" />
            {unread > 0 && (
              <span
                aria-hidden="true"
                className="bg-accent text-on-accent absolute -top-2 left-2 min-w-4 rounded-full px-1 text-center text-[0.625rem] leading-4 tabular-nums"
              >
                {unread > maxShown ? `${maxShown}+` : unread}
              </span>
            )}
          </span>
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={t('title')} className="w-104 p-0">
        <NotificationPanel onLeave={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}
