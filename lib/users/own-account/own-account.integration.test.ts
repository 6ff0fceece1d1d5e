import { findSessionActor, openSession, sessionIdleMs } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { createTestUser, testUserPassword as password } from '@/prisma/seed/factories';
import { signedInWithPassword, withSecondStep } from '@/tests/second-step';
import { getCurrentUser } from '../get-current-user';
import { changeName } from './change-name';
import { confirmSession } from './confirm-session';
import { endOtherSessions, endOwnSession } from './end-own-sessions';
import { listSessions } from './list-sessions';
import { sessionsSchema } from './own-account-schemas';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signedIn() {
  const { actor } = await createTestUser('VIEWER');
  const other = await openSession(actor.userId, { address: '192.0.2.9', userAgent: firefox });
  return { other, actor: { ...actor, sessionId: await openSession(actor.userId) } };
}

test('the list has the live sessions with browser and address, the present one first', async () => {
  const { actor, other } = await signedIn();
  const idle = await openSession(actor.userId);
  const lastSeenAt = new Date(Date.now() - sessionIdleMs);
  await database().userSession.update({ where: { id: idle }, data: { lastSeenAt } });
  const { items } = sessionsSchema.parse(await listSessions(actor));
  expect(items).toMatchObject([
    { sessionId: actor.sessionId, current: true, browser: null, address: null },
    { sessionId: other, current: false, browser: 'Firefox', system: 'Linux', address: '192.0.2.9' },
  ]);
});

test('one session ends at once, and nobody ends those of others', async () => {
  const { actor, other } = await signedIn();
  const stranger = await signedIn();
  const refused = { code: 'session.not-found' };
  await expect(endOwnSession(stranger.actor, { sessionId: other })).rejects.toMatchObject(refused);
  expect(await findSessionActor(other)).not.toBeNull();
  await endOwnSession(actor, { sessionId: other });
  expect(await findSessionActor(other)).toBeNull();
  expect(await findSessionActor(actor.sessionId)).not.toBeNull();
  await endOwnSession(actor, { sessionId: actor.sessionId });
  const where = { actorId: actor.userId, action: { in: ['session.other-ended', 'session.ended'] } };
  const events = await database().auditEvent.findMany({ where, orderBy: { at: 'asc' } });
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ['session.other-ended', { sessionId: other, from: actor.sessionId }],
    ['session.ended', { sessionId: actor.sessionId }],
  ]);
});

test('all other sessions end at once', async () => {
  const { actor, other } = await signedIn();
  const stranger = await signedIn();
  await endOtherSessions(actor, { keepTokens: false });
  expect(await findSessionActor(other)).toBeNull();
  expect(await findSessionActor(actor.sessionId)).not.toBeNull();
  expect(await findSessionActor(stranger.other)).not.toBeNull();
});

test('a person changes their name, and the log does not hold it', async () => {
  const { actor } = await signedIn();
  await changeName(actor, { firstName: 'Żaneta', lastName: 'Nowe-Nazwisko' });
  expect(await getCurrentUser(actor)).toMatchObject({ firstName: 'Żaneta', lastName: 'Nowe-Nazwisko' });
  const events = await database().auditEvent.findMany({ where: { actorId: actor.userId } });
  expect(events.map(({ action }) => action)).toContain('user.renamed');
  expect(JSON.stringify(events)).not.toContain('Nowe-Nazwisko');
});

const wrongField = (path: string, code: string) => ({ code: 'request.invalid', fields: [{ path, code }] });
/** Makes a session old, and says when its person then proved who they are. */
async function confirmedAt(sessionId: string, change?: null): Promise<Date | undefined> {
  if (change === null) await database().userSession.update({ where: { id: sessionId }, data: { confirmedAt: null } });
  return (await findSessionActor(sessionId))?.confirmedAt;
}

test('a session is confirmed by the password, which is in the log without it', async () => {
  const { actor } = await signedInWithPassword();
  expect(await confirmedAt(actor.sessionId)).toBeInstanceOf(Date);
  expect(await confirmedAt(actor.sessionId, null)).toBeUndefined();
  const wrong = wrongField('password', 'password-wrong');
  await expect(confirmSession(actor, { password: 'Nie-To-Haslo-1' })).rejects.toMatchObject(wrong);
  expect(await confirmedAt(actor.sessionId)).toBeUndefined();
  await confirmSession(actor, { password });
  expect(await confirmedAt(actor.sessionId)).toBeInstanceOf(Date);
  const where = { actorId: actor.userId, action: 'session.confirmed' };
  expect(await database().auditEvent.findMany({ where })).toEqual([expect.objectContaining({ details: {} })]);
});

test('with a second step the password is not enough, and a code counts once', async () => {
  const { actor, code } = await withSecondStep();
  await confirmedAt(actor.sessionId, null);
  await expect(confirmSession(actor, { password })).rejects.toMatchObject(wrongField('code', 'required'));
  const typed = code();
  await confirmSession(actor, { password, code: typed });
  expect(await confirmedAt(actor.sessionId)).toBeInstanceOf(Date);
  const again = confirmSession(actor, { password, code: typed });
  await expect(again).rejects.toMatchObject(wrongField('code', 'code-wrong'));
});

test('an ended session is not confirmed', async () => {
  const { actor } = await signedInWithPassword();
  await endOwnSession(actor, { sessionId: actor.sessionId });
  await expect(confirmSession(actor, { password })).rejects.toMatchObject({ code: 'session.missing' });
});
