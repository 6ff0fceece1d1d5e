import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import type { EngineContactKind, EngineContactResult } from '@/lib/db/generated/client';
import { findRunnerProblem } from '@/lib/jobs/find-runner-problem';
import { serverAddress } from '@/lib/jobs/inngest-server/server-address';
import * as runners from '@/lib/jobs/select-runner';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { findLateCvs } from './find-late-cvs';
import { getCandidatesStatistics } from './get-candidates-statistics';
import { getProcessStatus } from './get-process-status';
import { loadListItems } from './load-list-items';

jest.mock('@/lib/jobs/select-runner', () => ({ selectedRunner: jest.fn(() => 'inngest') }));

const db = database();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
let actor: PersonActor;

beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});
beforeEach(async () => {
  jest.mocked(runners.selectedRunner).mockReturnValue('inngest');
  await db.candidate.deleteMany();
  await db.engineContact.deleteMany();
});

let files = 0;

/** A process whose CVs were requested so many minutes ago. */
async function processWith(...ages: number[]): Promise<string> {
  const { id: processId } = await createTestProcess(actor);
  for (const age of ages) {
    const bytes = await makeCvPdf({ lines: [`Olga Miła ${(files += 1)}`] });
    const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName: 'cv.pdf', bytes }] });
    const at = minutesAgo(age);
    await db.candidate.update({
      where: { id: accepted[0]?.candidateId ?? '' },
      data: { analysisRequestedAt: at, analysisWaitingSince: at, updatedAt: at },
    });
  }
  return processId;
}

async function contact(kind: EngineContactKind, result: EngineContactResult, at = 0, since = at): Promise<void> {
  const row = { kind, result, address: serverAddress(), at: minutesAgo(at), since: minutesAgo(since) };
  await db.engineContact.upsert({ where: { kind }, create: row, update: row });
}

const waitOf = async (processId: string) => (await getProcessStatus(actor, { processId })).wait;

test('CVs that wait for their turn only need no explanation', async () => {
  const processId = await processWith(1, 0);
  await contact('REGISTRATION', 'OK');
  expect(await waitOf(processId)).toBeNull();
  const busy = await processWith(60);
  await db.candidate.updateMany({ where: { processId }, data: { status: 'IN_PROGRESS' } });
  expect(await waitOf(busy)).toBeNull();
});

test('CVs that nothing begins are said with their number and since when, in the process, the list and for all', async () => {
  const processId = await processWith(10, 7, 5);
  const wait = { count: 3, cause: 'NOT_BEGUN', jobs: 'inngest', lost: 0, requestedAgainAt: null };
  const found = await waitOf(processId);
  expect(found).toMatchObject(wait);
  expect(Date.now() - new Date(found?.since ?? '').getTime()).toBeGreaterThanOrEqual(600_000);
  expect((await getCandidatesStatistics(actor, { processId })).wait).toEqual(found);
  expect(await loadListItems(systemActor, [processId])).toMatchObject([{ wait: found }]);
  expect(await findLateCvs(await findRunnerProblem())).toEqual(found);
});

test.each([
  ['UNREACHABLE', [['REGISTRATION', 'UNREACHABLE']]],
  ['FAILING', [['RUNS', 'FAILED']]],
  [
    'EVENT_KEY_REFUSED',
    [
      ['REGISTRATION', 'OK'],
      ['EVENTS', 'KEY_REFUSED'],
    ],
  ],
  [
    'SIGNING_KEY_REFUSED',
    [
      ['EVENTS', 'OK'],
      ['REGISTRATION', 'KEY_REFUSED'],
    ],
  ],
] as const)('says %s, at once', async (cause, contacts) => {
  const processId = await processWith(0);
  for (const [kind, result] of contacts) await contact(kind, result);
  expect(await waitOf(processId)).toMatchObject({ count: 1, cause });
});

test('a refused key is over when the server is not there, and forgotten with another server', async () => {
  const processId = await processWith(0);
  await contact('EVENTS', 'KEY_REFUSED', 5);
  await contact('REGISTRATION', 'UNREACHABLE', 0, 3);
  expect(await waitOf(processId)).toMatchObject({ cause: 'UNREACHABLE' });
  await db.engineContact.updateMany({ data: { address: 'https://other.example' } });
  expect(await waitOf(processId)).toBeNull();
});

test('lost runs that were requested again wait since the first request', async () => {
  const processId = await processWith(12, 1);
  const again = minutesAgo(1);
  await db.candidate.updateMany({
    where: { analysisWaitingSince: { lt: minutesAgo(10) } },
    data: { analysisRepeats: 1, analysisRequestedAt: again },
  });
  expect(await waitOf(processId)).toMatchObject({
    count: 2,
    cause: 'LOST',
    lost: 1,
    requestedAgainAt: again.toISOString(),
  });
});

test('the embedded runner has no contacts, and a stopped process has its own sentence', async () => {
  const processId = await processWith(10);
  await contact('REGISTRATION', 'UNREACHABLE');
  jest.mocked(runners.selectedRunner).mockReturnValue('embedded');
  expect(await waitOf(processId)).toMatchObject({ cause: 'NOT_BEGUN', jobs: 'embedded' });
  await db.process.update({ where: { id: processId }, data: { status: 'STOPPED' } });
  expect(await waitOf(processId)).toBeNull();
});
