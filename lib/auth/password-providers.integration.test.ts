import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import { testUserPassword } from '@/prisma/seed/factories';
import { withSecondStep } from '@/tests/second-step';
import { findKnownDevice } from './known-device';
import { codeProvider, passwordProvider } from './password-providers';
import type { SignInOutcome } from './sign-in-outcome';

const address = '192.0.2.1';
const firstCookie = ({ cookies = [] }: SignInOutcome) => cookies[0]?.split(';')[0] ?? '';

test('the browser is known after the code alone, for this second step and no other', async () => {
  const { email, code, actor } = await withSecondStep();
  const { id } = await database().secondStep.findUniqueOrThrow({ where: { userId: actor.userId } });
  const first: SignInOutcome = {};
  const second: SignInOutcome = {};
  const credentials = { email, password: testUserPassword };
  const passwordStep = passwordProvider(first, address).options.authorize(credentials, { headers: {} });
  await expect(passwordStep).rejects.toThrow('second-step.code-needed');
  expect(findKnownDevice(firstCookie(first), email)).toBeNull();
  const headers = { cookie: firstCookie(first) };
  expect(await codeProvider(second, address).options.authorize({ code: code() }, { headers })).toBeTruthy();
  expect(findKnownDevice(firstCookie(second), email)).not.toBeNull();
  expect(findKnownDevice(firstCookie(second), email, id)).not.toBeNull();
  expect(findKnownDevice(firstCookie(second), email, randomUUID())).toBeNull();
});
