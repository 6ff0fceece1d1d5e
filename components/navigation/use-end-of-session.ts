'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { signInPath } from '@/lib/auth/search-params';
import { storeLastVisited } from './last-visited';

/** Several calls may find the session ended at once; one of them leads to sign-in. */
const minIntervalMs = 5000;
let redirectedAt = -Infinity;

/**
 * What an answer 401 leads to, wherever it comes from: the page is saved as the last visited one, and the browser goes to
 * sign-in, which brings the person back (specification, section 8).
 */
export function useEndOfSession(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (performance.now() - redirectedAt < minIntervalMs) return;
    redirectedAt = performance.now();
    const path = `${window.location.pathname}${window.location.search}`;
    storeLastVisited(path);
    router.push(signInPath(path));
  }, [router]);
}
