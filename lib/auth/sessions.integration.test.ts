import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { endSession, findSessionActor, openSession, sessionIdleMs, sessionLifeMs } from './sessions';

const minute = 60_000;

async function openedAt(minutesAgo: number, seenMinutesAgo: number): Promise<string> {
  const { actor } = await createTestUser('RECRUITER');
  const id = await openSession(actor.userId);
  const at = (minutes: number): Date => new Date(Date.now() - minutes * minute);
  await database().userSession.update({
    where: { id },
    data: { createdAt: at(minutesAgo), lastSeenAt: at(seenMinutesAgo) },
  });
  return id;
}

test('a session ends after 12 hours, however busy', async () => {
  expect(sessionLifeMs).toBe(12 * 60 * minute);
  expect(await findSessionActor(await openedAt(12 * 60 - 1, 0))).not.toBeNull();
  expect(await findSessionActor(await openedAt(12 * 60, 0))).toBeNull();
});

test('a session ends after 60 minutes of silence, and each request starts them anew', async () => {
  expect(sessionIdleMs).toBe(60 * minute);
  expect(await findSessionActor(await openedAt(70, 60))).toBeNull();
  const id = await openedAt(70, 59);
  expect(await findSessionActor(id)).not.toBeNull();
  expect(await findSessionActor(id, new Date(Date.now() + 50 * minute))).not.toBeNull();
});

test('the borders are kept to the millisecond', async () => {
  const ends = async (column: 'createdAt' | 'lastSeenAt', lastsMs: number) => {
    const id = await openedAt(column === 'createdAt' ? 30 : 0, 0);
    const row = await database().userSession.findUniqueOrThrow({ where: { id } });
    // The other limit is far away.
    if (column === 'createdAt') {
      const lastSeenAt = new Date(row.createdAt.getTime() + lastsMs - minute);
      await database().userSession.update({ where: { id }, data: { lastSeenAt } });
    }
    const at = (ms: number) => new Date(row[column].getTime() + ms);
    // The last moment first would count as a use, and start the hour anew.
    const isOver = (await findSessionActor(id, at(lastsMs))) === null;
    return { isOver, isOpenBefore: (await findSessionActor(id, at(lastsMs - 1))) !== null };
  };
  expect(await ends('createdAt', sessionLifeMs)).toEqual({ isOver: true, isOpenBefore: true });
  expect(await ends('lastSeenAt', sessionIdleMs)).toEqual({ isOver: true, isOpenBefore: true });
});

test('the audit log has from where a session was opened, and its id', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const sessionId = await openSession(actor.userId, { address: '192.0.2.3' });
  expect(await database().auditEvent.findMany({ where: { actorId: actor.userId } })).toMatchObject([
    { action: 'session.opened', sessionId, address: '192.0.2.3' },
  ]);
});

test('a session ends at logout', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const sessionId = await openSession(actor.userId);
  await endSession({ ...actor, sessionId });
  expect(await findSessionActor(sessionId)).toBeNull();
});

test('a deactivated account and a lost role end every session at once; a changed role counts at once', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const sessionId = await openSession(actor.userId);
  const change = (data: { role?: 'VIEWER' | null; active?: boolean }): Promise<unknown> =>
    database().user.update({ where: { id: actor.userId }, data });
  await change({ role: 'VIEWER' });
  expect((await findSessionActor(sessionId))?.role).toBe('VIEWER');
  await change({ role: null });
  expect(await findSessionActor(sessionId)).toBeNull();
  await change({ role: 'VIEWER', active: false });
  expect(await findSessionActor(sessionId)).toBeNull();
});

test('no session opens for a password that changed since it was checked, or for a deactivated account', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const where = { id: actor.userId };
  await database().user.update({ where, data: { passwordHash: 'new' } });
  const overtaken = { code: 'session.missing' };
  await expect(openSession(actor.userId, { checkedHash: 'old' })).rejects.toMatchObject(overtaken);
  expect(await openSession(actor.userId, { checkedHash: 'new' })).toEqual(expect.any(String));
  await database().user.update({ where, data: { active: false } });
  await expect(openSession(actor.userId)).rejects.toMatchObject(overtaken);
});
