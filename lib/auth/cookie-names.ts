import { env } from '@/lib/env';

/** Whether people reach the product over HTTPS. */
export function isSecureSite(): boolean {
  const { NEXTAUTH_URL, VERCEL } = env();
  return NEXTAUTH_URL === undefined ? Boolean(VERCEL) : NEXTAUTH_URL.startsWith('https:');
}

/**
 * The name under which a cookie of ours is set and read: over HTTPS with `__Host-`, so that no other site of the same domain
 * can set it (RFC 6265bis, section 4.1.3.2). Such a cookie needs `Secure`, `Path=/` and no `Domain`.
 */
export function cookieName(name: string): string {
  return isSecureSite() ? `__Host-${name}` : name;
}

/**
 * A `Set-Cookie` for signing in, which no script reads.
 *
 * @param name without a prefix; it is read under {@link cookieName}
 * @param options `maxAge` in seconds; 0 deletes it
 */
export function signInCookie(
  name: string,
  value: string,
  { maxAge, sameSite }: { maxAge: number; sameSite: 'Lax' | 'Strict' },
): string {
  const [path, secure] = isSecureSite() ? ['/', '; Secure'] : ['/api/auth', ''];
  return `${cookieName(name)}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${secure}`;
}
