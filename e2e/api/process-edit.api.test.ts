import type { EditedProcess } from '@/lib/domain/process-edit-schemas';
import type { Problem } from '@/lib/http/server/problem';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import type { ApiAnswer, ApiClient } from '../../tests/api-client';
import { createActiveProcess, requirementList, signIn } from './setup';

const unknownId = '0192f3a4-0000-7000-8000-000000000000';

async function createProcess(client: ApiClient, fields: object = {}): Promise<ApiAnswer<ProcessDto>> {
  return client.post<ProcessDto>('/processes', { name: 'Analityczka/Analityk', requirementList, ...fields });
}

/** Saves a section; `ifMatch` is the version that was read. */
function save<T = EditedProcess>(client: ApiClient, path: string, body: object, ifMatch?: string | null) {
  return client.put<T>(`/processes/${path}`, body, ifMatch ? { headers: { 'if-match': ifMatch } } : {});
}

const unique = (): string => `REK/${Date.now()}/${Math.random().toString(36).slice(2)}`;

test('every section is saved and read back as it was sent', async () => {
  const recruiter = await signIn('RECRUITER');
  const { body: process, headers } = await createProcess(recruiter);
  expect(headers.get('etag')).toBe('"v1"');
  const details = {
    name: 'Główna Księgowa / Główny Księgowy',
    externalRecruitmentId: unique(),
    externalProcessId: 'ATS-77',
    extendedAtsIntegration: true,
    requirements: 'Zespół czterech osób.\n- enova365\n- KSeF',
    location: { type: 'HYBRID', atsLocation: 'Łódź' },
    budget: { maxMinor: 1_500_000, currency: 'PLN', tolerancePercent: 10, period: 'YEAR', basis: 'NET' },
  };
  const saved = await save(recruiter, process.id, details, headers.get('etag'));
  expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"v2"']);
  expect(saved.body).toMatchObject({ ...details, change: { effect: 'NONE', candidates: 0 } });
  const languages = [
    { language: 'en', level: 'ADVANCED', counted: true },
    { language: 'de', level: 'BASIC', counted: false },
  ];
  expect((await save(recruiter, `${process.id}/languages`, { languages })).body.languages).toMatchObject(languages);
  const redFlags = [{ text: 'Częste zmiany pracy' }, { text: 'Brak doświadczenia' }];
  expect((await save(recruiter, `${process.id}/red-flags`, { redFlags })).body.redFlags).toMatchObject(redFlags);
  const read = await recruiter.get<ProcessDto>(`/processes/${process.id}`);
  expect(read.headers.get('etag')).toBe(`"v${read.body.version}"`);
  expect(read.body).toMatchObject({ ...details, languages, redFlags, status: 'IN_CREATION' });
});

test('omitted fields stay, null empties, a response can be sent back, and no change is no new version', async () => {
  const recruiter = await signIn('RECRUITER');
  const { body: process } = await createProcess(recruiter, {
    externalRecruitmentId: unique(),
    budget: { maxMinor: 100, currency: 'EUR' },
  });
  expect(process.budget).toEqual({
    maxMinor: 100,
    currency: 'EUR',
    tolerancePercent: 0,
    period: 'MONTH',
    basis: 'GROSS',
  });
  const renamed = (await save(recruiter, process.id, { name: 'Inna nazwa' })).body;
  expect(renamed).toMatchObject({ name: 'Inna nazwa', budget: process.budget, version: 2 });
  const emptied = (await save(recruiter, process.id, { budget: null, externalRecruitmentId: null })).body;
  expect(emptied).toMatchObject({
    budget: null,
    externalRecruitmentId: null,
    requirementList: process.requirementList,
  });
  const again = await save(recruiter, process.id, emptied);
  expect([again.status, again.body.version]).toEqual([200, emptied.version]);
  expect((await save(recruiter, process.id, {})).body.version).toBe(emptied.version);
});

test('requirements keep their identity and take the order given', async () => {
  const recruiter = await signIn('RECRUITER');
  const { body: process } = await createProcess(recruiter);
  const [first, second, third] = process.requirementList;
  const list = [third, { ...first, importance: 1 }, { text: 'Docker', importance: 2, necessity: 'NICE_TO_HAVE' }];
  const saved = (await save(recruiter, `${process.id}/requirements`, { requirementList: list })).body.requirementList;
  expect(saved.map(({ id }) => id).slice(0, 2)).toEqual([third?.id, first?.id]);
  expect(saved.map(({ text }) => text)).toEqual([third?.text, first?.text, 'Docker']);
  expect(saved[1]?.importance).toBe(1);
  expect(saved.map(({ id }) => id)).not.toContain(second?.id);
  expect((await save(recruiter, `${process.id}/requirements`, { requirementList: [] })).body.requirementList).toEqual(
    [],
  );
});

