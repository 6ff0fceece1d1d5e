import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OutsiderLinkPurpose } from '@/lib/db/generated/client';
import { env } from '@/lib/env';
import { makeLinkToken } from '@/lib/users/link-token';

function sign(purpose: OutsiderLinkPurpose, token: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`outsider-link:${purpose}:${token}`)
    .digest('base64url');
}

/** A random token of 256 bits, signed for its purpose: what nobody here made is refused without asking the database. */
export function makeOutsiderToken(purpose: OutsiderLinkPurpose): string {
  const { token } = makeLinkToken();
  return `${token}.${sign(purpose, token)}`;
}

/** Whether a token was made here, for this purpose. */
export function isOutsiderToken(purpose: OutsiderLinkPurpose, token: string): boolean {
  const [random = '', signature = ''] = token.split('.');
  const [given, own] = [Buffer.from(signature), Buffer.from(sign(purpose, random))];
  return given.length === own.length && timingSafeEqual(given, own);
}
