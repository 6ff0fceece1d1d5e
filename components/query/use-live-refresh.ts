import { onlineManager } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useIdle } from '@/components/query/use-idle';
import { pollingIntervals } from '@/components/query/polling-intervals';

/** Refreshes the page's data while something runs and the tab is visible; at long intervals, a whole page is expensive. */
export function useLiveRefresh(running: boolean): void {
  const router = useRouter();
  const idle = useIdle();
  useEffect(() => {
    if (!running) return undefined;
    const refresh = () => {
      if (document.visibilityState === 'visible' && onlineManager.isOnline()) router.refresh();
    };
    const timer = setInterval(refresh, idle ? pollingIntervals.chartsIdle : pollingIntervals.page);
    return () => clearInterval(timer);
  }, [running, idle, router]);
}
