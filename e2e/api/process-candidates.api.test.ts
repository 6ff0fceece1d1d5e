import type { BulkAnswer, CandidateListItem } from '@/lib/domain/candidate-schemas';
import type { Problem } from '@/lib/http/server/problem';
import type { EditedProcess } from '@/lib/domain/process-edit-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import type { ApiClient } from '../../tests/api-client';
import { createActiveProcess, getCandidate, search, signIn, upload, waitUntilAnalysed } from './setup';

const people = [
  ['Żaneta Kłos', 'Java od 2012.01 do 2025.12, Spring Boot. Oczekiwania finansowe: 20 000 PLN brutto'],
  ['Adam Nowicki', 'PostgreSQL, Spring Boot'],
] as const;

interface Setup {
  recruiter: ApiClient;
  process: ProcessDto;
  items: CandidateListItem[];
}

async function setUp(fields: object = {}): Promise<Setup> {
  const recruiter = await signIn('RECRUITER');
  const { id } = await createActiveProcess(recruiter);
  const process = (await recruiter.put<ProcessDto>(`/processes/${id}`, fields)).body;
  const files = people.map(async ([name, skills]) => ({
    name: `${name}.pdf`,
    bytes: await makeCvPdf({ lines: [name, 'Doświadczenie zawodowe', skills, 'Pracuję od wielu lat w Warszawie.'] }),
  }));
  await upload(recruiter, id, await Promise.all(files));
  const { items } = await waitUntilAnalysed(recruiter, id, people.length);
  return { recruiter, process, items };
}

const read = (recruiter: ApiClient, process: ProcessDto) =>
  search(recruiter, process.id, 'sortBy=ORDINAL_NUMBER&sortOrder=ASC').then(({ items }) => items);

async function edit({ recruiter, process }: Setup, path: string, body: object): Promise<EditedProcess> {
  const preview = await recruiter.put<EditedProcess>(`/processes/${process.id}${path}?dryRun=true`, body);
  const unchanged = await recruiter.get<ProcessDto>(`/processes/${process.id}`);
  expect(preview.headers.get('etag')).toBe(unchanged.headers.get('etag'));
  const saved = await recruiter.put<EditedProcess>(`/processes/${process.id}${path}`, body);
  expect([saved.status, saved.body.change]).toEqual([200, preview.body.change]);
  return saved.body;
}

test('other weights give other scores at once; the verdicts and a recruiter’s stars stay', async () => {
  const made = await setUp();
  const { recruiter, process, items } = made;
  const [zaneta, adam] = items;
  await recruiter.put(`/processes/${process.id}/candidates/${adam?.id}/rate`, { rate: 5 });
  const before = await getCandidate(recruiter, process.id, adam?.id ?? '');
  const requirementList = process.requirementList.map((one) => ({
    ...one,
    importance: one.text === 'PostgreSQL' ? 5 : 1,
    necessity: 'NICE_TO_HAVE',
  }));
  const saved = await edit(made, '/requirements', { requirementList });
  expect(saved.change).toEqual({ effect: 'RESCORED', candidates: 2 });
  const after = await getCandidate(recruiter, process.id, adam?.id ?? '');
  expect(after.matchScore).toBeGreaterThan(before.matchScore ?? 100);
  expect(after).toMatchObject({ rate: 5, rateSource: 'RECRUITER', status: 'SEEN' });
  expect(after.analysis?.id).not.toBe(before.analysis?.id);
  const verdicts = ({ analysis }: typeof after) =>
    analysis?.verdicts.map(({ criterion, verdict, reason, evidence }) => [
      criterion.text,
      verdict,
      reason,
      evidence.map(({ quote, boxes }) => [quote, boxes]),
    ]);
  expect(verdicts(after)).toEqual(verdicts(before));
  const changed = (await read(recruiter, process)).find(({ id }) => id === zaneta?.id);
  expect(changed).toMatchObject({ status: 'NEW', rateSource: 'AI' });
  expect(changed?.matchScore).not.toBe(zaneta?.matchScore);
});

