import { randomBytes, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { deriveKey } from './hashing-threads';
import { passwordCost as cost } from './password-cost';

const keyBytes = 32;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return deriveKey({ password: password.normalize('NFKC'), salt, keyBytes, cost: options });
}

/** Hashes a password with scrypt; the result holds parameters and salt (`scrypt$ln$r$p$salt$key`, base64url). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', Math.log2(cost.N), cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether `password` matches `hash`. A malformed hash never matches. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, ln, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !ln || !r || !p || !salt || !key) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: 2 ** Number(ln), r: Number(r), p: Number(p), maxmem: cost.maxmem };
  const actual = await derive(password, Buffer.from(salt, 'base64url'), options);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Takes as long as a real check, so that response times do not reveal which accounts exist. */
export async function verifyDummyPassword(password: string): Promise<false> {
  await derive(password, Buffer.alloc(16), cost);
  return false;
}
