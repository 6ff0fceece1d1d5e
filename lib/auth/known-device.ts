import { randomBytes } from 'node:crypto';
import { cookieName, signInCookie } from './cookie-names';
import { isSigned, sign } from './signature';

const purpose = 'device';
const codePurpose = 'device-code';
const lifeSeconds = 180 * 24 * 60 * 60;

/** One cookie per account: several users may share a browser. */
const deviceName = (email: string) => `known-device-${sign('device-cookie', email).slice(0, 12)}`;

/**
 * The browser's device id if the account was signed in there before.
 *
 * @param cookieHeader the request's `Cookie`
 * @param secondStepId counts only where a code of this second step signed in
 */
export function findKnownDevice(cookieHeader: string | undefined, email: string, secondStepId?: string): string | null {
  // The name without a prefix is that of older cookies, which last half a year. Another site may set it, but cannot
  // sign its value.
  const starts = [cookieName(deviceName(email)), deviceName(email)].map((name) => `${name}=`);
  const pairs = cookieHeader?.split(/;\s*/) ?? [];
  const pair = starts.map((start) => pairs.find((each) => each.startsWith(start))).find(Boolean);
  const [deviceId, signature, codeSignature] = pair?.slice(pair.indexOf('=') + 1).split('.') ?? [];
  if (!deviceId || !signature || !isSigned(purpose, `${email}:${deviceId}`, signature)) return null;
  if (secondStepId === undefined) return deviceId;
  const isOfCode = isSigned(codePurpose, `${email}:${deviceId}:${secondStepId}`, codeSignature ?? '');
  return isOfCode ? deviceId : null;
}

/**
 * A `Set-Cookie` that marks the browser as known for the account. It grants no access: it keeps password guessing
 * elsewhere from locking the owner out here (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 *
 * @param secondStepId the second step whose code was right, if the account has one
 */
export function knownDeviceCookie(email: string, secondStepId?: string): string {
  const deviceId = randomBytes(12).toString('base64url');
  const signed = `${deviceId}.${sign(purpose, `${email}:${deviceId}`)}`;
  const value =
    secondStepId === undefined ? signed : `${signed}.${sign(codePurpose, `${email}:${deviceId}:${secondStepId}`)}`;
  return signInCookie(deviceName(email), value, { maxAge: lifeSeconds, sameSite: 'Lax' });
}
