const storageKey = 'last-visited';

/** Keeps where the person is, so that sign-in can bring them back (specification, sections 2 and 8). */
export function storeLastVisited(path: string): void {
  try {
    localStorage.setItem(storageKey, path);
  } catch {
    // Storage may be off or full; being brought back to the start page is then good enough.
  }
}

/** The last visited path within the product; `/` when there is none. Never another site's address. */
export function readLastVisited(): string {
  try {
    const path = localStorage.getItem(storageKey);
    return path !== null && /^\/(?![/\\])/.test(path) ? path : '/';
  } catch {
    return '/';
  }
}

/** The session has ended: remember the page, then sign in again. */
export function goToSignIn(): void {
  storeLastVisited(`${window.location.pathname}${window.location.search}`);
  window.location.assign('/sign-in');
}