test('new words make candidates outdated; all are analysed again together', async () => {
  const made = await setUp();
  const { recruiter, process } = made;
  const [first, ...others] = process.requirementList;
  const requirementList = [{ ...first, text: 'Kotlin' }, ...others];
  const saved = await edit(made, '/requirements', { requirementList });
  expect(saved.change).toEqual({ effect: 'OUTDATED', candidates: 2 });
  expect((await read(recruiter, process)).map(({ status }) => status)).toEqual([
    'PROCESSING_OUTDATED',
    'PROCESSING_OUTDATED',
  ]);
  const path = `/processes/${process.id}/reprocess-all-candidates`;
  const answer = await recruiter.post<BulkAnswer>(path);
  expect([answer.status, answer.body.accepted.length, answer.body.refused]).toEqual([202, 2, []]);
  const again = await recruiter.post<BulkAnswer>(path);
  expect(again.status).toBe(202);
  for (const { reason, ordinalNumber } of again.body.refused) {
    expect(['AWAITING_PROCESSING', 'IN_PROGRESS']).toContain(reason);
    expect([1, 2]).toContain(ordinalNumber);
  }
  expect(again.body.accepted.length + again.body.refused.length).toBe(2);
  const { items, criteria } = await waitUntilAnalysed(recruiter, process.id, 2);
  expect(items.every(({ status }) => status === 'NEW')).toBe(true);
  expect(items[0]?.verdicts.map(({ criterionId }) => criteria[criterionId])).toContain('Kotlin');
});

test('a budget’s amount is weighed at once; its currency must be judged', async () => {
  const budget = { maxMinor: 1_000_000, currency: 'PLN' };
  const made = await setUp({ budget });
  const { recruiter, process, items } = made;
  const verdict = async (): Promise<string | undefined> =>
    (await getCandidate(recruiter, process.id, items[0]?.id ?? '')).analysis?.verdicts.find(
      ({ criterion }) => criterion.kind === 'BUDGET',
    )?.verdict;
  expect(await verdict()).toBe('NOT_MET');
  expect((await edit(made, '', { budget: { ...budget, maxMinor: 2_500_000 } })).change.effect).toBe('RESCORED');
  expect(await verdict()).toBe('MET');
  expect((await edit(made, '', { budget: { maxMinor: 2_500_000, currency: 'EUR' } })).change.effect).toBe('OUTDATED');
});

test('ticking a language outdates, un-ticking re-scores, a name does neither', async () => {
  const made = await setUp();
  const english = { language: 'en', level: 'BASIC', counted: false };
  expect((await edit(made, '/languages', { languages: [english] })).change.effect).toBe('NONE');
  expect((await edit(made, '', { name: 'Inna nazwa', requirements: 'Inny opis stanowiska.' })).change.effect).toBe(
    'NONE',
  );
  const ticked = await edit(made, '/languages', { languages: [{ ...english, counted: true }] });
  expect(ticked.change).toEqual({ effect: 'OUTDATED', candidates: 2 });
  await made.recruiter.post(`/processes/${made.process.id}/reprocess-all-candidates`);
  await waitUntilAnalysed(made.recruiter, made.process.id, 2);
  expect((await edit(made, '/languages', { languages: [english] })).change).toEqual({
    effect: 'RESCORED',
    candidates: 2,
  });
});

test('a dry run refuses what saving would refuse', async () => {
  const { recruiter, process } = await setUp();
  const stale = await recruiter.put<Problem>(
    `/processes/${process.id}?dryRun=true`,
    { name: 'Inna' },
    { headers: { 'if-match': '"v0"' } },
  );
  expect([stale.status, stale.body.code]).toEqual([412, 'process.changed-meanwhile']);
});

test.each([
  ['STOPPED', 'process.not-active'],
  ['ARCHIVED', 'process.archived'],
])('a process that is %s re-analyses no candidate', async (status, code) => {
  const recruiter = await signIn('RECRUITER');
  const { id } = await createActiveProcess(recruiter);
  await recruiter.put(`/processes/${id}/status`, { status });
  const answer = await recruiter.post<Problem>(`/processes/${id}/reprocess-all-candidates`);
  expect([answer.status, answer.body.code]).toEqual([409, code]);
});
