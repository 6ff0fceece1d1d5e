import { randomUUID } from 'node:crypto';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { cleanUp } from './clean-up';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);

test('deletes what is old and leaves what is in use', async () => {
  const db = database();
  const user = await db.user.create({ data: { email: 'anna@company.example', firstName: 'Anna', lastName: 'Nowak' } });
  const process = await db.process.create({ data: { name: 'Tester', createdById: user.id } });
  const [oldRun, newRun, openRun] = [15, 13, undefined].map((days) => ({
    id: randomUUID(),
    functionId: 'f',
    event: {},
    startedAt: daysAgo(30),
    ...(days ? { endedAt: daysAgo(days), state: 'COMPLETED' as const } : {}),
  }));
  if (!oldRun || !newRun || !openRun) throw new Error('unreachable');
  await db.durableRun.createMany({ data: [oldRun, newRun, openRun] });
  await db.durableStep.create({ data: { runId: oldRun.id, stepId: 's', operation: 'StepRun' } });
  await db.userSession.createMany({
    data: [{ userId: user.id, endedAt: daysAgo(2) }, { userId: user.id, endedAt: new Date() }, { userId: user.id }],
  });
  const search = { processId: process.id, userId: user.id, filters: {}, sortBy: 'MATCH', sortOrder: 'desc' };
  await db.candidateSearch.createMany({
    data: [
      { ...search, fingerprint: 'old', usedAt: daysAgo(2) },
      { ...search, fingerprint: 'new' },
    ],
  });

  expect(await cleanUp(systemActor)).toEqual({ runs: 1, sessions: 1, searches: 1 });
  const runs = await db.durableRun.findMany({ select: { id: true } });
  expect(runs.map(({ id }) => id).sort()).toEqual([newRun.id, openRun.id].sort());
  expect(await db.userSession.count()).toBe(2);
  expect(await db.candidateSearch.findMany({ select: { fingerprint: true } })).toEqual([{ fingerprint: 'new' }]);
  expect(await cleanUp(systemActor)).toEqual({ runs: 0, sessions: 0, searches: 0 });
});

test('deletes sessions that have run out, though nobody ended them, and counts of attempts that no longer count', async () => {
  const db = database();
  const user = await db.user.create({ data: { email: 'jan@company.example', firstName: 'Jan', lastName: 'Lis' } });
  await db.userSession.createMany({
    data: [
      { userId: user.id, createdAt: daysAgo(1.6), lastSeenAt: daysAgo(1.2) },
      { userId: user.id, createdAt: daysAgo(1.4), lastSeenAt: daysAgo(1.1) },
      { userId: user.id, createdAt: daysAgo(1.4), lastSeenAt: daysAgo(0.9) },
      { userId: user.id },
    ],
  });
  await db.rateLimit.createMany({
    data: [
      { key: 'old', count: 3, expiresAt: daysAgo(0.01) },
      { key: 'new', count: 3, expiresAt: daysAgo(-0.01) },
    ],
  });
  const failed = { kind: 'LOCKED' as const, hour: daysAgo(0), address: '192.0.2.1', count: 1, unseen: 1 };
  await db.failedSignIn.createMany({
    data: [91, 89].map((days) => ({ ...failed, key: `${days}`, firstAt: daysAgo(days), lastAt: daysAgo(days) })),
  });
  expect(await cleanUp(systemActor)).toMatchObject({ sessions: 2 });
  expect(await db.failedSignIn.findMany({ select: { key: true } })).toEqual([{ key: '89' }]);
  expect(await db.userSession.count({ where: { userId: user.id } })).toBe(2);
  expect(await db.rateLimit.findMany({ select: { key: true } })).toEqual([{ key: 'new' }]);
});

