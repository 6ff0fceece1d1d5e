import type { CandidateListItem, NextCandidate } from '@/lib/domain/candidate-schemas';
import type { Problem } from '@/lib/http/server/problem';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import type { ApiClient } from '../../tests/api-client';
import { createActiveProcess, getCandidate, search, signIn, upload, waitUntilAnalysed } from './setup';

const people = [
  ['Żaneta Kłos', 'Java od 2012.01 do 2025.12, Spring Boot, PostgreSQL'],
  ['Adam Nowicki', 'Java 2 lata doświadczenia, Spring Boot'],
  ['Bożena Ćwik', 'PostgreSQL'],
  ['Cezary Łoś', 'Kierowca, kurier'],
] as const;

function cvOf([name, skills]: (typeof people)[number]): Promise<Uint8Array> {
  return makeCvPdf({ lines: [name, 'Umiejętności i doświadczenie', skills, 'Pracuję od wielu lat w Warszawie.'] });
}

async function setUp(): Promise<{ recruiter: ApiClient; processId: string; items: CandidateListItem[] }> {
  const recruiter = await signIn('RECRUITER');
  const { id: processId } = await createActiveProcess(recruiter);
  const files = people.map(async (person) => ({ name: `${person[0]}.pdf`, bytes: await cvOf(person) }));
  await upload(recruiter, processId, await Promise.all(files));
  const { items } = await waitUntilAnalysed(recruiter, processId, people.length);
  return { recruiter, processId, items };
}

let shared: ReturnType<typeof setUp> | undefined;

/** Shared by the tests that change no candidate. */
function sharedSetup(): ReturnType<typeof setUp> {
  return (shared ??= setUp());
}

test('the list sorts, filters and folds Polish letters', async () => {
  const { recruiter, processId } = await sharedSetup();
  const names = async (query: string, filters: object = {}): Promise<(string | null)[]> =>
    (await search(recruiter, processId, query, filters)).items.map(({ firstName }) => firstName);
  expect(await names('sortBy=FIRST_NAME&sortOrder=ASC')).toEqual(['Adam', 'Bożena', 'Cezary', 'Żaneta']);
  expect(await names('sortBy=LAST_NAME&sortOrder=ASC')).toEqual(['Bożena', 'Żaneta', 'Cezary', 'Adam']);
  expect(await names('', { searchPhrase: 'zaneta klos' })).toEqual(['Żaneta']);
  expect(await names('', { searchPhrase: '%' })).toEqual([]);
  const scores = (await search(recruiter, processId, 'sortBy=MATCH&sortOrder=DESC')).items.map(
    (item) => item.matchScore ?? 0,
  );
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  const best = scores[0] ?? 0;
  expect(await names('', { matchFrom: best })).toEqual(['Żaneta']);
  expect(await names('', { statuses: ['ERROR'] })).toEqual([]);
});

test('a search keeps its order while things change, and NEXT and PREV walk it to its ends', async () => {
  const { recruiter, processId } = await setUp();
  const found = await search(recruiter, processId, 'sortBy=STATUS&sortOrder=ASC', { statuses: ['NEW'] });
  const ids = found.items.map(({ id }) => id);
  // Opening one makes it SEEN, so it no longer matches the filter.
  await getCandidate(recruiter, processId, ids[0] ?? '');
  const next = (
    candidateDirection: string,
    currentPosition: number,
  ): Promise<{ status: number; body: NextCandidate }> =>
    recruiter.get<NextCandidate>(
      `/processes/${processId}/candidates/${ids[0]}/next?${new URLSearchParams({ candidateDirection, currentPosition: String(currentPosition), searchId: found.searchId })}`,
    );
  expect((await next('NEXT', 1)).body).toMatchObject({ candidateId: ids[1], position: 2, total: 4 });
  expect((await next('PREV', 2)).body).toMatchObject({ candidateId: ids[0], position: 1, total: 4 });
  expect((await next('NEXT', 4)).body).toMatchObject({ candidateId: null, position: 4, total: 4 });
  expect((await next('PREV', 1)).body.candidateId).toBeNull();
  const again = await search(recruiter, processId, `newSearch=false&searchId=${found.searchId}`);
  expect(again.items.map(({ id }) => id)).toEqual(ids);
  const otherUser = await signIn('VIEWER');
  const refused = await otherUser.post<Problem>(
    `/processes/${processId}/candidates/search?newSearch=false&searchId=${found.searchId}`,
    {},
  );
  expect([refused.status, refused.body.code]).toEqual([404, 'search.not-found']);
});

test('NEXT of a candidate outside the search is not found', async () => {
  const { recruiter, processId } = await sharedSetup();
  const { searchId } = await search(recruiter, processId);
  const query = new URLSearchParams({ candidateDirection: 'NEXT', currentPosition: '1', searchId });
  const path = `/processes/${processId}/candidates/0192f3a4-0000-7000-8000-000000000000/next?${query}`;
  const answer = await recruiter.get<Problem>(path);
  expect([answer.status, answer.body.code]).toEqual([404, 'candidate.not-found']);
});

