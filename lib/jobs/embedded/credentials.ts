import { randomBytes } from 'node:crypto';

/** Not resolvable: every request is handled inside this process. */
export const embeddedOrigin = 'http://embedded.invalid';

/** Next may load a module twice; both instances must sign with the same key. */
const globalScope = globalThis as typeof globalThis & { __durableSigningKey?: string };

/** A new key at each start, so that only this process can call the functions. */
export function signingKey(): string {
  globalScope.__durableSigningKey ??= `signkey-embedded-${randomBytes(32).toString('hex')}`;
  return globalScope.__durableSigningKey;
}