test.each<[string, string, object, string]>([
  ['an empty name', '', { name: ' ' }, 'name'],
  [
    'an importance of 6',
    '/requirements',
    { requirementList: [{ text: 'Java', importance: 6, necessity: 'REQUIRED' }] },
    'requirementList.0.importance',
  ],
  [
    'a criterion of another process',
    '/requirements',
    { requirementList: [{ id: unknownId, text: 'Java', importance: 5, necessity: 'REQUIRED' }] },
    'requirementList.0.id',
  ],
  [
    'an unknown level',
    '/languages',
    { languages: [{ language: 'en', level: 'C1', counted: true }] },
    'languages.0.level',
  ],
  [
    'a language twice',
    '/languages',
    { languages: ['BASIC', 'NATIVE'].map((level) => ({ language: 'en', level, counted: true })) },
    'languages.1.language',
  ],
  ['no list at all', '/red-flags', {}, 'redFlags'],
  ['a red flag of one letter', '/red-flags', { redFlags: [{ text: 'x' }] }, 'redFlags.0.text'],
  ['a budget without a currency', '', { budget: { maxMinor: 100 } }, 'budget.currency'],
  [
    'a tolerance above 100 %',
    '',
    { budget: { maxMinor: 1, currency: 'PLN', tolerancePercent: 101 } },
    'budget.tolerancePercent',
  ],
  ['an unknown location type', '', { location: { type: 'MOON', atsLocation: null } }, 'location.type'],
])('%s is refused at its field', async (_, path, body, field) => {
  const recruiter = await signIn('RECRUITER');
  const { body: process } = await createProcess(recruiter);
  const answer = await save<Problem>(recruiter, process.id + path, body);
  expect([answer.status, answer.body.code, answer.body.errors[0]?.path]).toEqual([422, 'request.invalid', field]);
  expect(answer.body.errors[0]?.message).not.toBe('');
});

test.each([
  ['requirements', 'requirementList', { importance: 3, necessity: 'REQUIRED' }],
  ['red-flags', 'redFlags', {}],
])('a criterion that discriminates does not get into the %s of a process', async (path, field, rest) => {
  const recruiter = await signIn('RECRUITER');
  const { body: process } = await createProcess(recruiter);
  const list = ['Java', 'Kobieta do 30 lat'].map((text) => ({ text, ...rest }));
  const answer = await save<Problem>(recruiter, `${process.id}/${path}`, { [field]: list });
  expect([answer.status, answer.body.code]).toEqual([422, 'process.unlawful-criterion']);
  expect(answer.body.errors).toMatchObject([{ path: `${field}.1.text`, code: 'unlawful' }]);
});

const sections = (process: ProcessDto): [string, object][] => [
  ['', { name: 'Zmieniona nazwa' }],
  ['/requirements', { requirementList: process.requirementList.slice(1) }],
  ['/languages', { languages: [{ language: 'en', level: 'BASIC', counted: true }] }],
  ['/red-flags', { redFlags: [{ text: 'Częste zmiany pracy' }] }],
  ['/defined', {}],
  ['/status', { status: 'ARCHIVED' }],
];

test('a stale version is refused on every call, with the present one; * overwrites', async () => {
  const recruiter = await signIn('RECRUITER');
  const { body: process } = await createProcess(recruiter);
  await save(recruiter, process.id, { name: 'Ktoś był szybszy' }, '"v1"');
  for (const [path, body] of sections(process)) {
    const stale = await save<Problem>(recruiter, process.id + path, body, '"v1"');
    expect([path, stale.status, stale.body.code]).toEqual([path, 412, 'process.changed-meanwhile']);
    expect(stale.headers.get('etag')).toBe('"v2"');
  }
  const overwritten = await save(recruiter, process.id, { name: 'Jednak tak' }, '*');
  expect([overwritten.status, overwritten.headers.get('etag')]).toEqual([200, '"v3"']);
});

