type Listener = () => void;

const listeners = new Set<Listener>();
/** Path and search of the page that was asked for and has not come yet. */
let awaited: string | null = null;
/** Path and search of the page that is seen. */
let open: string | null = null;

function put(next: string | null): void {
  if (next === awaited) return;
  awaited = next;
  for (const listener of listeners) listener();
}

/** Told by Next at the start of each navigation. One to the page that is open already ends where it began. */
export function beginNavigation(url: string): void {
  const { pathname, search, origin } = new URL(url, window.location.href);
  // The browser's own address is no guide: at a step back it is changed already.
  if (origin === window.location.origin && pathname + search !== open) put(pathname + search);
}

/** A page has come: the one that was asked for, or the one it sent the person on to. */
export function endNavigation(): void {
  open = window.location.pathname + window.location.search;
  put(null);
}

export function subscribeToNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isPageOnItsWay = (): boolean => awaited !== null;
