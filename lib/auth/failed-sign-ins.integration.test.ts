import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { authOptions } from './auth-options';
import { recordFailure } from './attempt-limit';
import { recordFailedSignIn, rowLimits } from './record-failed-sign-in';
import { openSession } from './sessions';
import { unknownDeviceKeys } from './sign-in-attempts';
import { signInWithPassword } from './sign-in-with-password';

const now = new Date('2026-11-26T10:15:00Z');

beforeEach(async () => {
  await database().failedSignIn.deleteMany();
  await database().rateLimit.deleteMany();
});

const rows = () => database().failedSignIn.findMany({ orderBy: { key: 'asc' } });

test('a wrong password and a locked sign-in leave a row each, with account, address and count', async () => {
  const { actor, email } = await createTestUser('RECRUITER', testUserPassword);
  const wrong = { email, password: 'Zgaduję-1!', address: '192.0.2.1' };
  expect(await signInWithPassword(wrong)).toBeNull();
  expect(await signInWithPassword(wrong)).toBeNull();
  for (let count = 0; count < 5; count += 1) await recordFailure(unknownDeviceKeys(email, '192.0.2.1'));
  await expect(signInWithPassword({ ...wrong, password: testUserPassword })).rejects.toMatchObject({
    code: 'request.too-many',
  });
  const row = { userId: actor.userId, address: '192.0.2.1' };
  expect(await rows()).toMatchObject([
    { ...row, kind: 'LOCKED', count: 1 },
    { ...row, kind: 'WRONG_PASSWORD', count: 2 },
  ]);
});

test('of what was typed nothing is kept where no account has it', async () => {
  const typed = 'Tajne-Hasło-2026!@firma.example';
  expect(await signInWithPassword({ email: typed, password: 'Zgaduję-1!', address: '192.0.2.1' })).toBeNull();
  expect(await rows()).toMatchObject([{ userId: null, address: '192.0.2.1', kind: 'WRONG_PASSWORD', count: 1 }]);
  expect(JSON.stringify(await rows())).not.toMatch(/tajne|zgaduj/i);
});

test('an account without a role is denied, which is recorded but is no warning to its owner', async () => {
  const user = await database().user.create({
    data: { email: `${randomUUID()}@tests.example`, firstName: 'Ida', lastName: 'Nowa' },
  });
  const { callbacks } = authOptions({}, '192.0.2.7');
  expect(await callbacks?.signIn?.({ user: { id: user.id }, account: null })).toBe(false);
  expect(await rows()).toMatchObject([{ userId: user.id, kind: 'NO_ACCESS', address: '192.0.2.7', unseen: 0 }]);
});

test('who was deactivated is led to the forbidden page, which is recorded, too', async () => {
  const { actor } = await createTestUser();
  const { userId } = actor;
  await database().user.update({ where: { id: userId }, data: { active: false } });
  const { callbacks } = authOptions({}, '192.0.2.7');
  expect(await callbacks?.signIn?.({ user: { id: userId }, account: null })).toBe('/forbidden');
  expect(await rows()).toMatchObject([{ userId, kind: 'NO_ACCESS', unseen: 0 }]);
});

test('an attack from anywhere on anybody adds a bounded number of rows, and every failure is counted', async () => {
  const { email } = await createTestUser();
  const perAccount = rowLimits.perAccount + 1;
  for (let host = 0; host < 60; host += 1) {
    await recordFailedSignIn({ kind: 'WRONG_PASSWORD', email, address: `192.0.2.${host}` }, now);
    await recordFailedSignIn({ kind: 'LOCKED', email: `p${host}@tests.example`, address: `192.0.2.${host}` }, now);
  }
  expect(await rows()).toHaveLength(2 * perAccount);
  const { _sum } = await database().failedSignIn.aggregate({ _sum: { count: true } });
  expect(_sum.count).toBe(120);
  // Known addresses go on being counted by themselves, the others once a day.
  await recordFailedSignIn({ kind: 'WRONG_PASSWORD', email, address: '192.0.2.3' }, now);
  const later = new Date(now.getTime() + 3_600_000);
  await recordFailedSignIn({ kind: 'WRONG_PASSWORD', email, address: '192.0.2.3' }, later);
  expect(await rows()).toHaveLength(2 * perAccount + 1);
  const known = { where: { address: '192.0.2.3', kind: 'WRONG_PASSWORD' as const }, orderBy: { key: 'asc' as const } };
  expect(await database().failedSignIn.findMany(known)).toMatchObject([{ count: 2 }, { count: 1 }]);
});

test('of an hour there are so many rows with an address, whatever accounts are tried', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => createTestUser()));
  for (let host = 0; host < 20; host += 1) {
    for (const { email } of users) await recordFailedSignIn({ kind: 'LOCKED', email, address: `192.0.2.${host}` }, now);
  }
  expect(await database().failedSignIn.count({ where: { address: { not: null } } })).toBe(rowLimits.perHour);
  expect(await database().failedSignIn.count()).toBeLessThanOrEqual(rowLimits.perHour + users.length);
});

test('a session keeps what failed since the one before, once', async () => {
  const { actor, email } = await createTestUser();
  for (const [address, at] of [
    ['192.0.2.1', '2026-11-26T10:15:00Z'],
    ['192.0.2.1', '2026-11-26T10:16:00Z'],
    ['198.51.100.9', '2026-11-26T10:20:00Z'],
  ] as const)
    await recordFailedSignIn({ kind: 'WRONG_PASSWORD', email, address }, new Date(at));
  const kept = async () => database().userSession.findUniqueOrThrow({ where: { id: await openSession(actor.userId) } });
  expect(await kept()).toMatchObject({
    failedSignIns: 3,
    lastFailedAt: new Date('2026-11-26T10:20:00Z'),
    lastFailedFrom: '198.51.100.9',
  });
  expect(await kept()).toMatchObject({ failedSignIns: 0, lastFailedAt: null, lastFailedFrom: null });
  await recordFailedSignIn({ kind: 'LOCKED', email, address: '192.0.2.1' }, now);
  expect(await kept()).toMatchObject({ failedSignIns: 1, lastFailedFrom: '192.0.2.1' });
});
