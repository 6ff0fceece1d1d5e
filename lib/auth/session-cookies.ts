import { readSessionToken } from './session-token';

const sessionCookieName = /^(__Secure-)?next-auth\.session-token(?:\.(\d+))?$/;

interface SessionCookie {
  name: string;
  value: string;
  /** `__Secure-` over HTTPS, where a browser may still have the cookie of a deployment without it. */
  prefix: string;
  /** The place of a part of a long cookie. */
  part: number;
}

function sessionCookies(cookieHeader: string): SessionCookie[] {
  const pairs = cookieHeader.split(';').map((pair) => pair.trim());
  return pairs.flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    const match = sessionCookieName.exec(name);
    return match ? [{ name, value: value.join('='), prefix: match[1] ?? '', part: Number(match[2] ?? -1) }] : [];
  });
}

/**
 * The attributes with which a browser deletes a session cookie, whose value is then empty. Not `Max-Age=0`: Next repeats a
 * cookie of the middleware on a redirect, without it.
 */
export function deletion(name: string) {
  return {
    path: '/',
    expires: new Date(0),
    httpOnly: true,
    sameSite: 'lax',
    secure: name.startsWith('__Secure-'),
  } as const;
}

/** The `Set-Cookie` value that deletes a session cookie. */
export function clearedCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${deletion(name).secure ? '; Secure' : ''}`;
}

/** The parts of each session cookie. */
function sessionCookieGroups(cookieHeader: string): SessionCookie[][] {
  return [...Map.groupBy(sessionCookies(cookieHeader), ({ prefix }) => prefix).values()];
}

/** The names of the request's session cookies. */
export function sessionCookieNames(request: Request): string[] {
  return sessionCookies(cookiesOf(request)).map(({ name }) => name);
}

/**
 * The names of those of the request's session cookies that name no session: of an earlier version or secret, broken, or cut
 * off.
 */
export function invalidCookieNames(request: Request): string[] {
  const groups = sessionCookieGroups(cookiesOf(request));
  return groups.filter((group) => sessionIdOf(group) === null).flatMap((group) => group.map(({ name }) => name));
}

/**
 * The session that a request names, by its cookie's signature alone: it may have ended since.
 *
 * @param cookieHeader the request's `Cookie`
 * @returns null without a cookie that this server signed
 */
export function findSessionId(cookieHeader: string | undefined): string | null {
  const ids = sessionCookieGroups(cookieHeader ?? '').map(sessionIdOf);
  return ids.find((id) => id !== null) ?? null;
}

function cookiesOf(request: Request): string {
  return request.headers.get('cookie') ?? '';
}

function sessionIdOf(group: SessionCookie[]): string | null {
  const parts = group.toSorted((one, other) => one.part - other.part).map(({ value }) => value);
  return readSessionToken(parts.join(''));
}
