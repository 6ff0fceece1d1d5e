import { strFromU8, unzipSync } from 'fflate';
import { listAnalyses } from '@/lib/candidates/analyses/list-analyses';
import { previewReprocess } from '@/lib/candidates/analyses/preview-reprocess';
import { reprocessCandidate } from '@/lib/candidates/analyses/reprocess-candidate';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { listActivities } from '@/lib/candidates/details/list-activities';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { database } from '@/lib/db/client';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { address, candidatePageScene as scene, facts } from '@/tests/candidate-page-scene';
import { answerRequest } from './answer-request';
import { changeObjection } from './change-objection';
import { changeOwnConsent, recordConsent } from './change-consent';
import { downloadCopy } from './download-copy';
import { getPrivacy } from './get-privacy';
import { listOpenRequests } from './list-open-requests';
import { makePageLink, revokePageLink } from './make-page-link';
import { makeRequest } from './make-request';
import { openCandidatePage } from './open-candidate-page';
import { getPayRange } from './get-pay-range';
import { recordNotice } from './record-notice';
import { recordRequest } from './record-request';
import { monthLater } from './store-request';
import { tellPayRange } from './tell-pay-range';
import { withdrawPayRange } from './withdraw-pay-range';
import { lastDayAhead } from '@/lib/validation/day-ahead';

test('opening the page is the notice; it says what is held and nothing that tells who it is or who works here', async () => {
  const { actor, place, token } = await scene();
  expect(await getPrivacy(actor, place)).toMatchObject({ notice: null, link: { openedAt: null } });
  const page = await openCandidatePage({ token, address });
  expect(page).toMatchObject({
    consentUntil: null,
    requests: [],
    proof: { byMail: false, facts: ['EMAIL', 'PHONE'], triesLeft: 5 },
  });
  expect(page.holds.analyses).toBeGreaterThan(0);
  const { firstName, lastName } = await database().user.findUniqueOrThrow({ where: { id: actor.userId } });
  for (const secret of ['Łucja', 'Żądło', 'poczta.example', lastName, firstName])
    expect(JSON.stringify(page)).not.toContain(secret);
  expect(await getPrivacy(actor, place)).toMatchObject({ notice: { way: 'PAGE', by: null } });
  await recordNotice(actor, { ...place, on: '2026-11-02', way: 'EMAIL' });
  await openCandidatePage({ token, address });
  expect(await getPrivacy(actor, place)).toMatchObject({ notice: { way: 'EMAIL', by: { userId: actor.userId } } });
});

test('consent holds at once, from the page and by hand', async () => {
  const { actor, place, token } = await scene();
  const until = lastDayAhead();
  await changeOwnConsent({ token, until, address });
  expect(await getPrivacy(actor, place)).toMatchObject({ consent: { until, way: 'PAGE', by: null } });
  await recordConsent(actor, { ...place, until: null });
  expect(await openCandidatePage({ token, address })).toMatchObject({ consentUntil: null });
  expect(await getPrivacy(actor, place)).toMatchObject({ consent: { until: null, way: 'BY_HAND' } });
});

