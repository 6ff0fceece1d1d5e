import { randomUUID } from 'node:crypto';
import type { AnsweredQuestion, SimulationDto, SimulationItem } from '@/lib/interviews/simulation-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../../lib/db/with-client';
import { ApiClient } from '../../tests/api-client';
import { createActiveProcess, signIn, upload, waitUntilAnalysed } from './setup';

interface Scene {
  recruiter: ApiClient;
  /** Of the candidate's simulations. */
  list: string;
  /** Of one that is in progress. */
  one: string;
  simulation: SimulationDto;
}

const choices = { locale: 'pl', length: 'STANDARD', focus: 'ALL' };
const full = 'W 2022 sama przeniosła magazyn do nowego systemu; efekt: zamknięcie miesiąca skrócone z 9 do 4 dni.';

async function candidateList(recruiter: ApiClient): Promise<string> {
  const process = await createActiveProcess(recruiter, 'Rozmowy');
  const bytes = await makeCvPdf({ lines: ['Łucja Próbna', 'Programistka Java, 2 lata doświadczenia'] });
  await upload(recruiter, process.id, [{ name: 'cv.pdf', bytes }]);
  const [candidate] = (await waitUntilAnalysed(recruiter, process.id, 1)).items;
  return `/processes/${process.id}/candidates/${candidate?.id}/inteview-simulations`;
}

