import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

function sign(sessionId: string, nonce: string): string {
  const secret = env().NEXTAUTH_SECRET;
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set.');
  return createHmac('sha256', secret).update(`csrf:${sessionId}:${nonce}`).digest('base64url');
}

/** A CSRF token that is valid for one session only (decisions.md, Conventions of the API). */
export function makeCsrfToken(sessionId: string): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${nonce}.${sign(sessionId, nonce)}`;
}

/** Whether `token` was made by `makeCsrfToken` for this session. */
export function isCsrfTokenValid(token: string | null, sessionId: string): boolean {
  const [nonce, signature, rest] = token?.split('.') ?? [];
  if (!nonce || !signature || rest !== undefined) return false;
  const expected = Buffer.from(sign(sessionId, nonce));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
