import { onlineManager } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useIdle } from '@/components/query/use-idle';
import { confirmSession } from '@/lib/http/browser/browser-client';
import { pollingIntervals } from '@/components/query/polling-intervals';

/**
 * Refreshes the page's data while something runs and the tab is visible, and when one comes back to it; at long intervals,
 * a whole page is expensive.
 */
export function useLiveRefresh(running: boolean): void {
  const router = useRouter();
  const idle = useIdle();
  useEffect(() => {
    if (!running) return undefined;
    // What waits for the connection or for signing in would queue up.
    let isWaiting = false;
    const refresh = async () => {
      if (isWaiting || document.visibilityState !== 'visible' || !onlineManager.isOnline()) return;
      isWaiting = true;
      await confirmSession();
      isWaiting = false;
      router.refresh();
    };
    const timer = setInterval(() => void refresh(), idle ? pollingIntervals.chartsIdle : pollingIntervals.page);
    const onVisible = () => void refresh();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [running, idle, router]);
}
