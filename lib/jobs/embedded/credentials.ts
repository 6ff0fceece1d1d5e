import { randomBytes } from 'node:crypto';

/** An address that leads nowhere: whatever goes there is answered inside this process. */
export const embeddedOrigin = 'http://embedded.invalid';

/** Next may load a module twice; both must sign with the same key. */
const globalScope = globalThis as typeof globalThis & { __durableSigningKey?: string };

/** A new key at each start: requests to functions can be made by this process only. */
export function signingKey(): string {
  globalScope.__durableSigningKey ??= `signkey-embedded-${randomBytes(32).toString('hex')}`;
  return globalScope.__durableSigningKey;
}
