import type { Problem } from '@/lib/http/server/problem';
import type { ProcessDto, ProcessPage } from '@/lib/domain/process-schemas';
import { createActiveProcess, requirementList, signIn } from './setup';

test('a process goes from the form to active, with its requirements in order', async () => {
  const recruiter = await signIn('RECRUITER');
  const created = await recruiter.post<ProcessDto>('/processes', { name: '  Analityczka/Analityk  ', requirementList });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ name: 'Analityczka/Analityk', status: 'IN_CREATION', awaitingCandidates: 0 });
  expect(created.body.requirementList.map(({ text }) => text)).toEqual(requirementList?.map(({ text }) => text));
  const early = await recruiter.put<Problem>(`/processes/${created.body.id}/status`, { status: 'ACTIVE' });
  expect([early.status, early.body.code]).toEqual([409, 'process.status-not-allowed']);
  expect((await recruiter.put<ProcessDto>(`/processes/${created.body.id}/defined`)).body.status).toBe('CREATED');
  const possible = await recruiter.get<{ items: string[] }>(`/processes/${created.body.id}/possible-statuses`);
  expect(possible.body.items).toEqual(['ACTIVE', 'ARCHIVED']);
  const active = await recruiter.put<ProcessDto>(`/processes/${created.body.id}/status`, { status: 'ACTIVE' });
  expect(active.body.status).toBe('ACTIVE');
  expect((await recruiter.get(`/processes/${created.body.id}/status`)).body).toMatchObject({
    status: 'ACTIVE',
    total: 0,
  });
});

test('what a process is set as defined with may be absent, empty or of any fields, but is an object', async () => {
  const recruiter = await signIn('RECRUITER');
  for (const [body, status] of [
    [undefined, 200],
    [{}, 200],
    [{ other: true }, 200],
    [[], 422],
  ] as const) {
    const created = await recruiter.post<ProcessDto>('/processes', { name: 'Analityczka/Analityk', requirementList });
    expect((await recruiter.put(`/processes/${created.body.id}/defined`, body)).status).toBe(status);
  }
});

test('a process without requirements and with a short description cannot be set as defined', async () => {
  const recruiter = await signIn('RECRUITER');
  const { body } = await recruiter.post<ProcessDto>('/processes', { name: 'Za mało', requirements: 'krótko' });
  const answer = await recruiter.put<Problem>(`/processes/${body.id}/defined`);
  expect([answer.status, answer.body.code]).toEqual([422, 'process.too-thin']);
});

test('an external recruitment ID is used once', async () => {
  const recruiter = await signIn('RECRUITER');
  const fields = { externalRecruitmentId: `REK/${Date.now()}` };
  expect((await recruiter.post('/processes', { name: 'Pierwszy', ...fields })).status).toBe(201);
  const answer = await recruiter.post<Problem>('/processes', { name: 'Drugi', ...fields });
  expect([answer.status, answer.body.code]).toEqual([409, 'process.external-id-taken']);
});

test('the list pages without repeating or skipping, and numbers are never reused', async () => {
  const recruiter = await signIn('RECRUITER');
  // Other files create processes at the same time.
  const name = `Proces do stronicowania ${Date.now()}`;
  for (let count = 0; count < 12; count += 1) await createActiveProcess(recruiter, name);
  const query = new URLSearchParams({ pageSize: '10', sortBy: 'NAME', sortOrder: 'ASC', searchPhrase: name });
  const read = (page: number): Promise<{ body: ProcessPage }> =>
    recruiter.get<ProcessPage>(`/processes/search?${query}&page=${page}`);
  const first = await read(1);
  const ids: string[] = [];
  for (let page = 1; page <= first.body.totalPages; page += 1) {
    ids.push(...(await read(page)).body.items.map(({ id }) => id));
  }
  expect(first.body.totalItems).toBe(12);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(ids.length);
  const newest = await recruiter.get<ProcessPage>(
    '/processes/search?sortBy=ORDINAL_NUMBER&sortOrder=DESC&pageSize=100',
  );
  const numbers = newest.body.items.map(({ ordinalNumber }) => ordinalNumber);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
});

test.each([
  ['pageSize', '33'],
  ['dateTo', 'yesterday'],
])('a search by %s=%s is refused at its field', async (key, value) => {
  const recruiter = await signIn('RECRUITER');
  const answer = await recruiter.get<Problem>(`/processes/search?${new URLSearchParams({ [key]: value })}`);
  expect([answer.status, answer.body.code]).toEqual([422, 'request.invalid']);
  expect(answer.body.errors[0]?.path.split('.')[0]).toBe(key);
});

test('a discriminating requirement is refused, field by field, in the reader’s language', async () => {
  const recruiter = await signIn('RECRUITER');
  const answer = await recruiter.post<Problem>('/processes', {
    name: 'Recepcja',
    requirementList: [
      { text: 'Angielski B2', importance: 3, necessity: 'REQUIRED' },
      { text: 'Młoda kobieta', importance: 3, necessity: 'REQUIRED' },
    ],
  });
  expect([answer.status, answer.body.code]).toEqual([422, 'process.unlawful-criterion']);
  expect(answer.body.errors).toEqual([
    {
      path: 'requirementList.1.text',
      code: 'unlawful',
      message: 'To wymaganie dyskryminuje (Kodeks pracy, art. 18³ᵃ i 22¹)',
    },
  ]);
});
