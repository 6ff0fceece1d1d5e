/** The page to return to after sign-in, in the URL of /sign-in and /login-successful. */
const returnToParam = 'returnTo';

/** The header in which middleware.ts passes a page its own path. */
export const pathHeader = 'x-path';

/** Redirect and error pages, which are never returned to. */
const redirectPages =
  /^\/(sign-in|login-successful|invitation|reset-password|forgotten-password|setup|second-step|forbidden|not-authorized|not-found)([?#]|$)/;

/** Returns `path` if it is a path within the product, else null. */
export function ownPath(path: string | string[] | null | undefined): string | null {
  if (typeof path !== 'string' || redirectPages.test(path)) return null;
  // Other origins, and what no header can carry: control characters, lone surrogates.
  if (!/^\/(?![/\\])/.test(path) || /[\0-\x1f\x7f\ud800-\udfff]/u.test(path)) return null;
  return URL.canParse(path, 'http://own') && new URL(path, 'http://own').host === 'own' ? path : null;
}

function withReturn(page: string, path: string | null): string {
  return path ? `${page}?${new URLSearchParams({ [returnToParam]: path })}` : page;
}

/**
 * The sign-in URL for a user without a session (specification, section 8).
 *
 * @param path the requested page; omitted for the start page, the default after sign-in
 */
export function signInPath(path: string): string {
  return withReturn('/sign-in', path === '/' ? null : ownPath(path));
}

/**
 * The sign-in URL for somebody whose session ended while a page was open: they return to this page, even to the start
 * page.
 */
export function sessionEndedPath(path: string): string {
  return withReturn('/sign-in', ownPath(path));
}

/**
 * The page to return to with the part of the address behind `#`, which no server gets: browsers keep it at a redirect.
 *
 * @param hash of the sign-in page, with its `#`; empty: none
 */
export function withHash(path: string | null, hash: string): string | null {
  return path === null || path.includes('#') ? path : ownPath(`${path}${hash}`);
}

/** The sign-in page after the right password, before the start page: it asks for the code of the second step. */
export const codePath = '/sign-in?step=code&returnTo=/';

/** The sign-in page for who is signed in: they sign in anew at the identity provider, in a tab of its own. */
export const confirmPath = '/sign-in?step=confirm&returnTo=/signed-in';

const endOfSignIn = '/login-successful';

/**
 * The URL where somebody sets up the second step that their role requires.
 *
 * @param path the page to go on to; for the page that ends sign-in, the page that it leads to
 */
export function secondStepPath(path: string): string {
  const [page, query] = path.split('?');
  if (page === endOfSignIn) return withReturn('/second-step', ownPath(new URLSearchParams(query).get(returnToParam)));
  return withReturn('/second-step', path === '/' ? null : ownPath(path));
}

/** The page that ends sign-in; it forwards to `path`, or to the last visited page without one. */
export function loginSuccessfulPath(path: string | null): string {
  return withReturn(endOfSignIn, path);
}
