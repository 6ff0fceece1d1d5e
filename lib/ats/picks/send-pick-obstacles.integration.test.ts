import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { createTestUser } from '@/prisma/seed/factories';
import { openWritableAts, type WritableAts } from '@/tests/ats/writable-ats';
import { createPickScene, pickStates, sendLater, type PickScene } from '@/tests/ats/pick-scene';
import { openProvider } from '../connections/open-provider';

jest.mock('../connections/open-provider', () => ({ openProvider: jest.fn() }));

const db = database();
let actor: PersonActor;
let ats: WritableAts;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});
beforeEach(() => {
  ats = openWritableAts(jest.mocked(openProvider));
});

const waiting = { outcome: 'waiting', seconds: expect.any(Number) };

test.each([
  ['gone', (made: PickScene) => ats.applications.delete(made.externalId), 'ats.record-not-found'],
  ['anonymised', (made: PickScene) => ats.change(made.externalId, { person: 'erased' }), 'ats.record-not-found'],
  [
    'in another recruitment',
    (made: PickScene) => ats.change(made.externalId, { recruitmentId: 'x' }),
    'ats.record-not-found',
  ],
  [
    'closed to us',
    () => ats.faults.push({ on: 'moveToStage', kind: 'refuse', error: new AppError('ats.forbidden') }),
    'ats.forbidden',
  ],
  ['without such a call', () => (ats.capabilities = { ...ats.capabilities, targets: [] }), 'ats.unsupported'],
  ['unlinked', (made: PickScene) => db.atsLink.delete({ where: { processId: made.processId } }), 'ats.not-linked'],
] as const)('%s: a person resolves it', async (_name, happen, reason) => {
  const made = await createPickScene(actor, ats);
  await happen(made);
  expect(await sendLater(made)).toEqual({ outcome: 'conflict' });
  expect(await pickStates(made)).toEqual(['CONFLICT', reason, 'NEW', 'NOT_SENT']);
  expect(ats.writes).toHaveLength(0);
});

test('a busy ATS makes it wait as long as it says, never a conflict', async () => {
  const made = await createPickScene(actor, ats);
  for (const attempt of [0, 1, 50]) {
    const error = new AppError('ats.rate-limited', { retryAfterSeconds: 90 });
    ats.faults.push({ on: 'moveToStage', kind: 'refuse', error });
    const answer = await sendLater(made, attempt);
    expect(answer).toEqual(waiting);
    expect(answer.outcome === 'waiting' && answer.seconds).toBeGreaterThanOrEqual(90);
  }
  expect(await sendLater(made, 51)).toEqual({ outcome: 'sent' });
  expect(ats.writes).toHaveLength(1);
});

test('an outage waits, then stops the process, whose activation sends on', async () => {
  const made = await createPickScene(actor, ats);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    ats.faults.push({ on: 'findApplication', kind: 'refuse', error: new AppError('ats.unreachable') });
    expect(await sendLater(made, attempt)).toEqual(attempt < 7 ? waiting : { outcome: 'stopped' });
  }
  const where = { id: made.processId };
  expect(await db.process.findUnique({ where })).toMatchObject({ status: 'ERROR', statusReason: 'ats.unreachable' });
  expect(await pickStates(made)).toEqual(['PENDING', 'ats.unreachable', 'AWAITING_EXTERNAL_PICK', 'NOT_SENT']);
  expect(await sendLater(made)).toEqual({ outcome: 'stopped' });
  await db.outboxEvent.deleteMany();
  await changeProcessStatus(actor, { ...made, status: 'ACTIVE' });
  expect(await db.outboxEvent.findMany()).toMatchObject([
    { name: 'ats/pick.requested', data: { pickId: made.pickId } },
  ]);
  expect(await sendLater(made)).toEqual({ outcome: 'sent' });
});