test('who refuses programs has no score and no verdict anywhere, is analysed by nobody, and may take it back', async () => {
  const { actor, place, token } = await scene();
  const before = await getCandidate(actor, place);
  expect(before.analysis).not.toBeNull();
  await changeObjection({ token, notByProgram: true, address });
  const during = await getCandidate(actor, place);
  expect(during).toMatchObject({ matchScore: null, analysis: null, isReadByPerson: true, rangeLow: null });
  const query = candidateSearchQuerySchema.parse({ sortBy: 'MATCH', sortOrder: 'DESC' });
  const { items } = await searchCandidates(actor, { processId: place.processId, query, filters: {} });
  const own = items.find(({ id }) => id === place.candidateId);
  expect(own).toMatchObject({ matchScore: null, verdicts: [], isReadByPerson: true });
  expect(await listAnalyses(actor, place)).toEqual({ items: [] });
  const { items: activities } = await listActivities(actor, place);
  expect(activities.map(({ kind }) => kind)).not.toContain('ANALYSED');
  expect(activities.map(({ kind }) => kind)).toContain('candidate.program-refused');
  await expect(reprocessCandidate(actor, { ...place, fresh: false })).rejects.toMatchObject({
    code: 'candidate.not-by-program',
  });
  const choice = { candidateIds: [place.candidateId] };
  expect(await previewReprocess(actor, { processId: place.processId, choice })).toMatchObject({
    accepted: [],
    refused: [{ reason: 'NOT_BY_PROGRAM' }],
  });
  await changeObjection({ token, notByProgram: false, address });
  const after = await getCandidate(actor, place);
  expect(after).toMatchObject({
    matchScore: before.matchScore,
    rate: before.rate,
    analysis: { id: before.analysis?.id },
  });
  expect(after.isReadByPerson).toBeUndefined();
});

test('an analysis under way is given up when programs are refused, and the status is one that people know', async () => {
  const { actor, place, token } = await scene();
  await reprocessCandidate(actor, { ...place, fresh: true });
  await changeObjection({ token, notByProgram: true, address });
  const row = await database().candidate.findUniqueOrThrow({ where: { id: place.candidateId } });
  expect(row).toMatchObject({ analysisRequestId: null, currentAnalysisId: null, matchScore: null });
  expect(['NEW', 'SEEN']).toContain(row.status);
});

test('requests are tasks with the law’s date for those responsible, and are answered without a name', async () => {
  const { actor, place, token } = await scene();
  const other = (await createTestUser('RECRUITER')).actor;
  await makeRequest({ token, kind: 'CORRECT', text: 'Mam nowy numer', address });
  await makeRequest({ token, kind: 'REVIEW', text: '', address });
  await makeRequest({ token, kind: 'REVIEW', text: '', address });
  const { items } = await listOpenRequests(actor);
  expect(items.map(({ kind }) => kind)).toEqual(['CORRECT', 'REVIEW']);
  expect((await listOpenRequests(other)).items.filter(({ candidateId }) => candidateId === place.candidateId)).toEqual(
    [],
  );
  const personRequestId = items[0]?.requestId ?? '';
  await answerRequest(actor, { ...place, personRequestId, answer: 'Poprawiono numer' });
  await expect(answerRequest(actor, { ...place, personRequestId, answer: 'Jeszcze raz' })).rejects.toMatchObject({
    code: 'person-request.answered',
  });
  const { requests } = await openCandidatePage({ token, address });
  expect(requests.find(({ kind }) => kind === 'CORRECT')).toMatchObject({ answer: 'Poprawiono numer' });
  expect((await listOpenRequests(actor)).items.map(({ kind }) => kind)).toEqual(['REVIEW']);
});

