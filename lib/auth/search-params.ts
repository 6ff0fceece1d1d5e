/** Names the page that sign-in leads back to, in the address of /sign-in and /login-successful. */
const returnToParam = 'returnTo';

/** The header in which middleware.ts tells a page its own address. */
export const pathHeader = 'x-path';

/** Pages that lead on or say what went wrong: nobody wants to come back to them. */
const passages = /^\/(sign-in|login-successful|forbidden|not-authorized|not-found)([?#]|$)/;

/** A path within the product, never another site's address; null for anything else. */
export function ownPath(path: string | string[] | null | undefined): string | null {
  if (typeof path !== 'string' || passages.test(path)) return null;
  // Another site's address, or what no header can carry: control characters, halves of surrogate pairs.
  if (!/^\/(?![/\\])/.test(path) || /[\0-\x1f\x7f\ud800-\udfff]/u.test(path)) return null;
  return URL.canParse(path, 'http://own') && new URL(path, 'http://own').host === 'own' ? path : null;
}

function withReturn(page: string, path: string | null): string {
  return path ? `${page}?${new URLSearchParams({ [returnToParam]: path })}` : page;
}

/**
 * Where a person without a session goes (specification, section 8).
 *
 * @param path the page that they asked for; the start page is where sign-in goes anyway
 */
export function signInPath(path: string): string {
  return withReturn('/sign-in', path === '/' ? null : ownPath(path));
}

/** Where sign-in ends; from there the person comes to `path`, or to the last visited page without one. */
export function loginSuccessfulPath(path: string | null): string {
  return withReturn('/login-successful', path);
}