async function started(client: ApiClient, list: string): Promise<string> {
  const created = await client.post<SimulationItem>(list, choices);
  expect(created).toMatchObject({ status: 201, body: { status: 'CREATED', total: 0 } });
  const one = `${list}/${created.body.id}`;
  for (let tries = 0; tries < 200; tries += 1) {
    const { body } = await client.get<{ status: string }>(`${one}/status`);
    if (body.status === 'IN_PROGRESS') return one;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The questions were not prepared');
}

async function setUp(): Promise<Scene> {
  const recruiter = await signIn('RECRUITER');
  const list = await candidateList(recruiter);
  const one = await started(recruiter, list);
  const simulation = (await recruiter.get<SimulationDto>(one)).body;
  return { recruiter, list, one, simulation };
}

let scene: Scene;
beforeAll(async () => {
  scene = await setUp();
});

const question = (index: number): string => `${scene.one}/questions/${scene.simulation.questions[index]?.id}`;
/** Every call of the API, with the status for somebody who may make it. */
const calls: [name: string, method: string, path: () => string, json: object | undefined, status: number][] = [
  ['list', 'GET', () => scene.list, undefined, 200],
  ['details', 'GET', () => scene.one, undefined, 200],
  ['status', 'GET', () => `${scene.one}/status`, undefined, 200],
  ['create', 'POST', () => scene.list, choices, 201],
  ['answer', 'PUT', () => question(0), { answer: 'Szkic', action: 'SAVE' }, 200],
  ['follow-up', 'POST', () => `${question(0)}/follow-up`, undefined, 409],
  ['retry', 'POST', () => `${scene.one}/retry`, undefined, 409],
];

describe.each(calls)('%s', (_name, method, path, json, status) => {
  const request = json ? { json } : {};

  test('is open to recruiters and administrators', async () => {
    for (const role of ['RECRUITER', 'ADMIN'] as const) {
      expect((await (await signIn(role)).request(method, path(), request)).status).toBe(status);
    }
  });

  test('lets a viewer read only', async () => {
    const answer = await (await signIn('VIEWER')).request(method, path(), request);
    expect(answer.status).toBe(method === 'GET' ? 200 : 403);
    if (method !== 'GET') expect(answer.body).toMatchObject({ code: 'permission.denied' });
  });

  test('is closed without a session, and to changes without a CSRF token', async () => {
    const { baseUrl } = scene.recruiter;
    const stranger = await new ApiClient(baseUrl).request(method, path(), { ...request, withoutCsrfToken: true });
    expect([stranger.status, stranger.body]).toEqual([401, expect.objectContaining({ code: 'session.missing' })]);
    if (method === 'GET') return;
    const forged = await scene.recruiter.request(method, path(), { ...request, withoutCsrfToken: true });
    expect(forged.status).toBe(403);
  });

  test('does not exist under ids that are unknown or of another candidate', async () => {
    const elsewhere = await candidateList(scene.recruiter);
    const unknown = path().replace(/candidates\/[^/]+/, `candidates/${randomUUID()}`);
    expect((await scene.recruiter.request(method, unknown, request)).status).toBe(404);
    if (path() === scene.list) return;
    const foreign = path().replace(scene.list, elsewhere);
    expect(await scene.recruiter.request(method, foreign, request)).toMatchObject({
      status: 404,
      body: { code: 'interview.not-found' },
    });
  });
});

test('a question of another simulation is not found, and a body that is none is refused', async () => {
  const { recruiter, list, one } = scene;
  const other = await started(recruiter, list);
  const path = question(0).replace(one, other);
  const answer = { answer: full };
  expect(await recruiter.put(path, answer)).toMatchObject({
    status: 404,
    body: { code: 'interview.question-not-found' },
  });
  for (const body of [{}, { answer: 5 }, { answer: 'x'.repeat(5001) }, { answer, action: 'DROP' }]) {
    expect((await recruiter.put(question(0), body)).status).toBe(422);
  }
  expect((await recruiter.post(list, { ...choices, locale: 'de' })).status).toBe(422);
  expect(await recruiter.put(question(0), { answer: '' })).toMatchObject({
    status: 422,
    body: { code: 'interview.answer-missing' },
  });
});

test('of two answers at once one wins, the other is told, and neither is lost', async () => {
  const { recruiter, one } = scene;
  const texts = ['Pierwsza karta: dwa lata w SAP.', 'Druga karta: trzy lata w SAP.'];
  const answers = await Promise.all(
    texts.map((answer) => recruiter.put<AnsweredQuestion>(question(1), { answer, action: 'SEND', version: 0 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'interview.answer-changed' });
  const won = answers.find(({ status }) => status === 200)?.body.question;
  const stored = (await recruiter.get<SimulationDto>(one)).body.questions.find(({ id }) => id === won?.id);
  expect(stored).toMatchObject({ answer: won?.answer, version: 1 });
  const lost = texts.find((text) => text !== won?.answer);
  const again = await recruiter.put<AnsweredQuestion>(question(1), { answer: lost, action: 'SEND', version: 1 });
  expect([again.status, again.body.question.answer]).toEqual([200, lost]);
});

test('twenty drafts at once leave one of them, whole, and count every save', async () => {
  const { recruiter, one } = scene;
  const drafts = Array.from({ length: 20 }, (_, index) => `Szkic ${index} `.repeat(50).trim());
  const answers = await Promise.all(drafts.map((answer) => recruiter.put(question(2), { answer, action: 'SAVE' })));
  expect(answers.map(({ status }) => status)).toEqual(drafts.map(() => 200));
  const stored = (await recruiter.get<SimulationDto>(one)).body.questions.find(({ id }) => question(2).endsWith(id));
  expect(drafts).toContain(stored?.answer);
  expect(stored?.version).toBe(20);
});

test('states: nothing is answered before the questions are there, what failed can be retried, the end stays editable', async () => {
  const { recruiter, list } = scene;
  const one = await started(recruiter, list);
  const id = one.split('/').at(-1);
  const url = process.env.PRODUCT_DATABASE_URL ?? '';
  const { questions } = (await recruiter.get<SimulationDto>(one)).body;
  const path = `${one}/questions/${questions[0]?.id}`;
  await query(url, `UPDATE interview_simulation SET status = 'ERROR', status_reason = 'internal' WHERE id = '${id}'`);
  const notReady = { status: 409, body: { code: 'interview.not-ready' } };
  expect(await recruiter.put(path, { answer: full })).toMatchObject(notReady);
  expect(await recruiter.post(`${one}/complete`)).toMatchObject(notReady);
  await query(url, `UPDATE interview_simulation SET status = 'IN_PROGRESS', status_reason = NULL WHERE id = '${id}'`);
  const done = await recruiter.post<SimulationDto>(`${one}/complete`);
  expect(done).toMatchObject({ status: 200, body: { status: 'COMPLETED', done: 0 } });
  const finished = { status: 409, body: { code: 'interview.completed' } };
  expect(await recruiter.put(path, { answer: full })).toMatchObject(finished);
  for (const act of ['complete', 'reopen']) {
    expect((await (await signIn('VIEWER')).post(`${one}/${act}`)).status).toBe(403);
  }
  expect(await recruiter.post(`${one}/reopen`)).toMatchObject({ status: 200, body: { status: 'IN_PROGRESS' } });
  const edited = await recruiter.put<AnsweredQuestion>(path, { answer: full });
  expect(edited).toMatchObject({ status: 200, body: { question: { answer: full }, followUp: null } });
  const [, processId = ''] = /processes\/([^/]+)/.exec(one) ?? [];
  await recruiter.put(`/processes/${processId}/status`, { status: 'ARCHIVED' });
  const archived = { status: 409, body: { code: 'process.archived' } };
  expect(await recruiter.put(path, { answer: full })).toMatchObject(archived);
  expect(await recruiter.post(list, choices)).toMatchObject(archived);
});
