import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { notificationQueries } from '@/components/queries/notifications/notification-queries';

/** Loads the page anew when the bell counts more or fewer than before: something came, or was read. */
export function useNewsRefresh(): void {
  const router = useRouter();
  // The bell asks.
  const { data } = useQuery({ ...notificationQueries.unread, enabled: false });
  const unread = data?.unread;
  const known = useRef(unread);
  useEffect(() => {
    if (unread === undefined) return;
    if (known.current !== undefined && known.current !== unread) router.refresh();
    known.current = unread;
  }, [unread, router]);
}
