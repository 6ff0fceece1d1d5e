import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { giveThumb } from '@/lib/candidates/decisions/give-thumb';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { listAnalyses } from '@/lib/candidates/analyses/list-analyses';
import { correctDetail } from '@/lib/candidates/details/correct-detail';
import { createNote } from '@/lib/candidates/notes/write-note';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { cleanUp } from '@/lib/maintenance/clean-up';
import { createTestUser } from '@/prisma/seed/factories';
import { analyseRun } from '@/tests/analysis/analyse-run';
import type { FakeAts } from '@/tests/ats/fake-ats';
import { setUpSync } from '@/tests/ats/sync-run';
import { decideDepartures, restoreCandidates } from './decide-departures';
import { listDepartures } from './list-departures';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));
const db = database();
let recruiter: PersonActor;
let administrator: PersonActor;
beforeAll(async () => {
  ({ actor: recruiter } = await createTestUser('RECRUITER'));
  ({ actor: administrator } = await createTestUser('ADMIN'));
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `p-${String(index).padStart(3, '0')}`);

/** A process with so many people taken in, without CVs unless the change says otherwise. */
async function setUp(count: number, change: Parameters<FakeAts['add']>[1] = { cvKey: null }) {
  const setup = await setUpSync(recruiter);
  setup.ats.pageSize = 50;
  const ids = numbered(count);
  for (const id of ids) setup.ats.add(id, change);
  await setup.synchronise();
  const { processId } = setup;
  const named = async () => [...(await setup.candidates()).values()].filter(({ lastName }) => lastName !== null).length;
  return { ...setup, ids, named, departures: () => listDepartures(recruiter, { processId }) };
}

test('two may go unasked where the ATS says so of each; a third makes it a question about all', async () => {
  const { ats, ids, synchronise, named, departures, candidate, processId } = await setUp(20);
  for (const id of ids.slice(0, 2)) ats.remove(id);
  expect(await synchronise(true)).toMatchObject({ state: 'SUCCEEDED', counts: { missing: 2, removed: 2 } });
  expect(await named()).toBe(18);
  for (const id of ids.slice(2, 5)) ats.remove(id);
  expect(await synchronise(true)).toMatchObject({ state: 'SUCCEEDED', counts: { missing: 3, removed: 0 } });
  expect(await named()).toBe(18);
  const { waiting, total, readsCandidates } = await departures();
  expect([total, readsCandidates]).toEqual([3, true]);
  expect(waiting).toEqual(
    ids.slice(2, 5).map((id) => expect.objectContaining({ lastName: `Miła ${id}`, departure: 'DELETED' })),
  );
  const candidateIds = waiting.map(({ candidateId }) => candidateId);
  const [first = '', ...others] = candidateIds;
  expect(await decideDepartures(recruiter, { processId, decision: 'KEEP', candidateIds: [first] })).toEqual({
    decided: 1,
  });
  expect(await decideDepartures(recruiter, { processId, decision: 'ERASE', candidateIds })).toEqual({ decided: 2 });
  expect(await named()).toBe(16);
  expect(others).toHaveLength(2);
  // Nobody is asked again about the one that is kept, and no run erases it.
  expect(await synchronise(true)).toMatchObject({ counts: { missing: 0, removed: 0 } });
  expect((await departures()).waiting).toEqual([]);
  expect(await candidate(ids[2] ?? '')).toMatchObject({ lastName: `Miła ${ids[2]}` });
});

test('two a day may go unasked, and not two at each run', async () => {
  const { ats, ids, synchronise, departures } = await setUp(20);
  for (const id of ids.slice(0, 2)) ats.remove(id);
  expect(await synchronise(true)).toMatchObject({ counts: { removed: 2 } });
  ats.remove(ids[2] ?? '');
  expect(await synchronise(true)).toMatchObject({ counts: { removed: 0, missing: 1 } });
  expect((await departures()).total).toBe(1);
  await db.atsErasure.updateMany({ data: { erasedAt: new Date(Date.now() - 25 * 60 * 60_000) } });
  expect(await synchronise(true)).toMatchObject({ counts: { removed: 1 } });
});

test('one in twenty of a large process may go unasked', async () => {
  const { ats, ids, synchronise, named } = await setUp(80);
  for (const id of ids.slice(0, 4)) ats.remove(id);
  expect(await synchronise(true)).toMatchObject({ counts: { removed: 4 } });
  for (const id of ids.slice(4, 8)) ats.remove(id);
  // 4 of 76 are more.
  expect(await synchronise(true)).toMatchObject({ counts: { removed: 0, missing: 4 } });
  expect(await named()).toBe(76);
});

test('who is merely not found is kept, and is no departure any more when the ATS shows them again', async () => {
  const { ats, ids, synchronise, named, departures } = await setUp(3);
  const [kept] = ats.applications;
  ats.tellsDeletions = false;
  ats.remove(ids[0] ?? '');
  expect(await synchronise(true)).toMatchObject({ counts: { missing: 1, removed: 0 } });
  expect((await departures()).waiting).toMatchObject([{ departure: 'NOT_FOUND' }]);
  expect(await named()).toBe(3);
  // Nothing can come of the connection's test: a run that brings nothing new reads its own page alone.
  ats.calls.length = 0;
  await synchronise(true);
  expect(ats.calls.filter(({ call }) => call === 'scanApplications')).toHaveLength(1);
  if (kept) ats.applications.push({ ...kept, changedAt: new Date() });
  await synchronise();
  expect(await departures()).toMatchObject({ waiting: [], readsCandidates: null });
});

test.each(['empty list', 'nameless', 'half nameless'] as const)('an account that reads nobody: %s', async (how) => {
  const { ats, ids, synchronise, named, departures } = await setUp(30);
  const all = ats.applications;
  const nobody = {
    person: 'unreadable',
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    cvKey: null,
  } as const;
  if (how === 'empty list') ats.applications = [];
  else for (const id of how === 'nameless' ? ids : ids.slice(0, 15)) ats.change(id, nobody);
  ats.calls.length = 0;
  const missing = how === 'half nameless' ? 15 : 30;
  expect(await synchronise(true)).toMatchObject({ state: 'SUCCEEDED', counts: { missing, removed: 0 } });
  expect(await named()).toBe(30);
  expect(await departures()).toMatchObject({ total: missing, readsCandidates: how === 'half nameless' });
  // Nobody is asked for one by one.
  expect(ats.calls.filter(({ call }) => call === 'findApplication')).toEqual([]);
  ats.applications = all;
  for (const id of ids) ats.change(id, { person: 'known', firstName: 'Olga', lastName: `Miła ${id}` });
  await synchronise(true);
  expect(await departures()).toMatchObject({ total: 0, readsCandidates: null });
});

test('an account that is refused ends the run, and nobody is gone', async () => {
  const { ats, synchronise, named, departures } = await setUp(5);
  ats.fail('scanApplications', new AppError('ats.forbidden'), { times: 9 });
  expect(await synchronise(true)).toMatchObject({ state: 'FAILED', reason: 'ats.forbidden' });
  expect(await named()).toBe(5);
  expect((await departures()).total).toBe(0);
});

test('even one is not erased while the connection reads nobody', async () => {
  const { ats, ids, synchronise, named, departures } = await setUp(1);
  ats.remove(ids[0] ?? '');
  expect(await synchronise(true)).toMatchObject({ counts: { missing: 1, removed: 0 } });
  expect(await named()).toBe(1);
  expect(await departures()).toMatchObject({ waiting: [{ departure: 'DELETED' }], readsCandidates: false });
});

/** One of two people, analysed and written about, then deleted there and erased here. */
async function eraseOne(
  prepare: (candidateId: string, applicationId: string) => Promise<void> = async () => undefined,
) {
  const setup = await setUp(1, {});
  setup.ats.add('own', { cvKey: `cv-${randomUUID()}` });
  setup.ats.putFile(setup.ats.applications.at(-1)?.cvKey ?? '', ['Osoba', randomUUID(), 'Java, 2015–2025']);
  await setup.synchronise();
  const { processId, ats, synchronise, candidate } = setup;
  const id = 'own';
  const { id: candidateId, analysisRequestId } = await candidate(id);
  const run = { candidateId, requestId: analysisRequestId ?? '' };
  await analyseRun(run);
  await createNote(recruiter, { processId, candidateId, text: 'Dobra rozmowa', mentionedUserIds: [] });
  await giveThumb(recruiter, { processId, candidateId, thumb: 'UP' });
  const expectedPay = { minor: 5_500, currency: 'PLN', unit: 'HOUR', tax: 'NET' } as const;
  await correctDetail(recruiter, { processId, candidateId, field: 'SALARY', value: { expectedPay } });
  await correctDetail(recruiter, { processId, candidateId, field: 'AVAILABILITY', value: { availability: 'od maja' } });
  const { currentAnalysisId, atsApplication } = await candidate(id);
  const interview = await db.interviewSimulation.create({
    data: {
      processId,
      candidateId,
      analysisId: currentAnalysisId ?? '',
      locale: 'pl',
      length: 'SHORT',
      focus: 'ALL',
      withheld: [],
      createdById: recruiter.userId,
      questions: { create: { position: 10, bankId: 'b', text: 'Pytanie', goodSigns: [], poorSigns: [] } },
    },
  });
  const place = { processId, candidateId };
  const before = await getCandidate(recruiter, place);
  const application = ats.applications.at(-1);
  await prepare(candidateId, atsApplication?.id ?? '');
  ats.remove(id);
  expect(await synchronise(true)).toMatchObject({ counts: { removed: 1 } });
  expect(await getCandidate(recruiter, place)).toMatchObject({
    lastName: null,
    analysis: null,
    expectedPay: null,
    availability: null,
    detailCorrections: [],
  });
  expect(await db.detailCorrection.count({ where: { candidateId } })).toBe(0);
  return { ...setup, candidateId, place, before, application, interview };
}

test('what was erased is restored by an administrator, and by nobody else', async () => {
  const { processId, candidateId, place, before, synchronise, departures } = await eraseOne();
  expect((await departures()).restorable).toEqual([]);
  const { restorable } = await listDepartures(administrator, { processId });
  expect(restorable).toMatchObject([{ candidateId, departure: 'DELETED' }]);
  expect(JSON.stringify(restorable)).not.toContain('Miła');
  const asked = { processId, candidateIds: [candidateId] };
  await expect(restoreCandidates(recruiter, asked)).rejects.toMatchObject({ code: 'permission.denied' });
  expect(await restoreCandidates(administrator, asked)).toEqual({ restored: 1 });
  // The ATS has them no more, so their stage is ours to give.
  const followUp = { ...before.followUp, inAts: null };
  expect(await getCandidate(recruiter, place)).toEqual({ ...before, followUp });
  expect(await db.candidateNote.count({ where: { candidateId } })).toBe(1);
  expect(before.thumbs).toMatchObject([{ thumb: 'UP', by: { userId: recruiter.userId } }]);
  expect(await restoreCandidates(administrator, asked)).toEqual({ restored: 0 });
  // The ATS still says that it is deleted: it stays.
  expect(await synchronise(true)).toMatchObject({ counts: { removed: 0 } });
  expect(await getCandidate(recruiter, place)).toMatchObject({ lastName: before.lastName });
});

test('who is restored after a change of the criteria is outdated, and has the texts and interviews of before', async () => {
  const { processId, candidateId, interview } = await eraseOne();
  expect(await db.interviewSimulation.count({ where: { candidateId } })).toBe(0);
  const [emptied] = await db.analysis.findMany({ where: { candidateId } });
  expect(emptied).toMatchObject({ translations: null, strengths: [] });
  // The history of analyses can be read of somebody who was erased, too.
  await listAnalyses(recruiter, { processId, candidateId });
  await db.criterion.updateMany({ where: { processId, kind: 'REQUIREMENT' }, data: { text: 'Coś zupełnie innego' } });
  await restoreCandidates(administrator, { processId, candidateIds: [candidateId] });
  const restored = await db.candidate.findUniqueOrThrow({ where: { id: candidateId }, include: { analyses: true } });
  expect(restored.status).toBe('PROCESSING_OUTDATED');
  expect(restored.analyses[0]?.translations).not.toBeNull();
  expect(await db.interviewQuestion.count({ where: { simulationId: interview.id } })).toBe(1);
});

test('a column that came after the erasure gets its default', async () => {
  const { processId, candidateId } = await eraseOne();
  await db.$executeRaw`
    UPDATE ats_erasure SET content = jsonb_set(content, '{candidate_note,0}', (content #> '{candidate_note,0}') - 'created_at')
    WHERE candidate_id = ${candidateId}::uuid`;
  expect(await restoreCandidates(administrator, { processId, candidateIds: [candidateId] })).toEqual({ restored: 1 });
  expect(await db.candidateNote.count({ where: { candidateId } })).toBe(1);
});

test('who was given another CV since is not restored over it', async () => {
  const { processId, candidateId } = await eraseOne();
  const { files } = await db.atsErasure.findUniqueOrThrow({ where: { candidateId } });
  await db.candidate.update({ where: { id: candidateId }, data: { cvSha256: files[0] ?? null } });
  expect((await listDepartures(administrator, { processId })).restorable).toEqual([]);
  expect(await restoreCandidates(administrator, { processId, candidateIds: [candidateId] })).toEqual({ restored: 0 });
});

test('a request to send goes back to the status of before the erasure', async () => {
  const { processId, candidateId } = await eraseOne(async (id, applicationId) => {
    const target = { targetKind: 'STAGE' as const, target: 'selected', recruitmentId: 'r' };
    const { connectionId } = await db.atsLink.findFirstOrThrow({
      where: { process: { candidates: { some: { id } } } },
    });
    const { processId: inProcess } = await db.candidate.findUniqueOrThrow({ where: { id } });
    await db.atsPick.create({
      data: {
        ...target,
        processId: inProcess,
        candidateId: id,
        connectionId,
        applicationId,
        previousStatus: 'SEEN',
        requestedById: recruiter.userId,
      },
    });
    await db.candidate.update({ where: { id }, data: { status: 'AWAITING_EXTERNAL_PICK' } });
  });
  const previous = async () => (await db.atsPick.findFirstOrThrow({ where: { candidateId } })).previousStatus;
  expect(await previous()).toBe('NO_FILE_FOUND');
  await restoreCandidates(administrator, { processId, candidateIds: [candidateId] });
  expect(await previous()).toBe('SEEN');
});

test('whom the ATS shows again comes back with the analysis', async () => {
  const { ats, application, synchronise, place, before } = await eraseOne();
  if (application) ats.applications.push({ ...application, changedAt: new Date() });
  await synchronise();
  expect(await getCandidate(recruiter, place)).toMatchObject({
    lastName: before.lastName,
    matchScore: before.matchScore,
    analysis: { verdicts: before.analysis?.verdicts },
  });
});

test('after a week it is gone for good, with the file', async () => {
  const { processId, candidateId } = await eraseOne();
  const { files } = await db.atsErasure.findUniqueOrThrow({ where: { candidateId } });
  expect(files.length).toBeGreaterThan(0);
  const stored = () => db.cvFile.count({ where: { sha256: { in: files } } });
  const day = 24 * 60 * 60_000;
  await cleanUp(systemActor, new Date(Date.now() + 6 * day));
  expect(await stored()).toBe(1);
  await cleanUp(systemActor, new Date(Date.now() + 8 * day));
  expect(await stored()).toBe(0);
  expect(await restoreCandidates(administrator, { processId, candidateIds: [candidateId] })).toEqual({ restored: 0 });
});
