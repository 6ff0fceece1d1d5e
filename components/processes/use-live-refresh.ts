'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { connection } from '@/components/connection/connection';

const every = 4000;

/** Loads the page's data anew every few seconds while something runs and the tab is looked at. */
export function useLiveRefresh(running: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      // Without a connection refreshes would only queue up.
      if (document.visibilityState === 'visible' && connection.get().kind !== 'lost') router.refresh();
    }, every);
    return () => clearInterval(timer);
  }, [running, router]);
}
