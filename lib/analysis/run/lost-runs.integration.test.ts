import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { addLocalRunner, removeLocalRunner, type LocalRunner } from '@/lib/jobs/embedded/local-runners';
import * as runners from '@/lib/jobs/select-runner';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { plainCv } from '@/tests/cv/plain-cv';
import { cancelAnalysis } from './cancel-analysis';
import { recoverLostRuns } from './lost-runs';

jest.mock('@/lib/jobs/select-runner', () => ({ selectedRunner: jest.fn(() => 'embedded') }));

const db = database();
const minutes = 60_000;
/** Requests that the runner still works on. What the embedded runner answers is the conformance suite's matter. */
const alive = new Set<string>();
const runner: LocalRunner = {
  ingest: async () => [],
  findRunning: async (_key, values) => values.filter((value) => alive.has(value)),
};

let actor: PersonActor;
beforeAll(async () => {
  addLocalRunner(runner);
  ({ actor } = await createTestUser('RECRUITER'));
});
afterAll(() => removeLocalRunner(runner));
beforeEach(async () => {
  alive.clear();
  jest.mocked(runners.selectedRunner).mockReturnValue('embedded');
  await db.candidate.deleteMany();
  await db.analysisDraft.deleteMany();
  await db.jobLock.deleteMany();
});

let files = 0;

/** A candidate whose analysis was requested so many minutes ago, its event sent. */
async function candidate(change: { ago: number; status?: 'AWAITING_PROCESSING' | 'IN_PROGRESS' | 'NEW' }) {
  const { id: processId } = await createTestProcess(actor);
  const bytes = plainCv([`Olga Miła ${(files += 1)}`]);
  const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName: 'cv.pdf', bytes }] });
  const id = accepted[0]?.candidateId ?? '';
  await db.outboxEvent.deleteMany();
  await age(id, change.ago);
  const updatedAt = new Date(Date.now() - change.ago * minutes);
  await db.candidate.update({ where: { id }, data: { ...(change.status && { status: change.status }), updatedAt } });
  return { id, processId };
}

async function age(id: string, ago: number): Promise<void> {
  const then = new Date(Date.now() - ago * minutes);
  await db.candidate.update({ where: { id }, data: { analysisRequestedAt: then, updatedAt: then } });
  await db.outboxEvent.deleteMany();
}

const row = (id: string) => db.candidate.findUniqueOrThrow({ where: { id } });
const eventsFor = (id: string) => db.outboxEvent.count({ where: { data: { path: ['candidateId'], equals: id } } });

test.each(['AWAITING_PROCESSING', 'IN_PROGRESS'] as const)('requests a lost run that was %s again', async (status) => {
  const { id } = await candidate({ ago: 5, status });
  const before = await row(id);
  expect(await recoverLostRuns(systemActor)).toEqual({ requested: 1, waiting: 0, failed: 0 });
  const after = await row(id);
  expect(after).toMatchObject({ status: 'AWAITING_PROCESSING', analysisRepeats: 1 });
  expect(after.analysisRequestId).not.toBe(before.analysisRequestId);
  expect(await eventsFor(id)).toBe(1);
  // Its event waits in the outbox, and it was requested just now.
  expect(await recoverLostRuns(systemActor)).toEqual({ requested: 0, waiting: 0, failed: 0 });
});

test('leaves alone what is alive, new, unsent or done', async () => {
  const [living, unsent] = [await candidate({ ago: 60 }), await candidate({ ago: 60 })];
  await candidate({ ago: 1 });
  await candidate({ ago: 60, status: 'NEW' });
  alive.add((await row(living.id)).analysisRequestId ?? '');
  const requestId = (await row(unsent.id)).analysisRequestId;
  await db.outboxEvent.create({ data: { name: 'candidate/analysis.requested', data: { requestId } } });
  expect(await recoverLostRuns(systemActor)).toEqual({ requested: 0, waiting: 0, failed: 0 });
});

test('several processes at once request it once', async () => {
  const { id } = await candidate({ ago: 5 });
  await Promise.all([recoverLostRuns(systemActor), recoverLostRuns(systemActor), recoverLostRuns(systemActor)]);
  expect(await row(id)).toMatchObject({ analysisRepeats: 1 });
  expect(await eventsFor(id)).toBe(1);
});