test('of two concurrent saves of one version, one gets the conflict', async () => {
  const [one, other] = [await signIn('RECRUITER'), await signIn('ADMIN')];
  for (let round = 0; round < 5; round += 1) {
    const { body: process, headers } = await createProcess(one);
    const answers = await Promise.all(
      [one, other].map((client, index) =>
        save<EditedProcess & Problem>(client, process.id, { name: `Zapis ${index}` }, headers.get('etag')),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const read = await one.get<ProcessDto>(`/processes/${process.id}`);
    expect(read.body).toMatchObject({ name: `Zapis ${winner}`, version: 2 });
  }
});

test('of two concurrent activations, one succeeds', async () => {
  const [one, other] = [await signIn('RECRUITER'), await signIn('ADMIN')];
  for (let round = 0; round < 5; round += 1) {
    const { body: process } = await createProcess(one);
    await one.put(`/processes/${process.id}/defined`);
    const answers = await Promise.all(
      [one, other].map((client) => client.put<Problem>(`/processes/${process.id}/status`, { status: 'ACTIVE' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('process.status-not-allowed');
  }
});

test('of two concurrent requests for one external recruitment ID, one gets it', async () => {
  const [one, other] = [await signIn('RECRUITER'), await signIn('ADMIN')];
  const taken = (answer: ApiAnswer<Problem>) => {
    expect(answer.body.code).toBe('process.external-id-taken');
    expect(answer.body.errors).toMatchObject([{ path: 'externalRecruitmentId', code: 'external-id-taken' }]);
  };
  for (let round = 0; round < 5; round += 1) {
    const fields = { name: 'Wyścig', externalRecruitmentId: unique() };
    const created = await Promise.all([one, other].map((client) => client.post<Problem>('/processes', fields)));
    expect(created.map(({ status }) => status).sort()).toEqual([201, 409]);
    created.filter(({ status }) => status === 409).forEach(taken);
    const both = [await createProcess(one), await createProcess(other)];
    const id = { externalRecruitmentId: unique() };
    const edited = await Promise.all(
      both.map(({ body }, index) => save<Problem>(index === 0 ? one : other, body.id, id)),
    );
    expect(edited.map(({ status }) => status).sort()).toEqual([200, 409]);
    edited.filter(({ status }) => status === 409).forEach(taken);
  }
});

test('the availability of an external recruitment ID, for a new process and for its own', async () => {
  const recruiter = await signIn('RECRUITER');
  const id = unique();
  const check = async (query = ''): Promise<unknown> =>
    (await recruiter.get(`/processes/check-ext-recruitment-id/${encodeURIComponent(id)}${query}`)).body;
  expect(await check()).toEqual({ available: true });
  const { body: process } = await createProcess(recruiter, { externalRecruitmentId: id });
  expect(await check()).toEqual({ available: false });
  expect(await check(`?excludeProcessId=${process.id}`)).toEqual({ available: true });
  expect(await check(`?excludeProcessId=${unknownId}`)).toEqual({ available: false });
});

test('an archived process is read only, and one that was never finished is not activated', async () => {
  const recruiter = await signIn('RECRUITER');
  const { body: process } = await createProcess(recruiter, { requirementList: [] });
  await recruiter.put(`/processes/${process.id}/status`, { status: 'ARCHIVED' });
  for (const [path, body] of sections(process).slice(0, 5)) {
    const answer = await save<Problem>(recruiter, process.id + path, body);
    expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'process.archived']);
  }
  const activated = await save<Problem>(recruiter, `${process.id}/status`, { status: 'ACTIVE' });
  expect([activated.status, activated.body.code]).toEqual([422, 'process.too-thin']);
});

test('a viewer reads and changes nothing', async () => {
  const [recruiter, viewer] = [await signIn('RECRUITER'), await signIn('VIEWER')];
  const process = await createActiveProcess(recruiter);
  for (const path of ['', '/status', '/possible-statuses', '/candidates-statistics', '/history']) {
    expect((await viewer.get(`/processes/${process.id}${path}`)).status).toBe(200);
  }
  for (const [path, body] of sections(process)) {
    expect((await save(viewer, process.id + path, body)).status).toBe(403);
  }
  expect((await viewer.post('/processes', { name: 'Nie wolno' })).status).toBe(403);
  expect((await viewer.post(`/processes/${process.id}/reprocess-all-candidates`)).status).toBe(403);
  expect((await viewer.get<ProcessDto>(`/processes/${process.id}`)).body.version).toBe(process.version);
});

test('unknown ids are not found, on every call', async () => {
  const recruiter = await signIn('RECRUITER');
  const { body: process } = await createProcess(recruiter);
  for (const id of [unknownId, 'abc']) {
    for (const path of ['', '/status', '/possible-statuses', '/candidates-statistics', '/history']) {
      expect([path, (await recruiter.get(`/processes/${id}${path}`)).status]).toEqual([path, 404]);
    }
    for (const [path, body] of sections(process)) {
      expect([path, (await save(recruiter, id + path, body)).status]).toEqual([path, 404]);
    }
    expect((await recruiter.post(`/processes/${id}/reprocess-all-candidates`)).status).toBe(404);
  }
});