test('refused credentials stop the process at once; a paused connection only waits', async () => {
  const made = await createPickScene(actor, ats);
  const where = { id: made.connectionId };
  await db.atsConnection.update({ where, data: { paused: true } });
  expect(await sendLater(made)).toEqual({ outcome: 'stopped' });
  expect(await pickStates(made)).toEqual(['PENDING', 'ats.paused', 'AWAITING_EXTERNAL_PICK', 'NOT_SENT']);
  await db.atsConnection.update({ where, data: { paused: false } });
  ats.faults.push({ on: 'findApplication', kind: 'refuse', error: new AppError('ats.credentials-refused') });
  expect(await sendLater(made)).toEqual({ outcome: 'stopped' });
  expect((await db.process.findUniqueOrThrow({ where: { id: made.processId } })).status).toBe('ERROR');
  expect((await pickStates(made))[0]).toBe('PENDING');
});

test('a permission that the whole connection lacks is no conflict of a candidate', async () => {
  const made = await createPickScene(actor, ats);
  const where = { id: made.connectionId };
  await db.atsConnection.update({ where, data: { stoppedReason: 'ats.forbidden' } });
  expect(await sendLater(made)).toEqual({ outcome: 'stopped' });
  expect(await pickStates(made)).toEqual(['PENDING', 'ats.forbidden', 'AWAITING_EXTERNAL_PICK', 'NOT_SENT']);
  const process = await db.process.findUniqueOrThrow({ where: { id: made.processId } });
  expect([process.status, process.statusReason]).toEqual(['ERROR', 'ats.forbidden']);
});

test.each(['STOPPED', 'ARCHIVED'] as const)(
  '%s: nothing new is written, but what was applied is taken note of',
  async (status) => {
    const [pending, lost, dropped] = [
      await createPickScene(actor, ats),
      await createPickScene(actor, ats),
      await createPickScene(actor, ats),
    ];
    ats.faults.push({ on: 'moveToStage', kind: 'lose' });
    await sendLater(lost);
    ats.faults.push({ on: 'moveToStage', kind: 'drop' });
    await sendLater(dropped);
    for (const made of [pending, lost, dropped]) await changeProcessStatus(actor, { ...made, status });
    expect(await sendLater(pending)).toEqual({ outcome: 'stopped' });
    expect(await sendLater(lost, 1)).toEqual({ outcome: 'stopped' });
    expect(await sendLater(dropped, 1)).toEqual({ outcome: 'sent' });
    expect(ats.writes).toHaveLength(1);
    expect((await pickStates(lost))[0]).toBe('PENDING');
    await changeProcessStatus(actor, { ...lost, status: 'ACTIVE' });
    expect(await sendLater(lost)).toEqual({ outcome: 'sent' });
  },
);

test('a candidate erased meanwhile is not sent, and nothing fails', async () => {
  const [before, during] = [await createPickScene(actor, ats), await createPickScene(actor, ats)];
  await db.candidate.delete({ where: { id: before.candidateId } });
  expect(await sendLater(before)).toEqual({ outcome: 'stopped' });
  ats.before = async (method) => {
    if (method === 'findApplication') await db.candidate.deleteMany({ where: { id: during.candidateId } });
  };
  expect(await sendLater(during)).toEqual({ outcome: 'stopped' });
  expect(ats.writes).toHaveLength(0);
});

test('criteria reworded meanwhile change nothing about sending; after a conflict the candidate is outdated', async () => {
  const made = await createPickScene(actor, ats);
  const { id: criterionId } = await db.criterion.findFirstOrThrow({ where: { processId: made.processId } });
  const analysis = await db.analysis.create({
    data: {
      candidateId: made.candidateId,
      requestId: made.pickId,
      cvSha256: '0'.repeat(64),
      readerVersion: 'test',
      criteriaSnapshot: [],
      inputHash: '0'.repeat(64),
      engine: 'offline',
      engineVersion: 'test',
      locale: 'pl',
      matchScore: 80,
      scoreBreakdown: {},
      feedback: '',
      startedAt: new Date(),
    },
  });
  const where = { id: made.candidateId };
  await db.candidate.update({ where, data: { currentAnalysisId: analysis.id } });
  await db.criterion.update({ where: { id: criterionId }, data: { text: 'Kubernetes' } });
  ats.change(made.externalId, { stageId: 'interview' });
  expect(await sendLater(made)).toEqual({ outcome: 'conflict' });
  expect((await pickStates(made))[2]).toBe('PROCESSING_OUTDATED');
});
