import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with what every app supports: SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };
/** RFC 6238, 5.2: one step either way, for clocks that differ and codes that were typed slowly. */
const window = 1;
/** RFC 4226, section 4: 160 bits. */
const keyBytes = 20;

/** A new key in Base32, as apps take it. */
export function makeKey(): string {
  return new Secret({ size: keyBytes }).base32;
}

/** What a QR code tells the app (`otpauth://`): whose codes these are, and the key. */
export function keyAddress(key: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ ...settings, issuer, label: account, secret: Secret.fromBase32(key) }).toString();
}

/** What was typed without its spaces, if it has the form of an app's code; else null. */
export function readOneTimePassword(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}

/**
 * The time step whose code was typed: the present one, the one before or the one after. The library compares in constant
 * time.
 *
 * @param code six digits
 * @returns null when it is the code of none
 */
export function findTimeStep(key: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(key) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
