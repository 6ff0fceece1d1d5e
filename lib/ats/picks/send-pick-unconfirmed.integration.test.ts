import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { createTestUser } from '@/prisma/seed/factories';
import { createPickScene, pickStates, sendLater, type PickScene } from '@/tests/ats/pick-scene';
import { WritableAts } from '@/tests/ats/writable-ats';
import { confirmPick } from './confirm-pick';
import { dismissPick } from './dismiss-pick';
import { failPick } from './fail-pick';
import { openProvider } from '../connections/open-provider';
import { pickCandidates } from './pick-candidates';
import { retryPick } from './retry-pick';

jest.mock('../connections/open-provider', () => ({ openProvider: jest.fn() }));

const db = database();
let actor: PersonActor;
let ats: WritableAts;
let moveCalls: number;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});
beforeEach(() => {
  ats = new WritableAts();
  moveCalls = 0;
  ats.before = (method) => {
    if (method === 'moveToStage') moveCalls += 1;
  };
  jest.mocked(openProvider).mockImplementation(async (connectionId) => ({
    provider: ats,
    connection: await db.atsConnection.findUniqueOrThrow({ where: { id: connectionId } }),
  }));
});

const conflict = { outcome: 'conflict' };
const waiting = { outcome: 'waiting', seconds: expect.any(Number) };
const unconfirmed = ['CONFLICT', 'ats.unconfirmed', 'NEW', 'NOT_SENT'];
const sent = ['SENT', null, 'sent', 'SENT'];

/** A candidate of an ATS that takes moves and does not tell where anybody is. */
async function createSilentScene(change: Parameters<typeof createPickScene>[2] = {}): Promise<PickScene> {
  const made = await createPickScene(actor, ats, change);
  ats.tellsStages = false;
  await db.atsApplication.updateMany({ where: { candidateId: made.candidateId }, data: { stageId: null } });
  await db.atsPick.update({ where: { id: made.pickId }, data: { fromStageId: null } });
  return made;
}

test('moved, but nothing confirms it: a person looks at once, and nothing is moved again', async () => {
  const made = await createSilentScene();
  expect(await sendLater(made)).toEqual(conflict);
  expect(await sendLater(made, 1)).toEqual({ outcome: 'stopped' });
  expect(await pickStates(made)).toEqual(unconfirmed);
  expect([moveCalls, ats.writes.length]).toEqual([1, 1]);
});

test.each(['drop', 'lose'] as const)('a move without an answer (%s) is not made again either', async (kind) => {
  const made = await createSilentScene();
  ats.faults.push({ on: 'moveToStage', kind });
  expect(await sendLater(made)).toEqual(conflict);
  expect(await pickStates(made)).toEqual(unconfirmed);
  expect(moveCalls).toBe(1);
});

test('killed after the move, also in a process that was stopped meanwhile, it is not made again', async () => {
  for (const status of ['ACTIVE', 'STOPPED'] as const) {
    moveCalls = 0;
    const made = await createSilentScene();
    const writes = ats.writes.length;
    ats.before = (method) => {
      if (method === 'moveToStage') moveCalls += 1;
      if (method === 'findApplication' && ats.writes.length > writes) throw new Error('killed');
    };
    await expect(sendLater(made)).rejects.toThrow('killed');
    ats.before = (method) => {
      if (method === 'moveToStage') moveCalls += 1;
    };
    if (status === 'STOPPED') await changeProcessStatus(actor, { ...made, status });
    expect(await sendLater(made)).toEqual(conflict);
    expect(await pickStates(made)).toEqual(unconfirmed);
    expect(moveCalls).toBe(1);
  }
});

test('a move that was refused or never arrived is no move', async () => {
  const made = await createSilentScene();
  for (const code of ['ats.rate-limited', 'ats.unreachable'] as const) {
    ats.faults.push({ on: 'moveToStage', kind: 'refuse', error: new AppError(code) });
    expect(await sendLater(made)).toEqual(waiting);
    expect(await pickStates(made)).toEqual(['PENDING', code, 'AWAITING_EXTERNAL_PICK', 'NOT_SENT']);
  }
  expect(await sendLater(made)).toEqual(conflict);
  expect(ats.writes).toHaveLength(1);
  expect(await db.atsPick.findUnique({ where: { id: made.pickId } })).toMatchObject({ attempts: 1 });
});

test('where a read proves that nothing happened, it is made again', async () => {
  const made = await createPickScene(actor, ats);
  ats.faults.push({ on: 'moveToStage', kind: 'lose' });
  expect(await sendLater(made)).toEqual(waiting);
  expect(await sendLater(made, 1)).toEqual({ outcome: 'sent' });
  expect([moveCalls, ats.writes.length]).toEqual([2, 1]);
});

