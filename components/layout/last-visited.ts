import { ownPath } from '@/lib/auth/search-params';

const storageKey = 'last-visited';

/** Keeps where the person is, so that sign-in can bring them back (specification, sections 2 and 8). */
export function storeLastVisited(path: string): void {
  try {
    localStorage.setItem(storageKey, path);
  } catch {
    // Storage may be off or full; being brought back to the start page is then good enough.
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
