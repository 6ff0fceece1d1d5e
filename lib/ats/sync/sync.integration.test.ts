import type { PersonActor } from '@/lib/auth/actor';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { correctDetail } from '@/lib/candidates/details/correct-detail';
import { undoDetailCorrection } from '@/lib/candidates/details/undo-detail-correction';
import { database } from '@/lib/db/client';
import { candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { createTestUser } from '@/prisma/seed/factories';
import { setUpSync } from '@/tests/ats/sync-run';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));
const db = database();
let actor: PersonActor;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});

test('a first synchronisation takes everyone in, with CVs queued for analysis', async () => {
  const { ats, synchronise, candidates, processId } = await setUpSync(actor);
  for (const id of ['a', 'b', 'c', 'd']) ats.add(id);
  ats.add('e', { cvKey: null, firstName: ' \u202eEwa\0', sources: ['OLX', 'Polecenie', 'OLX'] });
  const sync = await synchronise();
  expect(sync).toMatchObject({ state: 'SUCCEEDED', full: true, trigger: 'MANUAL', reason: null, waitingDownloads: 0 });
  expect(sync?.counts).toEqual({
    seen: 5,
    created: 5,
    updated: 0,
    unreadable: 0,
    missing: 0,
    removed: 0,
    downloaded: 4,
    withoutFile: 0,
    failed: 0,
  });
  const taken = await candidates();
  expect([...taken.values()].map(({ ordinalNumber }) => ordinalNumber)).toEqual([1, 2, 3, 4, 5]);
  expect(taken.get('a')).toMatchObject({
    status: 'AWAITING_PROCESSING',
    source: 'ERECRUITER',
    externalProcessStatus: 'NOT_SENT',
    isInternalCandidate: false,
    atsId: 'person-a',
    lastName: 'Miła a',
    cvFileName: 'cv.pdf',
    cvSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(taken.get('e')).toMatchObject({
    status: 'NO_FILE_FOUND',
    statusReason: 'candidate.no-cv',
    firstName: 'Ewa',
    applicationSources: ['OLX', 'Polecenie'],
  });
  const requested = await db.outboxEvent.count({
    where: { name: 'candidate/analysis.requested', data: { path: ['processId'], equals: processId } },
  });
  expect(requested).toBe(4);
});

test('the next one reads only changes, and leaves unchanged candidates untouched', async () => {
  const { ats, synchronise, candidates, candidate } = await setUpSync(actor);
  for (const id of ['a', 'b', 'c']) ats.add(id);
  await synchronise();
  const before = await candidates();
  ats.change('b', { phone: '+48 600 100 200', stageId: 'interview' });
  ats.change('c', { stageId: 'selected' });
  ats.add('d');
  ats.calls = [];
  const sync = await synchronise();
  expect(sync).toMatchObject({ full: false, counts: { created: 1, updated: 1, downloaded: 1 } });
  expect(ats.calls.filter(({ call }) => call === 'downloadCv')).toEqual([{ call: 'downloadCv', id: 'd' }]);
  expect((await candidate('a')).updatedAt).toEqual(before.get('a')?.updatedAt);
  expect((await candidate('c')).updatedAt).toEqual(before.get('c')?.updatedAt);
  expect((await candidate('c')).atsApplication?.stageId).toBe('selected');
  expect(await candidate('b')).toMatchObject({ phone: '+48 600 100 200', email: 'olga.b@poczta.example' });
});

test('a rejection in the ATS is shown in the list and at the candidate, until it is taken back', async () => {
  const { ats, synchronise, candidate, processId } = await setUpSync(actor);
  ats.add('a', { rejected: true });
  ats.add('b');
  await synchronise();
  const query = candidateSearchQuerySchema.parse({ sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC' });
  const shown = async () =>
    (await searchCandidates(actor, { processId, query, filters: {} })).items.map((item) => item.isRejectedInAts);
  const { id: candidateId } = await candidate('b');
  const details = async () => (await getCandidate(actor, { processId, candidateId, peek: true })).isRejectedInAts;
  expect([await shown(), await details()]).toEqual([[true, undefined], undefined]);
  ats.change('a', { rejected: false });
  ats.change('b', { rejected: true });
  expect(await synchronise()).toMatchObject({ counts: { updated: 0 } });
  expect([await shown(), await details()]).toEqual([[undefined, true], true]);
  // Of somebody who cannot be read any more it is believed, too.
  ats.change('a', { rejected: true, person: 'unreadable' });
  await synchronise();
  expect(await shown()).toEqual([true, true]);
});

test('what the CV gave stays where the ATS has nothing', async () => {
  const { ats, synchronise, candidate } = await setUpSync(actor);
  ats.add('a', { phone: null });
  await synchronise();
  await db.candidate.update({ where: { id: (await candidate('a')).id }, data: { phone: '+48 600 100 201' } });
  ats.change('a', { lastName: 'Nowak' });
  await synchronise();
  expect(await candidate('a')).toMatchObject({ phone: '+48 600 100 201', lastName: 'Nowak' });
});

test('what a person corrected stays; undoing shows what the ATS says now', async () => {
  const { ats, synchronise, candidate, processId } = await setUpSync(actor);
  ats.add('a');
  await synchronise();
  const place = { processId, candidateId: (await candidate('a')).id };
  await correctDetail(actor, { ...place, field: 'NAME', value: { firstName: 'Olga', lastName: 'Poprawna' } });
  ats.change('a', { lastName: 'Nowak', phone: '+48 600 100 203' });
  await synchronise();
  expect(await candidate('a')).toMatchObject({ lastName: 'Poprawna', phone: '+48 600 100 203' });
  expect(await undoDetailCorrection(actor, { ...place, field: 'NAME' })).toMatchObject({ lastName: 'Nowak' });
});

test('a changed CV is downloaded, and the analysis is outdated', async () => {
  const { ats, synchronise, candidate } = await setUpSync(actor);
  for (const id of ['a', 'b', 'c', 'd']) ats.add(id);
  await synchronise();
  const setStatus = async (id: string, status: 'SEEN' | 'sent' | 'IN_PROGRESS') =>
    db.candidate.update({ where: { id: (await candidate(id)).id }, data: { status } });
  await setStatus('a', 'SEEN');
  await setStatus('b', 'sent');
  await setStatus('c', 'IN_PROGRESS');
  const [a, c, d] = [await candidate('a'), await candidate('c'), await candidate('d')];
  for (const id of ['a', 'b', 'c']) {
    ats.putFile(`new-${id}`, [`Osoba ${id}`, 'Kotlin']);
    ats.change(id, { cvKey: `new-${id}` });
  }
  // The same bytes under another name.
  ats.files.set('same-d', { fileName: 'other.pdf', bytes: ats.files.get('cv-d')?.bytes ?? new Uint8Array() });
  ats.change('d', { cvKey: 'same-d' });
  await synchronise();
  expect((await candidate('a')).status).toBe('PROCESSING_OUTDATED');
  expect((await candidate('a')).cvSha256).not.toBe(a.cvSha256);
  expect((await candidate('b')).status).toBe('sent');
  expect((await candidate('c')).status).toBe('AWAITING_PROCESSING');
  expect((await candidate('c')).analysisRequestId).not.toBe(c.analysisRequestId);
  expect(await candidate('d')).toMatchObject({ status: 'AWAITING_PROCESSING', analysisRequestId: d.analysisRequestId });
});

test('two applications with the same file are two candidates', async () => {
  const { ats, synchronise, candidate } = await setUpSync(actor);
  ats.add('a', { cvKey: 'shared' });
  ats.add('b', { cvKey: 'shared' });
  await synchronise();
  expect((await candidate('a')).cvSha256).toBe((await candidate('b')).cvSha256);
  expect((await candidate('b')).status).toBe('AWAITING_PROCESSING');
});

test('files that are no readable CV give their reason', async () => {
  const { ats, synchronise, candidate } = await setUpSync(actor);
  for (const id of ['doc', 'damaged', 'missing', 'named']) ats.add(id);
  ats.files.set('cv-doc', { fileName: 'cv.doc', bytes: Buffer.from('MZ\u0000\u0001 program') });
  ats.files.set('cv-damaged', { fileName: 'cv.pdf', bytes: Buffer.from('%PDF-1.7 and no more') });
  ats.files.delete('cv-missing');
  const named = ats.files.get('cv-named')?.bytes ?? new Uint8Array();
  ats.files.set('cv-named', { fileName: '../\u202efdp.exe', bytes: named });
  expect((await synchronise())?.counts).toMatchObject({ downloaded: 1, withoutFile: 3 });
  expect(await candidate('doc')).toMatchObject({ status: 'NO_FILE_FOUND', statusReason: 'cv.not-a-pdf' });
  expect(await candidate('damaged')).toMatchObject({ status: 'NO_FILE_FOUND', statusReason: 'cv.damaged' });
  expect(await candidate('missing')).toMatchObject({ status: 'NO_FILE_FOUND', statusReason: 'candidate.no-cv' });
  expect(await candidate('named')).toMatchObject({ status: 'AWAITING_PROCESSING', cvFileName: 'CV.pdf' });
  ats.calls = [];
  await synchronise(true);
  expect(ats.calls.filter(({ call }) => call === 'downloadCv')).toEqual([]);
  ats.putFile('better', ['Java']);
  ats.change('doc', { cvKey: 'better' });
  await synchronise();
  expect(await candidate('doc')).toMatchObject({ status: 'AWAITING_PROCESSING', statusReason: null });
});

test('in a stopped process candidates are taken in and wait; an archived one refuses', async () => {
  const { ats, synchronise, candidate, request, finish, processId } = await setUpSync(actor);
  await changeProcessStatus(actor, { processId, status: 'STOPPED' });
  ats.add('a');
  expect((await synchronise())?.state).toBe('SUCCEEDED');
  expect(await candidate('a')).toMatchObject({ status: 'AWAITING_PROCESSING', analysisRequestId: null });
  const syncId = await request();
  await changeProcessStatus(actor, { processId, status: 'ARCHIVED' });
  ats.add('b');
  await finish(syncId);
  expect(await db.atsSync.findUnique({ where: { id: syncId } })).toMatchObject({ reason: 'process.archived' });
  await expect(request()).rejects.toMatchObject({ code: 'process.archived' });
});
