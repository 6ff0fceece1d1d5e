import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

function sign(words: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(words)
    .digest('base64url');
}

/** What the database holds of a link's PIN: a million of them are tried in no time, so the key is not in the database. */
export const hashPin = (linkId: string, pin: string): string => sign(`shortlist-pin:${linkId}:${pin}`);

/** What a browser brings instead of the PIN, once it was right; another PIN makes another one. */
export const passFor = (linkId: string, pinHash: string): string => sign(`shortlist-pass:${linkId}:${pinHash}`);

/** Whether two hashes are equal, in constant time. */
export function isSame(one: string, other: string): boolean {
  const [given, own] = [Buffer.from(one), Buffer.from(other)];
  return given.length === own.length && timingSafeEqual(given, own);
}