test('a request by letter is a task due a month after it came; an objection and a withdrawal hold at once', async () => {
  const { actor, place, token } = await scene();
  await changeOwnConsent({ token, until: lastDayAhead(), address });
  const letter = { ...place, way: 'LETTER' as const, on: '2026-11-02' };
  await recordRequest(actor, { ...letter, kind: 'ACCESS', text: 'Proszę o kopię' });
  expect((await listOpenRequests(actor)).items).toMatchObject([{ kind: 'ACCESS', dueOn: '2026-12-02' }]);
  const { requests } = await getPrivacy(actor, place);
  expect(requests).toMatchObject([
    { kind: 'ACCESS', text: 'Proszę o kopię', way: 'LETTER', recordedBy: { userId: actor.userId }, answer: null },
  ]);
  expect((await getCandidate(actor, place)).analysis).not.toBeNull();
  await recordRequest(actor, { ...letter, kind: 'OBJECT', text: '', way: 'PHONE' });
  await recordRequest(actor, { ...letter, kind: 'WITHDRAW', text: '', way: 'PHONE' });
  expect(await getCandidate(actor, place)).toMatchObject({ analysis: null, matchScore: null, isReadByPerson: true });
  expect(await getPrivacy(actor, place)).toMatchObject({ consent: { until: null, way: 'BY_HAND' } });
  const [own] = (await openCandidatePage({ token, address })).requests.filter(({ kind }) => kind === 'ACCESS');
  expect(own).toMatchObject({ text: 'Proszę o kopię', dueOn: '2026-12-02' });
  expect(JSON.stringify(own)).not.toContain(actor.userId);
  await answerRequest(actor, { ...place, personRequestId: requests[0]?.requestId ?? '', answer: 'Wysłano pocztą' });
  expect((await listOpenRequests(actor)).items.map(({ kind }) => kind)).toEqual(['OBJECT', 'WITHDRAW']);
  const viewer = (await createTestUser('VIEWER')).actor;
  await expect(recordRequest(viewer, { ...letter, kind: 'ACCESS', text: '' })).rejects.toMatchObject({
    code: 'permission.denied',
  });
  const { id: otherId } = await createTestProcess(actor);
  const foreign = { ...letter, processId: otherId, kind: 'ACCESS' as const, text: '' };
  await expect(recordRequest(actor, foreign)).rejects.toMatchObject({ code: 'candidate.not-found' });
});

test('the pay range is told to many at once and by the page, each with the version that was told', async () => {
  const { actor, place, token } = await scene();
  const { processId } = place;
  const ids = (await database().candidate.findMany({ where: { processId }, select: { id: true } })).map(({ id }) => id);
  expect(await openCandidatePage({ token, address })).toMatchObject({ payRange: null });
  const others = ids.filter((id) => id !== place.candidateId);
  const stranger = '019ab1c2-0000-7000-8000-000000000000';
  const told = { processId, on: '2026-11-02', way: 'ADVERT' as const };
  const first = { ...told, choice: { candidateIds: [...others, stranger] }, range: '9000–12 000 zł brutto' };
  expect(await tellPayRange(actor, first)).toMatchObject({
    version: 1,
    accepted: expect.arrayContaining(others) as string[],
    refused: [{ candidateId: stranger, reason: 'NOT_FOUND' }],
  });
  expect(await getPrivacy(actor, place)).toMatchObject({ payRangeNotices: [], payRangeVersion: 1 });
  expect(await openCandidatePage({ token, address })).toMatchObject({ payRange: '9000–12 000 zł brutto' });
  await openCandidatePage({ token, address });
  const choice = { candidateIds: ids };
  expect(await tellPayRange(actor, { ...told, choice, range: '10 000–13 000 zł brutto' })).toMatchObject({
    version: 2,
  });
  expect(await tellPayRange(actor, { ...first, range: '10 000–13 000 zł brutto' })).toMatchObject({ version: 2 });
  const { payRangeNotices } = await getPrivacy(actor, place);
  expect(payRangeNotices).toMatchObject([
    { version: 1, way: 'PAGE', by: null, text: '9000–12 000 zł brutto' },
    { version: 2, way: 'ADVERT', by: { userId: actor.userId }, text: '10 000–13 000 zł brutto' },
  ]);
  expect((await getPayRange(actor, { processId })).current).toEqual({ version: 2, text: '10 000–13 000 zł brutto' });
  const { items } = await listActivities(actor, place);
  expect(items.filter(({ kind }) => kind === 'candidate.pay-range-told')).toHaveLength(2);
  const viewer = (await createTestUser('VIEWER')).actor;
  await expect(tellPayRange(viewer, first)).rejects.toMatchObject({ code: 'permission.denied' });
});

