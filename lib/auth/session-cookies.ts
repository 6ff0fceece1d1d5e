import { verifiedSessionId } from './session-token';

/** next-auth's cookies: prefixed over HTTPS, split when the token is long. */
const sessionCookieName = /^(?:__Secure-)?next-auth\.session-token(?:\.\d+)?$/;

/** `Set-Cookie` values that delete the request's session cookies. */
export function clearedSessionCookies(request: Request): string[] {
  const names = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  return names
    .filter((name) => sessionCookieName.test(name))
    .map((name) => {
      const secure = name.startsWith('__Secure-') ? '; Secure' : '';
      return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
    });
}

/**
 * The session that a request names, by its cookie's signature alone: it may have ended since.
 *
 * @param cookieHeader the request's `Cookie`
 * @returns null without a cookie that this server signed
 */
export function findSessionId(cookieHeader: string | undefined): string | null {
  for (const pair of cookieHeader?.split(/;\s*/) ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && sessionCookieName.test(pair.slice(0, at))) return verifiedSessionId(pair.slice(at + 1));
  }
  return null;
}
