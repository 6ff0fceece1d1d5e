import { ownPath } from '@/lib/auth/search-params';

const storageKey = 'last-visited';

/** What was kept before the present page, in this tab. */
let before: string | null = null;
/** A path at which nothing is. */
let unknown: string | null = null;

/** Keeps where the person is, so that sign-in can bring them back (specification, sections 2 and 8). */
export function storeLastVisited(path: string): void {
  if (ownPath(path) === null || path === unknown) return;
  try {
    const kept = localStorage.getItem(storageKey);
    if (kept !== path) before = kept;
    localStorage.setItem(storageKey, path);
  } catch {
    // Storage may be off or full; being brought back to the start page is then good enough.
  }
}

/** Nothing is at `path`: what was kept before it is kept again, and `path` is not. */
export function dropLastVisited(path: string): void {
  unknown = path;
  try {
    if (localStorage.getItem(storageKey) !== path) return;
    if (before === null || before === path) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, before);
  } catch {
    // As above.
  }
}

/** The page that was looked at last, else the start page. */
export function readLastVisited(): string {
  try {
    return ownPath(localStorage.getItem(storageKey)) ?? '/';
  } catch {
    return '/';
  }
}
