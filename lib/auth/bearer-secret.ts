import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request's header `Authorization` gives a secret of the settings. Takes the same time whatever it gives.
 *
 * @param secret undefined: none is set, and nobody can give it
 */
export function givesSecret(authorization: string | null, secret: string | undefined): boolean {
  if (secret === undefined) return false;
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));
}
