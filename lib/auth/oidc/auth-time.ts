import { clockToleranceSeconds } from './explain-token-error';

/**
 * When the person last signed in at the identity provider: `auth_time` of the ID token, which is signed (OpenID
 * Connect Core 1.0, section 2). A provider may let in somebody who signed in hours ago.
 *
 * @param idToken its claims, checked
 * @returns null when the provider does not say, or names a time in the future
 */
export function authTimeOf(idToken: Record<string, unknown> | undefined, now = Date.now()): Date | null {
  const seconds = idToken?.auth_time;
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return null;
  if (seconds > now / 1000 + clockToleranceSeconds) return null;
  return new Date(Math.min(seconds * 1000, now));
}
