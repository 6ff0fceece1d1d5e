'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const everyMs = 10_000;

/** Loads the page anew now and then while mails wait. */
export function RefreshWhileWaiting({ waiting }: { waiting: number }) {
  const router = useRouter();
  useEffect(() => {
    if (waiting === 0) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && router.refresh(), everyMs);
    return () => clearInterval(timer);
  }, [router, waiting]);
  return null;
}
