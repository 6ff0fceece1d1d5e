import type { PersonActor } from '@/lib/auth/actor';
import type { ErrorCode } from '@/lib/error-codes';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { setUpSync } from '@/tests/ats/sync-run';
import { dismissPick } from './dismiss-pick';
import { pickCandidates } from './pick-candidates';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));

const db = database();
let actor: PersonActor;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});

/** Two candidates, and `others`, whose sending was requested; `a` then changes in the ATS. */
async function requestTwo({ others = [], ...change }: { hasSent?: boolean; others?: string[] } = {}) {
  const setup = await setUpSync(actor, change);
  const { ats, processId } = setup;
  for (const id of ['a', 'b', ...others]) ats.add(id);
  await setup.synchronise();
  await db.candidate.updateMany({ where: { processId }, data: { status: 'NEW' } });
  await pickCandidates(actor, { processId, choice: { all: true } });
  const pickOf = async (id: string) =>
    db.atsPick.findFirstOrThrow({ where: { candidateId: (await setup.candidate(id)).id } });
  const states = async (id: string) => {
    const [pick, candidate] = [await pickOf(id), await setup.candidate(id)];
    return [pick.state, pick.reason, candidate.status, candidate.externalProcessStatus];
  };
  /** The sending of `a` ended so. */
  const conflictOf = async (reason: ErrorCode) => {
    const { id, candidateId } = await pickOf('a');
    await db.atsPick.update({ where: { id }, data: { state: 'CONFLICT', reason, attempts: 1, endedAt: new Date() } });
    await db.candidate.update({ where: { id: candidateId }, data: { status: 'NEW' } });
    return id;
  };
  return { ...setup, pickOf, states, conflictOf };
}

const sent = ['SENT', null, 'sent', 'SENT'];

test.each(['ats.unconfirmed', 'ats.unreachable', 'ats.uncertain', 'ats.bad-answer'] as const)(
  'sent, but shown as not sent (%s): a synchronisation that reads the stage sets it right',
  async (reason) => {
    const { ats, synchronise, states, conflictOf, candidate } = await requestTwo();
    await conflictOf(reason);
    ats.change('a', { stageId: 'selected' });
    await synchronise();
    expect(await states('a')).toEqual(sent);
    expect(await states('b')).toEqual(['PENDING', null, 'AWAITING_EXTERNAL_PICK', 'NOT_SENT']);
    const where = { candidateId: (await candidate('a')).id, action: 'candidate.sent' };
    expect(await db.auditEvent.findMany({ where })).toMatchObject([
      { details: { by: 'synchronisation', approvedBy: actor.userId, writes: 1 } },
    ]);
    await synchronise(true);
    expect(await db.auditEvent.count({ where })).toBe(1);
  },
);

test('a request that has not ended ends too, and lets the others go on where it was the first', async () => {
  const { ats, synchronise, states, pickOf, processId } = await requestTwo({ hasSent: false });
  await db.atsPick.update({ where: { id: (await pickOf('a')).id }, data: { state: 'SENDING', attempts: 1 } });
  await db.outboxEvent.deleteMany();
  ats.change('a', { stageId: 'selected' });
  await synchronise();
  expect(await states('a')).toEqual(sent);
  expect((await db.atsLink.findUniqueOrThrow({ where: { processId } })).firstSentAt).not.toBeNull();
  expect(await db.outboxEvent.findMany({ where: { name: 'ats/pick.requested' } })).toMatchObject([
    { data: { pickId: (await pickOf('b')).id } },
  ]);
});

test('many who were moved by hand request nobody while the first is a conflict, and then only the next one', async () => {
  const ids = ['c', 'd', 'e', 'f', 'g'];
  const { ats, synchronise, states, conflictOf, pickOf, processId } = await requestTwo({ hasSent: false, others: ids });
  const pickId = await conflictOf('ats.conflict');
  await db.outboxEvent.deleteMany();
  const requested = async () =>
    (await db.outboxEvent.findMany({ where: { name: 'ats/pick.requested' } })).map(
      ({ data }) => (data as { pickId: string }).pickId,
    );
  ats.pageSize = 50;
  for (const id of ids.slice(0, 3)) ats.change(id, { stageId: 'selected' });
  await synchronise();
  for (const id of ids.slice(0, 3)) expect(await states(id)).toEqual(sent);
  expect(await requested()).toEqual([]);
  await dismissPick(actor, { processId, pickId });
  expect(await requested()).toEqual([(await pickOf('b')).id]);
  await db.outboxEvent.deleteMany();
  for (const id of ['b', 'f']) ats.change(id, { stageId: 'selected' });
  await synchronise();
  expect(await requested()).toEqual([(await pickOf('g')).id]);
});

test('whose CV is being read is left to the next synchronisation', async () => {
  const { ats, synchronise, states, conflictOf, candidate } = await requestTwo();
  await conflictOf('ats.unconfirmed');
  const where = { id: (await candidate('a')).id };
  await db.candidate.update({ where, data: { status: 'IN_PROGRESS' } });
  ats.change('a', { stageId: 'selected' });
  await synchronise();
  expect((await states('a'))[0]).toBe('CONFLICT');
  await db.candidate.update({ where, data: { status: 'SEEN' } });
  await synchronise(true);
  expect(await states('a')).toEqual(sent);
});

test('another stage changes nothing', async () => {
  const { ats, synchronise, states, conflictOf } = await requestTwo();
  await conflictOf('ats.unconfirmed');
  ats.change('a', { stageId: 'interview' });
  await synchronise();
  expect(await states('a')).toEqual(['CONFLICT', 'ats.unconfirmed', 'NEW', 'NOT_SENT']);
});

test('what a person gave up stays given up, and who was there before it was requested was not sent', async () => {
  const { ats, synchronise, states, conflictOf, pickOf, processId } = await requestTwo();
  await dismissPick(actor, { processId, pickId: await conflictOf('ats.unconfirmed') });
  await db.atsPick.update({ where: { id: (await pickOf('b')).id }, data: { fromStageId: 'selected' } });
  for (const id of ['a', 'b']) ats.change(id, { stageId: 'selected' });
  await synchronise();
  expect((await states('a'))[0]).toBe('DISMISSED');
  expect((await states('b'))[0]).toBe('PENDING');
});
