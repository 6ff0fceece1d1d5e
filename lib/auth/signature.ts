import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/**
 * Signs `text` with the product's secret (HMAC-SHA-256, base64url). Synchronous, to keep the libuv thread pool free:
 * every request checks a signature.
 *
 * @param purpose a signature made for one purpose is not valid for another
 * @throws Error when NEXTAUTH_SECRET is not set
 */
export function sign(purpose: string, text: string): string {
  const secret = env().NEXTAUTH_SECRET;
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set.');
  return createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
}

/** Whether `signature` was made by `sign` for this purpose and text. */
export function isSigned(purpose: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(purpose, text));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
