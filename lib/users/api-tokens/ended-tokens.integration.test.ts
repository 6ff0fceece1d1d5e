import { findSessionActor, openSession } from '@/lib/auth/sessions';
import { findTokenActor } from '@/lib/auth/tokens/find-token-actor';
import { database } from '@/lib/db/client';
import type { PersonActor } from '@/lib/auth/actor';
import { createTestUser, testUserPassword } from '@/prisma/seed/factories';
import { signedInWithPassword, withSecondStep } from '@/tests/second-step';
import { deactivateAccount, reactivateAccount, endAccountSessions } from '../accounts/change-access';
import { endOtherSessions, endOwnSession } from '../own-account/end-own-sessions';
import { changePassword } from '../passwords/change-password';
import { createResetLink } from '../passwords/create-reset-link';
import { getOpenReset } from '../passwords/get-open-reset';
import { resetPassword } from '../passwords/reset-password';
import { createApiTokenSchema } from './api-token-schemas';
import { createApiToken } from './create-api-token';
import { dismissNewTokens, listNewTokenNames } from './list-new-token-names';
import { listOwnApiTokens } from './list-own-api-tokens';

const newPassword = 'Calkiem-Nowe-2026!';
let admin: PersonActor;
beforeAll(async () => {
  admin = (await createTestUser('ADMIN')).actor;
});

const makeToken = (actor: PersonActor, name = 'Raport') =>
  createApiToken(actor, createApiTokenSchema.parse({ name, scopes: ['process:read'] }));
const works = async ({ token }: { token: string }) => (await findTokenActor(token, '192.0.2.7')) !== null;
const namesOf = async (actor: PersonActor) => (await listOwnApiTokens(actor)).items.map(({ name }) => name);

async function withToken() {
  const { actor } = await signedInWithPassword();
  return { actor, made: await makeToken(actor) };
}

test('a reset by link says the tokens that end, and ends them', async () => {
  const { actor, made } = await withToken();
  const token = (await createResetLink(admin, { userId: actor.userId })).link.split('#')[1] ?? '';
  expect((await getOpenReset({ token })).tokens).toEqual(['Raport']);
  await resetPassword({ token, password: newPassword });
  expect(await works(made)).toBe(false);
  const where = { action: 'api-token.revoked', actorId: actor.userId };
  const [event] = await database().auditEvent.findMany({ where });
  expect(event?.details).toEqual({ apiTokenId: made.tokenId });
});

test('an administrator who ends sessions ends the tokens, too', async () => {
  const [{ actor, made }, other] = [await withToken(), await withToken()];
  await endAccountSessions(admin, { userId: actor.userId });
  expect([await works(made), await works(other.made)]).toEqual([false, true]);
  const row = await database().apiToken.findUniqueOrThrow({ where: { id: made.tokenId } });
  expect(row.revokedById).toBe(admin.userId);
});

test('signing out everywhere else ends the tokens unless they are kept', async () => {
  const { actor, made } = await withToken();
  await endOtherSessions(actor, { keepTokens: true });
  expect(await works(made)).toBe(true);
  await endOtherSessions(actor, { keepTokens: false });
  expect(await works(made)).toBe(false);
  expect(await findSessionActor(actor.sessionId)).not.toBeNull();
});

test('a new password ends the tokens, unless its owner keeps them', async () => {
  const { actor, made } = await withToken();
  await changePassword(actor, { currentPassword: testUserPassword, newPassword, endTokens: false });
  expect(await works(made)).toBe(true);
  await changePassword(actor, { currentPassword: newPassword, newPassword: testUserPassword });
  expect(await works(made)).toBe(false);
});

test('a second step guards the password, too', async () => {
  const { actor, code } = await withSecondStep();
  const input = { currentPassword: testUserPassword, newPassword };
  const refused = (reason: string) => ({ code: 'request.invalid', fields: [{ path: 'code', code: reason }] });
  await expect(changePassword(actor, input)).rejects.toMatchObject(refused('required'));
  const off = String((Number(code()) + 1) % 1e6).padStart(6, '0');
  await expect(changePassword(actor, { ...input, code: off })).rejects.toMatchObject(refused('code-wrong'));
  await changePassword(actor, { ...input, code: code() });
});

test('a deactivation ends the tokens for good', async () => {
  const { actor, made } = await withToken();
  await deactivateAccount(admin, { userId: actor.userId });
  await reactivateAccount(admin, { userId: actor.userId });
  expect(await works(made)).toBe(false);
  expect(await namesOf(actor)).toEqual([]);
});

test('ending another session ends the tokens made since it began, and no earlier ones; one’s own ends none', async () => {
  const { actor, made: before } = await withToken();
  await database().apiToken.update({
    where: { id: before.tokenId },
    data: { createdAt: new Date(Date.now() - 60_000) },
  });
  const intruder = { ...actor, sessionId: await openSession(actor.userId), confirmedAt: new Date() };
  const after = await makeToken(intruder);
  await endOwnSession(actor, { sessionId: intruder.sessionId });
  expect([await works(before), await works(after)]).toEqual([true, false]);
  await endOwnSession(actor, { sessionId: actor.sessionId });
  expect(await works(before)).toBe(true);
});

test('a session that has ended makes no token', async () => {
  const { actor } = await signedInWithPassword();
  await endOwnSession(actor, { sessionId: actor.sessionId });
  await expect(makeToken(actor)).rejects.toMatchObject({ code: 'session.missing' });
});

test('a token is told of after the next sign-in until that is dismissed, and not where it was made', async () => {
  const { actor } = await withToken();
  expect(await listNewTokenNames(actor)).toEqual([]);
  const next = { ...actor, sessionId: await openSession(actor.userId) };
  await dismissNewTokens(actor);
  expect(await listNewTokenNames(next)).toEqual(['Raport']);
  await dismissNewTokens(next);
  expect(await listNewTokenNames({ ...actor, sessionId: await openSession(actor.userId) })).toEqual([]);
});
