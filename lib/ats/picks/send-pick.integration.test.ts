import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { openWritableAts, type WritableAts } from '@/tests/ats/writable-ats';
import { createPickScene, pickStates, sendLater } from '@/tests/ats/pick-scene';
import { openProvider } from '../connections/open-provider';
import { retryPick } from './retry-pick';
import { sendPick } from './send-pick';

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

const sent = ['SENT', null, 'sent', 'SENT'];
const waiting = { outcome: 'waiting', seconds: expect.any(Number) };

test.each([
  ['STAGE', 'selected'],
  ['TAG', 'Selected by AI'],
  ['NOTE', 'Wybrany przez AI'],
] as const)('a %s is written once, read back, and only then the candidate is sent', async (kind, target) => {
  const made = await createPickScene(actor, ats, { kind, target });
  expect(await sendLater(made)).toEqual({ outcome: 'sent' });
  expect(await sendLater(made)).toEqual({ outcome: 'stopped' });
  expect(ats.writes).toHaveLength(1);
  expect(await pickStates(made)).toEqual(sent);
  const application = ats.get(made.externalId);
  if (kind === 'STAGE') expect(application.stageId).toBe('selected');
  if (kind === 'TAG') expect(application.tags).toEqual(['Selected by AI']);
  if (kind === 'NOTE') expect(application.notes[0]).toContain(made.pickId);
  const audit = await db.auditEvent.findFirst({ where: { candidateId: made.candidateId, action: 'candidate.sent' } });
  expect(audit).toMatchObject({ actorId: null, details: { approvedBy: actor.userId, pickId: made.pickId } });
  // The echo of our own move is no change.
  const row = await db.atsApplication.findUniqueOrThrow({ where: { candidateId: made.candidateId } });
  expect(row.stageId).toBe(application.stageId);
});

test.each(['STAGE', 'TAG', 'NOTE'] as const)(
  'one who was rejected there is not sent (%s), and a person is told',
  async (kind) => {
    const made = await createPickScene(actor, ats, { kind });
    Object.assign(ats.get(made.externalId), { rejected: true });
    expect(await sendLater(made)).toEqual({ outcome: 'conflict' });
    expect(ats.writes).toEqual([]);
    expect((await pickStates(made))[1]).toBe('ats.rejected-there');
  },
);

describe.each(['STAGE', 'TAG', 'NOTE'] as const)('an answer that never came, %s', (kind) => {
  const method = { STAGE: 'moveToStage', TAG: 'addTag', NOTE: 'addNote' } as const;

  test('applied: it is found there and not repeated', async () => {
    const made = await createPickScene(actor, ats, { kind });
    ats.faults.push({ on: method[kind], kind: 'drop' });
    expect(await sendLater(made)).toEqual(waiting);
    expect(await pickStates(made)).toEqual(['SENDING', 'ats.uncertain', 'AWAITING_EXTERNAL_PICK', 'NOT_SENT']);
    expect(await sendLater(made, 1)).toEqual({ outcome: 'sent' });
    expect(ats.writes).toHaveLength(1);
  });

  test('not applied: it is written again', async () => {
    const made = await createPickScene(actor, ats, { kind });
    ats.faults.push({ on: method[kind], kind: 'lose' });
    expect(await sendLater(made)).toEqual(waiting);
    expect(await sendLater(made, 1)).toEqual({ outcome: 'sent' });
    expect(ats.writes).toHaveLength(1);
  });

  test('and the process died: the step is repeated from its start', async () => {
    const made = await createPickScene(actor, ats, { kind });
    ats.before = (called) => {
      if (called === (kind === 'NOTE' ? 'hasNote' : 'findApplication') && ats.writes.length > 0)
        throw new Error('killed');
    };
    await expect(sendLater(made)).rejects.toThrow('killed');
    expect((await pickStates(made))[0]).toBe('SENDING');
    ats.before = () => undefined;
    expect(await sendLater(made)).toEqual({ outcome: 'sent' });
    expect(ats.writes).toHaveLength(1);
  });
});

test('a write that may still be on its way is given time before it is read back', async () => {
  const made = await createPickScene(actor, ats);
  ats.faults.push({ on: 'moveToStage', kind: 'lose' });
  await sendPick(systemActor, made);
  expect(await sendPick(systemActor, made)).toEqual(waiting);
  expect(ats.writes).toHaveLength(0);
});

test('two runs of one request, at once, write once', async () => {
  const made = await createPickScene(actor, ats);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  ats.before = (method) => (method === 'moveToStage' ? held : undefined);
  const first = sendLater(made);
  while ((await pickStates(made))[0] !== 'SENDING') await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await sendPick(systemActor, made)).toEqual(waiting);
  release();
  expect(await first).toEqual({ outcome: 'sent' });
  expect(ats.writes).toHaveLength(1);
});

test('a stage changed there before is a conflict; sent anyway, it starts from the present stage', async () => {
  const made = await createPickScene(actor, ats);
  ats.change(made.externalId, { stageId: 'interview' });
  expect(await sendLater(made)).toEqual({ outcome: 'conflict' });
  expect(await pickStates(made)).toEqual(['CONFLICT', 'ats.conflict', 'NEW', 'NOT_SENT']);
  expect(ats.writes).toHaveLength(0);
  await retryPick(actor, made);
  expect(await sendLater(made)).toEqual({ outcome: 'sent' });
  expect(ats.get(made.externalId).stageId).toBe('selected');
});

test('a stage changed between reading and moving is refused by the ATS, or seen when it is read back', async () => {
  for (const compareAndSwap of [true, false]) {
    ats.capabilities = { ...ats.capabilities, compareAndSwap };
    const made = await createPickScene(actor, ats);
    let moves = 0;
    ats.before = (method) => {
      if (method === 'moveToStage' || (method === 'findApplication' && moves > 0)) {
        moves += 1;
        if (compareAndSwap === (moves === 1)) ats.change(made.externalId, { stageId: 'hired' });
      }
    };
    expect(await sendLater(made)).toEqual({ outcome: 'conflict' });
    ats.before = () => undefined;
    expect(ats.get(made.externalId).stageId).toBe('hired');
    expect(await pickStates(made)).toEqual(['CONFLICT', 'ats.conflict', 'NEW', 'NOT_SENT']);
    const row = await db.atsApplication.findUniqueOrThrow({ where: { candidateId: made.candidateId } });
    expect(row.stageId).toBe('hired');
  }
});

test('who is there already, moved by a person, is sent without a move', async () => {
  const made = await createPickScene(actor, ats);
  ats.change(made.externalId, { stageId: 'selected' });
  expect(await sendLater(made)).toEqual({ outcome: 'sent' });
  expect(ats.writes).toHaveLength(0);
});