test('deletes drafts that nobody wants, and events that were set aside long ago', async () => {
  const { processId } = await createTestScene();
  const candidates = ['IN_PROGRESS', 'ERROR'] as const;
  const requests = await Promise.all(
    candidates.map(async (status, position) => {
      const facts = { source: 'KNOW_ME', externalProcessStatus: 'NOT_APPLICABLE', status } as const;
      const analysisRequestId = randomUUID();
      await database().candidate.create({
        data: { ...facts, processId, ordinalNumber: position + 1, analysisRequestId },
      });
      return analysisRequestId;
    }),
  );
  const [wanted, failed, superseded, recent] = [...requests, randomUUID(), randomUUID()];
  if (!wanted || !failed || !superseded || !recent) throw new Error('unreachable');
  const createdAt = daysAgo(1);
  await database().analysisDraft.createMany({
    data: [
      ...[wanted, failed, superseded].map((requestId) => ({ requestId, content: {}, createdAt })),
      { requestId: recent, content: {} },
    ],
  });
  const event = { name: 'unheard-of', data: {} };
  await database().outboxEvent.createMany({
    data: [{ ...event, createdAt: daysAgo(40) }, ...[29, 31].map((days) => ({ ...event, setAsideAt: daysAgo(days) }))],
  });
  await cleanUp(systemActor);
  const drafts = await database().analysisDraft.findMany({ select: { requestId: true } });
  expect(drafts.map(({ requestId }) => requestId).sort()).toEqual([wanted, recent].sort());
  expect(await database().outboxEvent.count()).toBe(2);
});

test('deletes what a model drafted for messages after 30 days', async () => {
  const { processId } = await createTestScene();
  const { id: candidateId } = await database().candidate.create({
    data: { source: 'KNOW_ME', externalProcessStatus: 'NOT_APPLICABLE', status: 'SEEN', processId, ordinalNumber: 1 },
  });
  const draft = { candidateId, kind: 'received', locale: 'pl', model: 'writer-1', text: 'Dziękujemy.' };
  await database().messageDraft.createMany({
    data: [31, 29].map((days) => ({ ...draft, subject: `${days}`, createdAt: daysAgo(days) })),
  });
  await cleanUp(systemActor);
  expect(await database().messageDraft.findMany({ select: { subject: true } })).toEqual([{ subject: '29' }]);
});

test('deletes expired links for a new password at once, and invitations 30 days after', async () => {
  const db = database();
  const { actor } = await createTestUser('VIEWER');
  const hours = [-1, 1].map((hour) => ({ tokenHash: `reset${hour}`, expiresAt: daysAgo(-hour / 24) }));
  await db.passwordReset.createMany({ data: hours.map((link) => ({ ...link, userId: actor.userId })) });
  const invitations = [31, 29, -1].map((days) => ({ email: `in${days}@tests.example`, expiresAt: daysAgo(days) }));
  await db.invitation.createMany({ data: invitations.map((one) => ({ ...one, role: 'VIEWER' as const })) });
  await cleanUp(systemActor);
  const resets = await db.passwordReset.findMany({ select: { tokenHash: true } });
  expect(resets).toEqual([{ tokenHash: 'reset1' }]);
  const left = await db.invitation.findMany({ select: { email: true }, orderBy: { expiresAt: 'asc' } });
  expect(left).toEqual([{ email: 'in29@tests.example' }, { email: 'in-1@tests.example' }]);
});

test('deletes much in several statements; what fails is told at the end, and stops nothing after it', async () => {
  const db = database();
  const { actor } = await createTestUser('VIEWER');
  await db.durableRun.create({ data: { id: randomUUID(), functionId: 'f', event: {}, endedAt: daysAgo(15) } });
  await db.$executeRaw`
    INSERT INTO rate_limit (key, count, expires_at) SELECT 'many' || n, 1, now() - interval '1 hour' FROM generate_series(1, 2001) n`;
  await db.passwordReset.create({ data: { userId: actor.userId, tokenHash: 'expired', expiresAt: daysAgo(1) } });
  await db.$executeRaw`CREATE FUNCTION refuse_many() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN IF TG_ARGV[0]::int < (SELECT count(*) FROM gone) THEN RAISE ''too many rows at once''; END IF; RETURN NULL; END'`;
  for (const [table, most] of Object.entries({ durable_run: 0, rate_limit: 2000 })) {
    await db.$executeRawUnsafe(`CREATE TRIGGER refuse AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_many(${most})`);
  }
  await expect(cleanUp(systemActor)).rejects.toThrow('too many rows at once');
  expect(await db.rateLimit.count({ where: { key: { startsWith: 'many' } } })).toBe(0);
  expect(await db.passwordReset.count({ where: { tokenHash: 'expired' } })).toBe(0);
  await db.$executeRaw`DROP FUNCTION refuse_many CASCADE`;
});
