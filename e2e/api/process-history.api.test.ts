import type { HistoryPage } from '@/lib/processes/history-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import type { ApiClient } from '../../tests/api-client';
import { createActiveProcess, requirementList, signIn } from './setup';

const save = (client: ApiClient, path: string, body: object) => client.put(`/processes/${path}`, body);
const unique = (): string => `REK/${Date.now()}/${Math.random().toString(36).slice(2)}`;

test('the history says who changed which field from what to what, newest first, page by page', async () => {
  const [recruiter, admin] = [await signIn('RECRUITER'), await signIn('ADMIN')];
  const process = await createActiveProcess(recruiter, 'Nazwa pierwsza');
  await save(admin, process.id, { name: 'Nazwa druga' });
  const [first, ...others] = process.requirementList;
  await save(recruiter, `${process.id}/requirements`, { requirementList: [{ ...first, importance: 2 }, ...others] });
  const read = async (query = ''): Promise<HistoryPage> =>
    (await recruiter.get<HistoryPage>(`/processes/${process.id}/history${query}`)).body;
  const { items, totalItems } = await read();
  expect(totalItems).toBe(5);
  expect(items.map(({ action }) => action)).toEqual([
    'process.edited',
    'process.edited',
    'process.status-changed',
    'process.defined',
    'process.created',
  ]);
  const weight = { field: 'requirement.importance', subject: first?.text, from: 5, to: 2 };
  expect(items[0]).toMatchObject({ actor: { firstName: 'Marta' }, changes: [weight] });
  // The calls named no version.
  expect(items.slice(0, 2).map(({ overwrote }) => overwrote)).toEqual([true, true]);
  const { headers } = await recruiter.get(`/processes/${process.id}`);
  const version = { headers: { 'if-match': headers.get('etag') ?? '' } };
  await recruiter.put(`/processes/${process.id}`, { name: 'Nazwa trzecia' }, version);
  expect((await read()).items[0]).toMatchObject({ action: 'process.edited', overwrote: false });
  const name = { field: 'name', subject: null, from: 'Nazwa pierwsza', to: 'Nazwa druga' };
  expect(items[1]).toMatchObject({ actor: { firstName: 'Halina' }, changes: [name] });
  expect(items[2]?.changes).toEqual([{ field: 'status', subject: null, from: 'CREATED', to: 'ACTIVE' }]);
  expect((await read('?pageSize=10&page=2')).items).toEqual([]);
  expect((await recruiter.get(`/processes/${process.id}/history?pageSize=7`)).status).toBe(422);
});

test('every call that changes a process records its changes and their effect', async () => {
  const [recruiter, admin] = [await signIn('RECRUITER'), await signIn('ADMIN')];
  const { body: process } = await recruiter.post<ProcessDto>('/processes', {
    name: 'Analityczka/Analityk',
    requirementList,
    languages: [{ language: 'en', level: 'BASIC', counted: true }],
  });
  const [first, second, ...rest] = process.requirementList;
  const [english] = process.languages;
  const calls: [string, object, string[]][] = [
    ['', { name: 'Analityczka / Analityk danych' }, ['name']],
    ['', { requirements: 'Zespół sześciu osób.' }, ['requirements']],
    ['', { externalRecruitmentId: unique(), externalProcessId: 'A-1' }, ['externalRecruitmentId', 'externalProcessId']],
    ['', { extendedAtsIntegration: true }, ['extendedAtsIntegration']],
    ['', { location: { type: 'HYBRID', atsLocation: 'Łódź' } }, ['location.type', 'location.atsLocation']],
    [
      '',
      { budget: { maxMinor: 900_000, currency: 'PLN' } },
      ['maxMinor', 'currency', 'tolerancePercent', 'period', 'basis'].map((field) => `budget.${field}`),
    ],
    [
      '/requirements',
      { requirementList: [{ ...second, text: 'KSeF w praktyce' }, { ...first, necessity: 'NICE_TO_HAVE' }, ...rest] },
      ['requirement.text', 'requirement.necessity', 'requirement.order'],
    ],
    [
      '/languages',
      { languages: [{ ...english, level: 'NATIVE', counted: false }] },
      ['language.level', 'language.counted'],
    ],
    ['/red-flags', { redFlags: [{ text: 'Luki bez wyjaśnienia' }] }, ['redFlag']],
    ['/defined', {}, ['status']],
    ['/status', { status: 'ACTIVE' }, ['status']],
  ];
  for (const [path, body] of calls)
    expect([path, (await save(admin, process.id + path, body)).status]).toEqual([path, 200]);
  const { items } = (await recruiter.get<HistoryPage>(`/processes/${process.id}/history`)).body;
  const fields = items.toReversed().map(({ changes }) => changes.map(({ field }) => field).toSorted());
  expect(fields).toEqual([[], ...calls.map(([, , expected]) => expected.toSorted())]);
  expect(items[0]).toMatchObject({
    actor: { firstName: 'Halina' },
    actorState: 'ACTIVE',
    change: null,
    reanalysed: null,
  });
  expect(items[2]).toMatchObject({ action: 'process.edited', change: { effect: 'NONE', candidates: 0 } });
});
