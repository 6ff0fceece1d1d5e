'use client';

import { onlineManager } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useIdle } from '@/components/query/use-idle';
import { pollingIntervals } from '@/components/query/polling-intervals';

/** Loads the page's data anew now and then while something runs and the tab is looked at: a whole page is dear. */
export function useLiveRefresh(running: boolean): void {
  const router = useRouter();
  const idle = useIdle();
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(
      () => {
        // Without a connection refreshes would only queue up.
        if (document.visibilityState === 'visible' && onlineManager.isOnline()) router.refresh();
      },
      idle ? pollingIntervals.chartsIdle : pollingIntervals.page,
    );
    return () => clearInterval(timer);
  }, [running, idle, router]);
}
