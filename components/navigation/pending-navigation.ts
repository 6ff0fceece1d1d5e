import { holdKeys } from '@/components/state/held-keys';
import { createTabStore } from '@/components/state/tab-store';

/** A navigation is in progress. */
export const pendingNavigation = createTabStore(false);

/** Path and search of the current page. */
let open: string | null = null;
/** Lets the keys go that wait for the next page. */
let releaseKeys: (() => void) | null = null;

/** Keys pressed on the way to another page are meant for that page. */
function holdKeysUntilShown(): void {
  if (!releaseKeys) holdKeys(new Promise<void>((resolve) => (releaseKeys = resolve)));
}

function release(): void {
  releaseKeys?.();
  releaseKeys = null;
}

/**
 * Called by Next when a navigation starts. One back to the current page cancels a pending navigation, which Next then
 * never completes.
 */
export function beginNavigation(url: string): void {
  const { pathname, search, origin } = new URL(url, window.location.href);
  // `window.location` does not help: going back changes it before this call.
  if (origin !== window.location.origin) return;
  pendingNavigation.set(pathname + search !== open);
  if (pathname === open?.split('?')[0]) release();
  else holdKeysUntilShown();
}

/** The requested page, or the one it redirected to, is shown. */
export function endNavigation(): void {
  open = window.location.pathname + window.location.search;
  pendingNavigation.set(false);
  release();
}
