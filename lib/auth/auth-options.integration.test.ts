import { database } from '@/lib/db/client';
import { authOptions } from './auth-options';
import type { SignInOutcome } from './sign-in-outcome';

/** Each part of a sign-in that next-auth calls, with what it would show of an error. */
async function messageOf(part: (outcome: SignInOutcome) => unknown) {
  const outcome: SignInOutcome = {};
  const error: unknown = await Promise.resolve(part(outcome)).catch((reason: unknown) => reason);
  return { message: error instanceof Error ? error.message : undefined, code: outcome.failure?.code };
}

const id = '0192f3a4-0000-7000-8000-000000000000';
const user = { id };

test('no part of a sign-in shows what the database says', async () => {
  await database().$executeRawUnsafe('ALTER TABLE app_user RENAME TO away');
  try {
    const parts = [
      (outcome: SignInOutcome) =>
        authOptions(outcome).providers[0]?.options.authorize(
          { email: 'anna@tests.example', password: 'Hasło-2026!' },
          { headers: {} },
        ),
      (outcome: SignInOutcome) => authOptions(outcome).callbacks?.signIn?.({ user, account: null }),
      (outcome: SignInOutcome) => authOptions(outcome).callbacks?.jwt?.({ token: {}, user, account: null }),
    ];
    for (const part of parts) expect(await messageOf(part)).toEqual({ message: 'internal', code: 'internal' });
  } finally {
    await database().$executeRawUnsafe('ALTER TABLE away RENAME TO app_user');
  }
});

test.each([
  ['/processes', 'https://product.example/processes'],
  ['https://product.example/a?b=c', 'https://product.example/a?b=c'],
  ['https://evil.example/', 'https://product.example'],
  ['//evil.example/', 'https://product.example'],
  ['http://', 'https://product.example'],
  ['javascript:alert(1)', 'https://product.example'],
])('sign-in asked to go on to %s goes to %s', async (url, expected) => {
  expect(await authOptions().callbacks?.redirect?.({ url, baseUrl: 'https://product.example' })).toBe(expected);
});
