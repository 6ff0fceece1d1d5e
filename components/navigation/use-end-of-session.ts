import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { sessionEndedPath } from '@/lib/auth/search-params';
import { storeLastVisited } from './last-visited';

/** Several requests may fail with 401 at once: one entry in the history is enough. */
const sameMomentMs = 5000;
let redirectedAt = -Infinity;

/** Leaves the page when its session has ended: stores it as last visited and leads to sign-in (specification, section 8). */
export function useEndOfSession(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const isRepeated = performance.now() - redirectedAt < sameMomentMs;
    const { pathname, search, hash } = window.location;
    const path = `${pathname}${search}${hash}`;
    if (isRepeated && pathname === '/sign-in') return;
    redirectedAt = performance.now();
    storeLastVisited(path);
    // A change of the list's URL at the same moment may have cancelled the first redirect.
    if (isRepeated) router.replace(sessionEndedPath(path));
    else router.push(sessionEndedPath(path));
  }, [router]);
}
