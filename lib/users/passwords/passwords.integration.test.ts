import { recordFailure, secondsUntilAllowed } from '@/lib/auth/attempt-limit';
import type * as passwords from '@/lib/auth/password';
import { hashPassword } from '@/lib/auth/password';
import { endSession, findSessionActor, openSession } from '@/lib/auth/sessions';
import { codeKeys, unknownDeviceKeys } from '@/lib/auth/sign-in-attempts';
import { signInWithPassword } from '@/lib/auth/sign-in-with-password';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { PersonActor } from '@/lib/auth/actor';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { unlockAccount } from '../unlock-account';
import { deactivateAccount } from '../accounts/change-access';
import { changePassword } from './change-password';
import { createResetLink } from './create-reset-link';
import { getOpenReset } from './get-open-reset';
import { resetPassword } from './reset-password';

jest.mock('@/lib/auth/password', () => {
  const real = jest.requireActual<typeof passwords>('@/lib/auth/password');
  return { ...real, hashPassword: jest.fn(real.hashPassword) };
});

const password = 'Zupelnie-Nowe-7';
const gone = { code: 'link.invalid' };

let admin: PersonActor;
beforeAll(async () => {
  admin = (await createTestUser('ADMIN')).actor;
});

const signIn = async (email: string, typed: string) =>
  (await signInWithPassword({ email, password: typed, address: '192.0.2.7' })) !== null;
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);
async function endedSession(of: PersonActor): Promise<string> {
  const sessionId = await openSession(of.userId);
  await endSession({ ...of, sessionId });
  return sessionId;
}
const linkFor = async (userId: string) => (await createResetLink(admin, { userId })).link.split('#')[1] ?? '';

test('a link sets a new password once, and ends the sessions and other links of the account', async () => {
  const { email, actor } = await createTestUser('RECRUITER', testUserPassword);
  const session = await openSession(actor.userId);
  const token = await linkFor(actor.userId);
  expect(JSON.stringify(await database().passwordReset.findMany({ where: { userId: actor.userId } }))).not.toContain(
    token,
  );
  expect(await getOpenReset({ token })).toMatchObject({ email });
  await resetPassword({ token, password });
  expect([await signIn(email, testUserPassword), await signIn(email, password)]).toEqual([false, true]);
  expect(await findSessionActor(session)).toBeNull();
  await expect(resetPassword({ token, password })).rejects.toMatchObject(gone);
});

test('a new password ends the waits after wrong passwords, not those after wrong codes', async () => {
  const { email, actor } = await createTestUser('RECRUITER');
  const [passwordKeys, codes] = [unknownDeviceKeys(email, '192.0.2.8'), codeKeys(null, email, '192.0.2.8').all];
  for (let count = 0; count < 12; count += 1) await recordFailure([...passwordKeys, ...codes]);
  await resetPassword({ token: await linkFor(actor.userId), password });
  expect(await secondsUntilAllowed(passwordKeys)).toBe(0);
  expect(await secondsUntilAllowed(codes.slice(0, 1))).toBeGreaterThan(0);
  expect(await secondsUntilAllowed(codes.slice(1))).toBeGreaterThan(0);
  await unlockAccount(admin, { email });
  expect(await secondsUntilAllowed(codes)).toBe(0);
});

test('of two who use one link at once, one sets the password', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const token = await linkFor(actor.userId);
  const results = await Promise.allSettled([resetPassword({ token, password }), resetPassword({ token, password })]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a link ends after an hour, when a newer one is made, and when the account is deactivated', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const first = await linkFor(actor.userId);
  const minutes = (Date.parse((await getOpenReset({ token: first })).expiresAt) - Date.now()) / 60_000;
  expect(Math.round(minutes)).toBe(60);
  const second = await linkFor(actor.userId);
  await expect(getOpenReset({ token: first })).rejects.toMatchObject(gone);
  await database().passwordReset.updateMany({ where: { userId: actor.userId }, data: { expiresAt: new Date() } });
  await expect(resetPassword({ token: second, password })).rejects.toMatchObject(gone);
  const third = await linkFor(actor.userId);
  await deactivateAccount(admin, actor);
  await expect(resetPassword({ token: third, password })).rejects.toMatchObject(gone);
  await expect(createResetLink(admin, actor)).rejects.toMatchObject({ code: 'user.not-found' });
});

test('changing the password needs the present one and ends the other sessions', async () => {
  const { email, actor } = await createTestUser('VIEWER', testUserPassword);
  const [own, other] = await Promise.all([openSession(actor.userId), openSession(actor.userId)]);
  const me = { ...actor, sessionId: own };
  const wrong = changePassword(me, { currentPassword: 'Nie-To-Haslo-1', newPassword: password });
  const fields = [{ path: 'currentPassword', code: 'password-wrong' }];
  await expect(wrong).rejects.toMatchObject({ code: 'request.invalid', fields });
  await changePassword(me, { currentPassword: testUserPassword, newPassword: password });
  expect([await signIn(email, testUserPassword), await signIn(email, password)]).toEqual([false, true]);
  expect(await findSessionActor(own)).not.toBeNull();
  expect(await findSessionActor(other)).toBeNull();
});

test('guessing the present password has to wait after five failures', async () => {
  const { actor } = await createTestUser('VIEWER', testUserPassword);
  const guess = (currentPassword: string) => changePassword(actor, { currentPassword, newPassword: password });
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(guess(`Zgaduje-${tries}`)).rejects.toMatchObject({ code: 'request.invalid' });
  }
  await expect(guess(testUserPassword)).rejects.toMatchObject({ code: 'request.too-many' });
});

test('guesses at the same time are counted one by one', async () => {
  const { actor } = await createTestUser('VIEWER', testUserPassword);
  const guess = (count: number) =>
    changePassword(actor, { currentPassword: `Zgaduje-${count}`, newPassword: password }).catch(codeOf);
  const codes: unknown[] = [];
  for (let round = 0; round < 4; round += 1) {
    codes.push(...(await Promise.all([0, 1, 2, 3, 4].map((count) => guess(5 * round + count)))));
  }
  expect(codes.filter((code) => code === 'request.invalid')).toHaveLength(5);
  expect(codes.filter((code) => code === 'request.too-many')).toHaveLength(15);
});

test('a change that a reset overtakes does not undo it, and neither does one from a session that ended', async () => {
  const { email, actor } = await createTestUser('VIEWER', testUserPassword);
  const token = await linkFor(actor.userId);
  const me = { ...actor, sessionId: await openSession(actor.userId) };
  const change = { currentPassword: testUserPassword, newPassword: 'Cudze-Haslo-9' };
  const ended = { code: 'session.missing' };
  await expect(changePassword({ ...me, sessionId: await endedSession(me) }, change)).rejects.toMatchObject(ended);
  const { hashPassword: real } = jest.requireActual<typeof passwords>('@/lib/auth/password');
  jest.mocked(hashPassword).mockImplementationOnce(async (typed) => {
    await database().user.update({ where: { id: actor.userId }, data: { passwordHash: await real(password) } });
    return real(typed);
  });
  await expect(changePassword(me, change)).rejects.toMatchObject(ended);
  expect([await signIn(email, change.newPassword), await signIn(email, password)]).toEqual([false, true]);
  expect(await getOpenReset({ token })).toMatchObject({ email });
});

test('only administrators make links', async () => {
  const { actor } = await createTestUser('RECRUITER');
  await expect(createResetLink(actor, actor)).rejects.toMatchObject({ code: 'permission.denied' });
});