test('what is requested again still counts as work of the person who asked for it', async () => {
  const { id } = await candidate({ ago: 5 });
  await recoverLostRuns(systemActor);
  const [event] = await db.outboxEvent.findMany({ where: { data: { path: ['candidateId'], equals: id } } });
  expect(event?.data).toMatchObject({ requestedById: actor.userId });
});

test('ends a run in ERROR that was requested again in vain', async () => {
  const { id } = await candidate({ ago: 5 });
  for (let round = 0; round < 3; round += 1) {
    expect((await recoverLostRuns(systemActor)).requested).toBe(1);
    await age(id, 5);
  }
  expect(await recoverLostRuns(systemActor)).toEqual({ requested: 0, waiting: 0, failed: 1 });
  expect(await row(id)).toMatchObject({ status: 'ERROR', statusReason: 'analysis.lost' });
});

test('in a stopped process the candidate goes back to the queue, and nothing is requested', async () => {
  const { id, processId } = await candidate({ ago: 5, status: 'IN_PROGRESS' });
  await db.process.update({ where: { id: processId }, data: { status: 'STOPPED' } });
  expect(await recoverLostRuns(systemActor)).toEqual({ requested: 0, waiting: 1, failed: 0 });
  expect(await row(id)).toMatchObject({ status: 'AWAITING_PROCESSING', progress: null });
  await age(id, 5);
  expect(await recoverLostRuns(systemActor)).toEqual({ requested: 0, waiting: 0, failed: 0 });
});

describe('with Inngest Cloud, which is not asked', () => {
  beforeEach(() => jest.mocked(runners.selectedRunner).mockReturnValue('inngest'));

  test('a long queue that is worked on is left alone', async () => {
    const [first, second] = [await candidate({ ago: 200 }), await candidate({ ago: 190 })];
    await candidate({ ago: 300, status: 'IN_PROGRESS' }).then(({ id }) =>
      db.candidate.update({ where: { id }, data: { progress: 40 } }),
    );
    expect(await recoverLostRuns(systemActor)).toEqual({ requested: 0, waiting: 0, failed: 0 });
    expect([(await row(first.id)).analysisRepeats, (await row(second.id)).analysisRepeats]).toEqual([0, 0]);
  });

  test('a queue that stands still is requested again', async () => {
    await candidate({ ago: 200 });
    await candidate({ ago: 190, status: 'IN_PROGRESS' });
    expect((await recoverLostRuns(systemActor)).requested).toBe(2);
  });

  test('one instance looks, and not again within the minute', async () => {
    await candidate({ ago: 200 });
    const outcomes = await Promise.all([recoverLostRuns(systemActor), recoverLostRuns(systemActor)]);
    expect(outcomes.map(({ requested }) => requested).toSorted()).toEqual([0, 1]);
    await candidate({ ago: 200 });
    expect((await recoverLostRuns(systemActor)).requested).toBe(0);
    await db.jobLock.deleteMany();
    expect((await recoverLostRuns(systemActor)).requested).toBe(1);
  });

  test('a run that later ones overtook is requested again, also while the queue moves', async () => {
    const lost = await candidate({ ago: 200 });
    const later = await candidate({ ago: 20, status: 'IN_PROGRESS' });
    await db.candidate.update({ where: { id: later.id }, data: { progress: 40 } });
    expect((await recoverLostRuns(systemActor)).requested).toBe(1);
    expect((await row(lost.id)).analysisRepeats).toBe(1);
  });
});

test('a cancelled run ends in ERROR, without its draft; a superseded one changes nothing', async () => {
  const { id } = await candidate({ ago: 1, status: 'IN_PROGRESS' });
  const requestId = (await row(id)).analysisRequestId ?? '';
  await db.analysisDraft.create({ data: { requestId, content: {} } });
  await cancelAnalysis(systemActor, { candidateId: id, requestId: randomUUID() });
  expect((await row(id)).status).toBe('IN_PROGRESS');
  await cancelAnalysis(systemActor, { candidateId: id, requestId });
  expect(await row(id)).toMatchObject({ status: 'ERROR', statusReason: 'analysis.cancelled' });
  expect(await db.analysisDraft.count()).toBe(0);
});
