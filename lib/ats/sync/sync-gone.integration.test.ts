import type { PersonActor } from '@/lib/auth/actor';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { database } from '@/lib/db/client';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { createTestUser } from '@/prisma/seed/factories';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { setUpSync } from '@/tests/ats/sync-run';
import { saveAtsLink } from '../link/save-ats-link';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));
const db = database();
let actor: PersonActor;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});

type Setup = Awaited<ReturnType<typeof setUpSync>>;

async function analyse({ candidate }: Setup, id: string): Promise<void> {
  const { id: candidateId, analysisRequestId } = await candidate(id);
  const run = { candidateId, requestId: analysisRequestId ?? '' };
  await analyseRun(run);
}

async function expectErased({ candidate }: Setup, id: string): Promise<void> {
  const row = await candidate(id);
  expect(row).toMatchObject({
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    cvSha256: null,
    cvFileName: null,
    matchScore: null,
    status: 'NO_FILE_FOUND',
    statusReason: 'ats.record-not-found',
    currentAnalysisId: null,
    rate: null,
  });
  expect(row.atsApplication?.goneAt).not.toBeNull();
  const analyses = await db.analysis.findMany({ where: { candidateId: row.id }, include: { verdicts: true } });
  for (const { feedback, strengths, verdicts } of analyses)
    expect([feedback, strengths, verdicts]).toEqual(['', [], []]);
}

test('who is deleted there loses file, texts and personal data here; the others keep theirs', async () => {
  const setup = await setUpSync(actor);
  const { ats, synchronise, candidate, processId } = setup;
  for (const id of ['a', 'b', 'c']) ats.add(id, id === 'c' ? { cvKey: 'cv-b' } : {});
  await synchronise();
  for (const id of ['a', 'b']) await analyse(setup, id);
  const [a, b] = [await candidate('a'), await candidate('b')];
  ats.remove('a');
  ats.remove('b');
  expect(await synchronise()).toMatchObject({ full: false, counts: { removed: 0 } });
  expect(await synchronise(true)).toMatchObject({ full: true, counts: { removed: 2 } });
  for (const id of ['a', 'b']) await expectErased(setup, id);
  // For a week, where nothing shows it.
  expect(await db.atsErasure.findUnique({ where: { candidateId: a.id } })).toMatchObject({ files: [a.cvSha256] });
  // The same bytes belong to somebody else too.
  expect(await db.cvFile.findUnique({ where: { sha256: b.cvSha256 ?? '' } })).not.toBeNull();
  expect(await candidate('c')).toMatchObject({ lastName: 'Miła c', cvSha256: b.cvSha256 });
  const details = await getCandidate(actor, { processId, candidateId: a.id });
  expect(details).toMatchObject({ lastName: null, analysis: null });
});

test('who is anonymised there is erased at the next synchronisation of changes', async () => {
  const setup = await setUpSync(actor);
  for (const id of ['a', 'b']) setup.ats.add(id);
  await setup.synchronise();
  setup.ats.change('a', { person: 'erased', firstName: null, lastName: 'Anonim' });
  expect(await setup.synchronise()).toMatchObject({ full: false, counts: { removed: 1 } });
  await expectErased(setup, 'a');
  setup.ats.change('a', { person: 'known', firstName: 'Olga', lastName: 'Miła' });
  await setup.synchronise();
  expect(await setup.candidate('a')).toMatchObject({ status: 'AWAITING_PROCESSING', lastName: 'Miła' });
});

test('who is sent keeps the status, and so does nobody else', async () => {
  const setup = await setUpSync(actor);
  for (const id of ['a', 'b']) setup.ats.add(id);
  await setup.synchronise();
  await db.candidate.update({ where: { id: (await setup.candidate('a')).id }, data: { status: 'sent' } });
  setup.ats.remove('a');
  await setup.synchronise(true);
  expect(await setup.candidate('a')).toMatchObject({ status: 'sent', lastName: null, cvSha256: null });
});

test('candidates of a former recruitment stay when the process is linked to another', async () => {
  const { ats, synchronise, candidate, processId, connectionId } = await setUpSync(actor);
  ats.add('a');
  await synchronise();
  const link = { targetKind: 'STAGE' as const, target: 'selected', targetName: null };
  await saveAtsLink(actor, { processId, connectionId, externalProcessId: 'other', ...link });
  await db.atsLink.update({ where: { processId }, data: { trialPassedAt: new Date() } });
  Object.assign(ats, { recruitmentId: 'other', applications: [] });
  ats.add('z', { recruitmentId: 'other' });
  expect(await synchronise()).toMatchObject({ full: true, state: 'SUCCEEDED', counts: { created: 1, removed: 0 } });
  expect((await candidate('a')).lastName).toBe('Miła a');
});

test('who is erased here stays in the ATS and does not come back from it, by any kind of synchronisation', async () => {
  const setup = await setUpSync(actor);
  const administrator = (await createTestUser('ADMIN')).actor;
  const { ats, synchronise, candidate, processId } = setup;
  for (const id of ['a', 'b']) ats.add(id);
  await synchronise();
  await eraseCandidate(administrator, { processId, candidateId: (await candidate('a')).id });
  ats.change('a', { lastName: 'Miła-Nowa' });
  expect(await synchronise()).toMatchObject({ counts: { created: 0 } });
  expect(await synchronise(true)).toMatchObject({ counts: { created: 0 } });
  const left = await db.candidate.findMany({ where: { processId }, select: { lastName: true } });
  expect(left).toEqual([{ lastName: 'Miła b' }]);
  // What is kept of it is no id that anybody could read.
  const [tombstone] = await db.$queryRaw<{ text: string }[]>`SELECT string_agg(t::text, ' ') AS text FROM tombstone t`;
  expect(tombstone?.text).toMatch(/^\([0-9a-f]{64},/);
});