test('sent once more by a person, it is read first, and written once where the ATS still says nothing', async () => {
  const made = await createSilentScene();
  await sendLater(made);
  await retryPick(actor, made);
  expect(await sendLater(made)).toEqual(conflict);
  expect(await pickStates(made)).toEqual(unconfirmed);
  expect(moveCalls).toBe(2);
  ats.tellsStages = true;
  await retryPick(actor, made);
  expect(await sendLater(made)).toEqual({ outcome: 'sent' });
  expect(moveCalls).toBe(2);
});

test('sending everybody does not move an unconfirmed candidate again', async () => {
  const made = await createSilentScene();
  await sendLater(made);
  const { accepted, refused } = await pickCandidates(actor, { ...made, choice: { all: true } });
  expect(accepted).toEqual([]);
  expect(refused).toMatchObject([{ candidateId: made.candidateId, reason: 'UNCONFIRMED' }]);
  await dismissPick(actor, made);
  expect((await pickCandidates(actor, { ...made, choice: { all: true } })).accepted).toEqual([made.candidateId]);
});

/** What is read of the candidate next cannot be read, three times. */
async function sendUnreadably(made: PickScene): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    ats.faults.push({ on: 'findApplication', kind: 'refuse', error: new AppError('ats.bad-answer') });
    expect(await sendLater(made, attempt)).toEqual(attempt < 2 ? waiting : conflict);
  }
  expect((await pickStates(made)).slice(0, 2)).toEqual(['CONFLICT', 'ats.bad-answer']);
}

test.each(['ats.bad-answer', 'internal'] as const)(
  'moved, and then never read (%s): sending everybody does not move it again, also after a vain retry',
  async (reason) => {
    const made = await createSilentScene();
    ats.before = (method) => {
      if (method === 'moveToStage') moveCalls += 1;
      if (method === 'findApplication' && ats.writes.length > 0) throw new AppError('ats.bad-answer');
    };
    expect(await sendLater(made)).toEqual(waiting);
    if (reason === 'internal') await failPick(systemActor, { ...made, reason });
    else await sendUnreadably(made);
    for (const isRetried of [false, true]) {
      if (isRetried) {
        await retryPick(actor, made);
        await sendUnreadably(made);
      }
      const { accepted, refused } = await pickCandidates(actor, { ...made, choice: { all: true } });
      expect(accepted).toEqual([]);
      expect(refused).toMatchObject([{ candidateId: made.candidateId, reason: 'UNCONFIRMED' }]);
    }
    expect(moveCalls).toBe(1);
  },
);

test('never moved, because nothing could be read: sending everybody sends it', async () => {
  const made = await createSilentScene();
  await sendUnreadably(made);
  expect((await pickCandidates(actor, { ...made, choice: { all: true } })).accepted).toEqual([made.candidateId]);
  expect(await sendLater(made)).toEqual(conflict);
  expect(moveCalls).toBe(1);
});

test('a person who sees the candidate there marks it as sent, and the log says who', async () => {
  const made = await createSilentScene({ hasSent: false });
  await sendLater(made);
  await confirmPick(actor, made);
  expect(await pickStates(made)).toEqual(sent);
  expect(await db.atsLink.findUnique({ where: { processId: made.processId } })).toMatchObject({
    firstSentAt: expect.any(Date),
  });
  const audit = await db.auditEvent.findFirst({ where: { candidateId: made.candidateId, action: 'candidate.sent' } });
  expect(audit).toMatchObject({ actorId: actor.userId, details: { by: 'person', pickId: made.pickId } });
  await expect(confirmPick(actor, made)).rejects.toMatchObject({ code: 'resource.not-found' });
  expect(moveCalls).toBe(1);
});

test('a changed stage is not for a person’s word', async () => {
  const made = await createPickScene(actor, ats);
  ats.change(made.externalId, { stageId: 'interview' });
  await sendLater(made);
  await expect(confirmPick(actor, made)).rejects.toMatchObject({ code: 'resource.not-found' });
});

test('refused although nobody changed the stage: the refusal is said as what it is', async () => {
  const made = await createPickScene(actor, ats);
  ats.faults.push({ on: 'moveToStage', kind: 'refuse', error: new AppError('ats.conflict') });
  expect(await sendLater(made)).toEqual(conflict);
  expect(await pickStates(made)).toEqual(['CONFLICT', 'ats.move-refused', 'NEW', 'NOT_SENT']);
  expect(ats.writes).toHaveLength(0);
});
