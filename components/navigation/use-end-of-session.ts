import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { signInPath } from '@/lib/auth/search-params';
import { storeLastVisited } from './last-visited';

/** Several requests may fail with 401 at once; only one redirects. */
const minIntervalMs = 5000;
let redirectedAt = -Infinity;

/** Handles a 401: stores the current page as last visited and redirects to sign-in (specification, section 8). */
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
