import { createHash, randomBytes } from 'node:crypto';

/** A link's token for its user, and what the database holds instead. */
export interface LinkToken {
  token: string;
  hash: string;
}

/** A random token of 256 bits, which need no slow hash. */
export function makeLinkToken(): LinkToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashLinkToken(token) };
}

/** What the database holds of a token. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