test('an entry about the pay range is taken back of one or of all of a call, stays as withdrawn, and counts no more', async () => {
  const { actor, place, token } = await scene();
  const { processId, candidateId } = place;
  const rows = await database().candidate.findMany({ where: { processId } });
  const choice = { candidateIds: rows.map(({ id }) => id) };
  const told = { processId, choice, range: '9000–12 000 zł brutto', on: '2026-11-02', way: 'ADVERT' as const };
  const requestId = (await tellPayRange(actor, told)).requestId ?? '';
  const nobody = { candidateIds: ['019ab1c2-0000-7000-8000-000000000000'] };
  expect(await tellPayRange(actor, { ...told, choice: nobody })).toMatchObject({ requestId: null, accepted: [] });
  const one = await withdrawPayRange(actor, { processId, requestId, candidateId });
  expect(one).toEqual({ accepted: [candidateId], refused: [] });
  const all = await withdrawPayRange(actor, { processId, requestId });
  expect(all.accepted).toHaveLength(2);
  expect(all.refused).toMatchObject([{ candidateId, reason: 'CHANGED_MEANWHILE' }]);
  // The candidate knows nothing of it until the page tells them.
  await openCandidatePage({ token, address });
  const { payRangeNotices } = await getPrivacy(actor, place);
  expect(payRangeNotices).toMatchObject([
    { way: 'PAGE', requestId: null, withdrawnAt: null },
    { way: 'ADVERT', requestId, withdrawnAt: expect.any(String) as string },
  ]);
  const { items } = await listActivities(actor, place);
  expect(items.filter(({ kind }) => kind === 'candidate.pay-range-withdrawn')).toHaveLength(1);
  const { id: elsewhere } = await createTestProcess(actor);
  await expect(withdrawPayRange(actor, { processId: elsewhere, requestId })).rejects.toMatchObject({
    code: 'pay-range.entry-not-found',
  });
});

test.each([
  ['2026-11-29', '2026-12-29'],
  ['2027-01-31', '2027-02-28'],
  ['2026-12-31', '2027-01-31'],
])('a month after %s is %s', (day, later) => {
  expect(monthLater(day)).toBe(later);
});

test('two facts of the CV give the copy and the request to erase; five wrong ones lock the link', async () => {
  const { actor, place, token } = await scene();
  const asked = { token, locale: 'pl' as const, address };
  await expect(downloadCopy({ ...asked, proof: { facts: { EMAIL: facts.EMAIL } } })).rejects.toMatchObject({
    code: 'proof.wrong',
    values: { left: 4 },
  });
  const zip = unzipSync((await downloadCopy({ ...asked, proof: { facts } })).bytes);
  expect(strFromU8(zip['dane.json'] ?? new Uint8Array())).toContain('Żądło');
  await makeRequest({ token, kind: 'DELETE', text: '', proof: { facts }, address });
  expect((await listOpenRequests(actor)).items).toMatchObject([{ kind: 'DELETE', candidateId: place.candidateId }]);
  for (let left = 4; left > 0; left -= 1)
    await expect(downloadCopy({ ...asked, proof: { code: 'AAAA-AAAA' } })).rejects.toMatchObject({ values: { left } });
  await expect(downloadCopy({ ...asked, proof: { code: 'AAAA-AAAA' } })).rejects.toMatchObject({
    code: 'proof.locked',
  });
  await expect(downloadCopy({ ...asked, proof: { facts } })).rejects.toMatchObject({ code: 'proof.locked' });
});

test('the page ends with the link and with the person’s data', async () => {
  const { actor, place, token } = await scene();
  await revokePageLink(actor, place);
  await expect(openCandidatePage({ token, address })).rejects.toMatchObject({ code: 'link.invalid' });
  const { link } = await makePageLink(actor, { ...place, mail: false });
  const later = link?.split('#')[1] ?? '';
  await openCandidatePage({ token: later, address });
  await eraseCandidate((await createTestUser('ADMIN')).actor, place);
  await expect(openCandidatePage({ token: later, address })).rejects.toMatchObject({ code: 'link.invalid' });
});

test('who may not export makes no link, and without mail none is mailed', async () => {
  const { actor, place } = await scene();
  const viewer = (await createTestUser('VIEWER')).actor;
  await expect(makePageLink(viewer, { ...place, mail: false })).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(makePageLink(actor, { ...place, mail: true })).rejects.toMatchObject({ code: 'mail.not-set-up' });
});
