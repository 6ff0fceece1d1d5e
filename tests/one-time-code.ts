import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as an app does it: SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 };

/** The code that an app shows in the time step that `now` is in. */
export function codeAt(key: string, now: Date): string {
  return new TOTP({ ...settings, secret: Secret.fromBase32(key) }).generate({ timestamp: now.getTime() });
}
