import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { recordFailure, secondsUntilAllowed } from './attempt-limit';
import { deviceKeys, unknownDeviceKeys } from './sign-in-attempts';
import { hashingThreadCount } from './hashing-threads';
import { findKnownDevice, knownDeviceCookie } from './known-device';
import { signInWithPassword } from './sign-in-with-password';

const address = '192.0.2.1';

/** A wrong sign-in: null when it was checked, else the error. */
const guess = (email: string, from: string) =>
  signInWithPassword({ email, password: 'Zgaduję-1!', address: from }).catch((error: unknown) => error);

test('the owner signs in where the account is known, while strangers have to wait', async () => {
  const { actor, email } = await createTestUser('RECRUITER', testUserPassword);
  const input = { email: ` ${email.toUpperCase()}`, password: testUserPassword, address };
  expect(await signInWithPassword(input)).toMatchObject({ userId: actor.userId, email });
  const [cookies = ''] = knownDeviceCookie(email).split(';');
  for (let count = 0; count < 60; count += 1) await recordFailure(unknownDeviceKeys(email, address));
  await expect(signInWithPassword(input)).rejects.toMatchObject({
    code: 'request.too-many',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await signInWithPassword({ ...input, cookies })).toMatchObject({ userId: actor.userId, email });
  await database().rateLimit.deleteMany();
});

test('a known browser is known for its account only, waits after failures of its own, and forgets them at a success', async () => {
  const { email } = await createTestUser('RECRUITER', testUserPassword);
  const [cookies = ''] = knownDeviceCookie(email).split(';');
  const device = findKnownDevice(`theme=dark; ${cookies}`, email);
  expect(device).not.toBeNull();
  expect(findKnownDevice(cookies, 'other@tests.example')).toBeNull();
  expect(findKnownDevice(`${cookies}x`, email)).toBeNull();
  expect(await signInWithPassword({ email, password: 'Zgaduję-1!', address, cookies })).toBeNull();
  expect(await database().rateLimit.count()).toBe(1);
  expect(await signInWithPassword({ email, password: testUserPassword, address, cookies })).not.toBeNull();
  expect(await database().rateLimit.count()).toBe(0);
  for (let count = 0; count < 5; count += 1) await recordFailure(deviceKeys(device ?? ''));
  await expect(signInWithPassword({ email, password: testUserPassword, address, cookies })).rejects.toThrow(AppError);
  await database().rateLimit.deleteMany();
});

test.each([
  ['a NUL', 'anna\0@tests.example', 'Hasło-2026!'],
  ['half of a character', 'anna@tests.example\uD800', 'Hasło-2026!'],
  ['no end', `${'a'.repeat(10_000)}@tests.example`, 'Hasło-2026!'],
  ['a password with a NUL', 'anna@tests.example', 'Hasło\0-2026!'],
  ['a password without end', 'anna@tests.example', 'x'.repeat(10_000)],
  ['no password', 'anna@tests.example', ''],
])('%s is refused like a wrong password', async (_what, email, password) => {
  expect(await signInWithPassword({ email, password, address })).toBeNull();
});

test('of a flood few are checked, and those beyond the queue are refused at once', async () => {
  const { email } = await createTestUser('RECRUITER', testUserPassword);
  const flood = Array.from({ length: 80 }, (_, count) =>
    signInWithPassword({ email, password: `Zgaduję-${count}!`, address }).catch((error: unknown) => error),
  );
  const outcomes = await Promise.all(flood);
  const checked = outcomes.filter((outcome) => outcome === null);
  expect(checked.length).toBeLessThan(5 + hashingThreadCount);
  const refused = outcomes.filter((outcome) => outcome instanceof AppError && outcome.code === 'request.too-many');
  expect(refused).toHaveLength(80 - checked.length);
  const beyond = outcomes.slice(hashingThreadCount + 32);
  expect(beyond).toEqual(beyond.map(() => expect.objectContaining({ retryAfterSeconds: 5 })));
  expect(await secondsUntilAllowed(unknownDeviceKeys(email, address))).toBeGreaterThan(0);
});

test('a flood from one address does not keep a new laptop waiting', async () => {
  const { actor, email } = await createTestUser('RECRUITER', testUserPassword);
  let checked = 0;
  const flood = Array.from({ length: 40 }, async (_, count) => {
    const outcome = await guess(`nobody-${count}@tests.example`, '192.0.2.66');
    if (outcome === null) checked += 1;
    return outcome;
  });
  const laptop = await signInWithPassword({ email, password: testUserPassword, address: '192.0.2.77' });
  expect(laptop).toMatchObject({ userId: actor.userId, email });
  // Those that were being checked, and one more for each thread.
  expect(checked).toBeLessThanOrEqual(2 * hashingThreadCount);
  const refused = (await Promise.all(flood)).filter((outcome) => outcome instanceof AppError);
  expect(refused).toHaveLength(40 - 8 - hashingThreadCount);
  await database().rateLimit.deleteMany();
});

test('a flood for one account from everywhere does not keep other people waiting', async () => {
  const { actor, email } = await createTestUser('RECRUITER', testUserPassword);
  const flood = Array.from({ length: 40 }, (_, count) => guess('anna@tests.example', `192.0.2.${count}`));
  const laptop = await signInWithPassword({ email, password: testUserPassword, address: '192.0.2.77' });
  expect(laptop).toMatchObject({ userId: actor.userId, email });
  const refused = (await Promise.all(flood)).filter((outcome) => outcome instanceof AppError);
  expect(refused).toHaveLength(40 - 4 - hashingThreadCount);
  await database().rateLimit.deleteMany();
});
