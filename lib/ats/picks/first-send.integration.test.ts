import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { createLinkedCandidate, createLinkedProcess } from '@/tests/ats/linked-process';
import { pickStates, sendLater, type PickScene } from '@/tests/ats/pick-scene';
import { openWritableAts, type WritableAts } from '@/tests/ats/writable-ats';
import { dismissPick } from './dismiss-pick';
import { openProvider } from '../connections/open-provider';
import { pickCandidate } from './pick-candidate';
import { previewPicks } from './preview-picks';
import { recoverLostPicks } from './lost-picks';
import { retryPick } from './retry-pick';

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

const waits = ['PENDING', 'ats.waits-for-first', 'AWAITING_EXTERNAL_PICK', 'NOT_SENT'];
const sent = ['SENT', null, 'sent', 'SENT'];
type Scenes = [PickScene, PickScene, PickScene];

/** Three candidates of a new link, whose sending was requested in this order. */
async function requestThree(): Promise<Scenes> {
  const place = await createLinkedProcess(actor, { hasSent: false });
  const scenes: PickScene[] = [];
  for (let index = 0; index < 3; index += 1) {
    const candidate = await createLinkedCandidate(place);
    ats.add({ id: candidate.externalId, recruitmentId: place.recruitmentId });
    const { pickId } = await pickCandidate(actor, { ...place, candidateId: candidate.candidateId });
    scenes.push({ ...place, ...candidate, pickId });
  }
  await db.outboxEvent.deleteMany();
  return scenes as Scenes;
}

const requestedAgain = async () =>
  (await db.outboxEvent.findMany({ where: { name: 'ats/pick.requested' } })).map(
    ({ data }) => (data as { pickId: string }).pickId,
  );
/** Nobody has worked on the requests for an hour. */
const becomeQuiet = ({ processId }: PickScene) =>
  db.atsPick.updateMany({ where: { processId }, data: { aliveAt: new Date(Date.now() - 3_600_000) } });
const firstSentAt = async ({ processId }: PickScene) =>
  (await db.atsLink.findUniqueOrThrow({ where: { processId } })).firstSentAt;

test('the first is sent alone and read back; the others wait, and go on by themselves', async () => {
  const [first, second, third] = await requestThree();
  expect(await sendLater(second)).toEqual({ outcome: 'stopped' });
  expect(await sendLater(third)).toEqual({ outcome: 'stopped' });
  expect(await pickStates(second)).toEqual(waits);
  expect(ats.writes).toHaveLength(0);
  expect(await firstSentAt(first)).toBeNull();
  expect(await sendLater(first)).toEqual({ outcome: 'sent' });
  expect(await firstSentAt(first)).not.toBeNull();
  expect((await requestedAgain()).sort()).toEqual([second.pickId, third.pickId].sort());
  expect(await sendLater(third)).toEqual({ outcome: 'sent' });
  expect(await sendLater(second)).toEqual({ outcome: 'sent' });
  for (const made of [first, second, third]) expect(await pickStates(made)).toEqual(sent);
});

test('sent at once by several processes, only one is written before it is read back', async () => {
  const scenes = await requestThree();
  ats.before = async (method) => {
    if (method === 'moveToStage') await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const outcomes = await Promise.all(scenes.map((made) => sendLater(made)));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['sent', 'stopped', 'stopped']);
  expect(ats.writes).toHaveLength(1);
});

test('a conflict of the first keeps the others waiting until it is sent all the same', async () => {
  const [first, second] = await requestThree();
  ats.change(first.externalId, { stageId: 'interview' });
  expect(await sendLater(first)).toEqual({ outcome: 'conflict' });
  expect(await sendLater(second)).toEqual({ outcome: 'stopped' });
  expect(await pickStates(second)).toEqual(waits);
  await retryPick(actor, first);
  expect(await sendLater(second)).toEqual({ outcome: 'stopped' });
  expect(await sendLater(first)).toEqual({ outcome: 'sent' });
  expect(await sendLater(second)).toEqual({ outcome: 'sent' });
});

test('a conflict of the first that is given up makes the next one the first', async () => {
  const [first, second, third] = await requestThree();
  ats.change(first.externalId, { stageId: 'interview' });
  await sendLater(first);
  await sendLater(second);
  await db.outboxEvent.deleteMany();
  await dismissPick(actor, first);
  expect(await requestedAgain()).toEqual([second.pickId]);
  expect(await sendLater(third)).toEqual({ outcome: 'stopped' });
  expect(await sendLater(second)).toEqual({ outcome: 'sent' });
  expect(await sendLater(third)).toEqual({ outcome: 'sent' });
});

test('who was there already proves nothing: the next one is the first that is written', async () => {
  const [first, second, third] = await requestThree();
  ats.change(first.externalId, { stageId: 'selected' });
  expect(await sendLater(first)).toEqual({ outcome: 'sent' });
  expect(await firstSentAt(first)).toBeNull();
  expect(await requestedAgain()).toEqual([second.pickId]);
  expect(await sendLater(third)).toEqual({ outcome: 'stopped' });
  expect(await sendLater(second)).toEqual({ outcome: 'sent' });
  expect(await firstSentAt(first)).not.toBeNull();
});

test('who waits is not lost, and whoever was killed or left behind is requested again', async () => {
  const [first, second, third] = await requestThree();
  for (const made of [second, third]) await sendLater(made);
  ats.before = (method) => {
    if (method === 'findApplication' && ats.writes.length > 0) throw new Error('killed');
  };
  await expect(sendLater(first)).rejects.toThrow('killed');
  ats.before = () => undefined;
  await becomeQuiet(first);
  expect((await recoverLostPicks(systemActor)).requested).toBe(1);
  expect(await requestedAgain()).toEqual([first.pickId]);
  expect(await sendLater(first)).toEqual({ outcome: 'sent' });
  expect(ats.writes).toHaveLength(1);
  // The events after the first one are lost too.
  await db.outboxEvent.deleteMany();
  await becomeQuiet(first);
  expect((await recoverLostPicks(systemActor)).requested).toBe(2);
  expect(await sendLater(second)).toEqual({ outcome: 'sent' });
});

test('the first candidate is erased: the next one is found by itself', async () => {
  const [first, second] = await requestThree();
  await sendLater(second);
  await db.candidate.delete({ where: { id: first.candidateId } });
  await becomeQuiet(first);
  await recoverLostPicks(systemActor);
  expect(await requestedAgain()).toEqual([second.pickId]);
  expect(await sendLater(second)).toEqual({ outcome: 'sent' });
});

test('the preview says that one goes first, as long as nobody has been sent and there are several', async () => {
  const place = await createLinkedProcess(actor, { hasSent: false });
  const [one, other] = [await createLinkedCandidate(place), await createLinkedCandidate(place)];
  const preview = (candidateIds: string[]) => previewPicks(actor, { ...place, choice: { candidateIds } });
  expect((await preview([one.candidateId, other.candidateId])).sendsOneFirst).toBe(true);
  expect((await preview([one.candidateId])).sendsOneFirst).toBe(false);
  await db.atsLink.update({ where: { processId: place.processId }, data: { firstSentAt: new Date() } });
  expect((await preview([one.candidateId, other.candidateId])).sendsOneFirst).toBe(false);
});
