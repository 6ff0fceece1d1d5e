import { createTabStore } from '@/components/state/tab-store';

/** A page was asked for and has not come yet. */
export const pendingNavigation = createTabStore(false);

/** Path and search of the page that is seen. */
let open: string | null = null;

/**
 * Told by Next at the start of each navigation. One to the page that is open already ends where it began, and with it the
 * wait for another page, which Next does not bring any more.
 */
export function beginNavigation(url: string): void {
  const { pathname, search, origin } = new URL(url, window.location.href);
  // The browser's own address is no guide: at a step back it is changed already.
  if (origin === window.location.origin) pendingNavigation.set(pathname + search !== open);
}

/** A page has come: the one that was asked for, or the one it sent the person on to. */
export function endNavigation(): void {
  open = window.location.pathname + window.location.search;
  pendingNavigation.set(false);
}
