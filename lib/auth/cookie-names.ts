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
