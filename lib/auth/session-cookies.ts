import { isSecureSite } from './cookie-names';
import { readSessionToken } from './session-token';

/** A pattern instead of next-auth's `cookies`, which does not know the cookies of an earlier deployment, and so deletes none. */
const sessionCookieName = /^(__Host-|__Secure-)?next-auth\.session-token(?:\.(\d+))?$/;

interface SessionCookie {
  name: string;
  value: string;
  /** `__Host-` over HTTPS, where a browser may still have the cookie of a deployment without it. */
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
 * Which cookies are read, the first one first. `__Secure-` was the name until 0.1 and is read for one more release, so that
 * nobody has to sign in anew; a plain one may have been set by another site of the domain (docs/decisions/0020).
 */
function readPrefixes(): string[] {
  return isSecureSite() ? ['__Host-', '__Secure-'] : [''];
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
    secure: name.startsWith('__'),
  } as const;
}

/** The `Set-Cookie` value that deletes a session cookie. */
export function clearedCookie(name: string): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${deletion(name).secure ? '; Secure' : ''}`;
}

/** The parts of each session cookie by prefix. */
function sessionCookieGroups(cookieHeader: string): Map<string, SessionCookie[]> {
  return Map.groupBy(sessionCookies(cookieHeader), ({ prefix }) => prefix);
}

/** The names of the request's session cookies. */
export function sessionCookieNames(request: Request): string[] {
  return sessionCookies(cookiesOf(request)).map(({ name }) => name);
}

/**
 * The names of the request's session cookies that name no session: from an earlier version or secret, broken,
 * truncated, or set by another site.
 */
export function invalidCookieNames(request: Request): string[] {
  const read = readPrefixes();
  const groups = [...sessionCookieGroups(cookiesOf(request))];
  return groups
    .filter(([prefix, group]) => !read.includes(prefix) || sessionIdOf(group) === null)
    .flatMap(([, group]) => group.map(({ name }) => name));
}

/**
 * The session that a request names, by its cookie's signature alone: it may have ended since.
 *
 * @param cookieHeader the request's `Cookie`
 * @returns null without a cookie that this server signed
 */
export function findSessionId(cookieHeader: string | undefined): string | null {
  const groups = sessionCookieGroups(cookieHeader ?? '');
  const ids = readPrefixes().map((prefix) => sessionIdOf(groups.get(prefix) ?? []));
  return ids.find((id) => id !== null) ?? null;
}

function cookiesOf(request: Request): string {
  return request.headers.get('cookie') ?? '';
}

function sessionIdOf(group: SessionCookie[]): string | null {
  const parts = group.toSorted((one, other) => one.part - other.part).map(({ value }) => value);
  return readSessionToken(parts.join(''));
}