test('opening makes NEW SEEN, peeking does not', async () => {
  const { recruiter, processId, items } = await setUp();
  const id = items[0]?.id ?? '';
  const peeked = await recruiter.get<{ status: string }>(`/processes/${processId}/candidates/${id}?peek=true`);
  expect(peeked.body.status).toBe('NEW');
  expect((await getCandidate(recruiter, processId, id)).status).toBe('SEEN');
});

test('a link on the screen, whose title the browser asks for beforehand, opens nobody; the page does', async () => {
  const { recruiter, processId, items } = await setUp();
  const id = items[0]?.id ?? '';
  const path = `/processes/${processId}/candidates/${id}`;
  const statusOf = async () => (await recruiter.get<{ status: string }>(`${path}?peek=true`)).body.status;
  const tree = encodeURIComponent(JSON.stringify(['', {}, null, 'metadata-only']));
  const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': tree };
  // Next gives each kind of request an address of its own.
  const address = (await recruiter.send('GET', path, { headers })).headers.get('location') ?? '';
  expect(address).toContain(`${path}?_rsc=`);
  const title = await recruiter.send('GET', address.slice(address.indexOf(path)), { headers });
  expect([title.status, await title.text()]).toEqual([200, expect.stringContaining(items[0]?.lastName ?? '-')]);
  expect(await statusOf()).toBe('NEW');
  expect((await recruiter.send('GET', path)).status).toBe(200);
  expect(await statusOf()).toBe('SEEN');
});

test("a recruiter's stars stay through a new analysis; verdicts and score are the same again", async () => {
  const { recruiter, processId, items } = await setUp();
  const id = items[1]?.id ?? '';
  const before = await getCandidate(recruiter, processId, id);
  const rated = await recruiter.put<CandidateListItem>(`/processes/${processId}/candidates/${id}/rate`, { rate: 5 });
  expect(rated.body).toMatchObject({ rate: 5, rateSource: 'RECRUITER' });
  for (const fresh of [false, true]) {
    const answer = await recruiter.post(`/processes/${processId}/candidates/${id}/reprocess`, { fresh });
    expect([answer.status, answer.body]).toEqual([202, { status: 'AWAITING_PROCESSING' }]);
    await waitUntilAnalysed(recruiter, processId, people.length);
    const after = await getCandidate(recruiter, processId, id);
    expect(after).toMatchObject({ rate: 5, rateSource: 'RECRUITER', matchScore: before.matchScore });
    const verdicts = (candidate: typeof after): object[] | undefined =>
      candidate.analysis?.verdicts.map(({ verdict, reason, evidence }) => ({
        verdict,
        reason,
        quotes: evidence.map(({ quote }) => quote),
      }));
    expect(verdicts(after)).toEqual(verdicts(before));
    expect(after.analysis?.id).not.toBe(before.analysis?.id);
  }
});

test.each([0, 6, 2.5, '5'])('a rating of %p is refused', async (rate) => {
  const { recruiter, processId, items } = await sharedSetup();
  const answer = await recruiter.put<Problem>(`/processes/${processId}/candidates/${items[0]?.id}/rate`, { rate });
  expect([answer.status, answer.body.errors[0]?.path]).toEqual([422, 'rate']);
});

test('a candidate is reached through its own process only', async () => {
  const { recruiter, items } = await sharedSetup();
  const other = await createActiveProcess(recruiter);
  const path = `/processes/${other.id}/candidates/${items[0]?.id}`;
  expect((await recruiter.get(path)).status).toBe(404);
  expect((await recruiter.get(`${path}/cv`)).status).toBe(404);
  expect((await recruiter.get(`${path}/status`)).status).toBe(404);
  expect((await recruiter.put(`${path}/rate`, { rate: 3 })).status).toBe(404);
  expect((await recruiter.post(`${path}/reprocess`, {})).status).toBe(404);
});

test('a viewer sees and does not rate or re-analyse', async () => {
  const { processId, items } = await sharedSetup();
  const viewer = await signIn('VIEWER');
  const path = `/processes/${processId}/candidates/${items[0]?.id}`;
  expect((await viewer.get(path)).status).toBe(200);
  expect((await viewer.put(`${path}/rate`, { rate: 3 })).status).toBe(403);
  expect((await viewer.post(`${path}/reprocess`, {})).status).toBe(403);
});

test('the CV comes back byte for byte, named, and nothing keeps a copy', async () => {
  const { recruiter, processId, items } = await sharedSetup();
  const path = `/api/v1/processes/${processId}/candidates/${items[0]?.id}/cv`;
  const answer = await recruiter.send('GET', path);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%C5%BBaneta%20K%C5%82os.pdf");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.equals(await cvOf(people[0]))).toBe(true);
  expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['private, no-store', null]);
});

test('the statistics count what the list shows', async () => {
  const { recruiter, processId } = await setUp();
  const { body } = await recruiter.get<CandidatesStatisticsDto>(`/processes/${processId}/candidates-statistics`);
  expect(body).toMatchObject({ total: 4, awaiting: 0, running: 0, analysed: 4, failed: 0, byStatus: { NEW: 4 } });
  expect(body.scoreDistribution.reduce((sum, count) => sum + count, 0)).toBe(4);
});
