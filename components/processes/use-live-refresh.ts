'use client';

import { onlineManager } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useIdle } from '@/components/watching/use-idle';
import { watchPace } from '@/components/watching/watch-pace';

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
      idle ? watchPace.figuresIdle : watchPace.page,
    );
    return () => clearInterval(timer);
  }, [running, idle, router]);
}
