import { encryptSecret } from '@/lib/encrypted-secret';
import { env } from '@/lib/env';
import { clearedPendingSignIn, passwordFingerprint, pendingSignInCookie, readPendingSignIn } from './pending-sign-in';

Object.assign(env(), { NEXTAUTH_SECRET: 'a-secret-that-signs-sessions-0123456789' });

const pending = {
  userId: '0192f3a4-0000-7000-8000-000000000001',
  secondStepId: '0192f3a4-0000-7000-8000-000000000002',
  password: passwordFingerprint('scrypt$17$8$1$salt$key'),
};
const now = new Date('2026-11-26T10:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const [cookie = '', ...attributes] = pendingSignInCookie(pending, now).split('; ');

test('it is read in the same browser for ten minutes', () => {
  expect(readPendingSignIn(`theme=dark; ${cookie}`, minutesLater(9.9))).toEqual(pending);
  expect(readPendingSignIn(cookie, minutesLater(10))).toBeNull();
  expect(attributes).toEqual(['Path=/api/auth', 'Max-Age=600', 'HttpOnly', 'SameSite=Strict']);
  expect(clearedPendingSignIn()).toContain('pending-sign-in=; Path=/api/auth; Max-Age=0;');
});

test('it tells nothing, and nobody else makes one', () => {
  for (const part of Object.values(pending)) expect(cookie).not.toContain(part);
  expect(Buffer.from(cookie.split('.').at(-1) ?? '', 'base64url').toString('latin1')).not.toContain(pending.userId);
  const forged = encryptSecret(JSON.stringify({ ...pending, until: now.getTime() + 1e6 }), 'second-step-setup');
  for (const value of [undefined, '', 'pending-sign-in=', 'pending-sign-in=a.b.c.d', `pending-sign-in=${forged}`]) {
    expect(readPendingSignIn(value, now)).toBeNull();
  }
  expect(readPendingSignIn(`${cookie.slice(0, -2)}AA`, now)).toBeNull();
});
