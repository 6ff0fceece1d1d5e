const storageKey = 'last-visited';

/** The page that someone without a session asked for; set by middleware.ts, used up after sign-in. */
export const returnToCookie = 'return-to';

/** A path within the product, never another site's address. */
function ownPath(path: string | null | undefined): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}

/** Keeps where the person is, so that sign-in can bring them back (specification, sections 2 and 8). */
export function storeLastVisited(path: string): void {
  try {
    localStorage.setItem(storageKey, path);
  } catch {
    // Storage may be off or full; being brought back to the start page is then good enough.
  }
}

/** Where to go after sign-in: the page that was asked for, else the last visited one, else `/`. */
export function takeReturnPath(): string {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${returnToCookie}=`));
  document.cookie = `${returnToCookie}=; path=/; max-age=0`;
  try {
    const asked = cookie && decodeURIComponent(cookie.slice(returnToCookie.length + 1));
    return ownPath(asked) ?? ownPath(localStorage.getItem(storageKey)) ?? '/';
  } catch {
    return '/';
  }
}
