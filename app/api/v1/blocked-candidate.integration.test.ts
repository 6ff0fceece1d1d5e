import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { makeCsrfToken } from '@/lib/auth/csrf';
import { findRequestActor } from '@/lib/auth/request-actor';
import { createNote } from '@/lib/candidates/notes/write-note';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { blockCandidates } from '@/lib/retention/blocked/block-candidates';
import { createTestUser } from '@/prisma/seed/factories';
import { acts } from '@/tests/candidates/act-table';
import { perform } from '@/tests/candidates/act-scene';
import { createProcessScene } from '@/tests/candidates/process-scene';
import { apiOperations, routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

const word = 'Xyloqar';
const operations = apiOperations().map(({ method, path }) => ({ name: `${method} ${path}`, method, path }));
const reading = operations.filter(({ method, path }) => method === 'get' && !path.includes('export'));
const ofCandidate = operations.filter(({ path }) => path.startsWith('/processes/') && path.includes('{candidateId}'));

let administrator: PersonActor;
let colleague: PersonActor;
let ids: Record<string, string>;
let countBefore: number;

interface Request {
  query?: string;
  body?: object;
}

async function call(by: PersonActor, { method, path }: { method: string; path: string }, request: Request = {}) {
  const { query = '', body = {} } = request;
  jest.mocked(findRequestActor).mockResolvedValue({ ...by, confirmedAt: new Date() });
  const headers = { 'x-csrf-token': makeCsrfToken(by.sessionId), 'content-type': 'application/json' };
  const name = method.toUpperCase();
  const sent = new globalThis.Request(`http://127.0.0.1/api/v1${path}${query}`, {
    method: name,
    headers,
    body: name === 'GET' || name === 'DELETE' ? null : JSON.stringify(body),
  });
  const handler = routes[path]?.[name as 'GET'] as ApiHandler;
  const response = await handler(sent, { params: Promise.resolve(ids) });
  return { status: response.status, text: await response.text() };
}

const search = { method: 'post', path: '/processes/{processId}/candidates/search' };
const list = { query: '?sortBy=ORDINAL_NUMBER&sortOrder=ASC&pageSize=50' };

beforeAll(async () => {
  administrator = (await createTestUser('ADMIN')).actor;
  colleague = (await createTestUser('RECRUITER')).actor;
  const scene = await createProcessScene(administrator);
  ids = scene;
  const { processId, candidateId } = scene;
  await database().candidate.update({ where: { id: candidateId }, data: { firstName: word, lastName: word } });
  const text = `${word} dzwoni`;
  await createNote(administrator, { processId, candidateId, text, mentionedUserIds: [colleague.userId] });
  const before = JSON.parse((await call(colleague, search, list)).text) as { totalItems: number };
  countBefore = before.totalItems;
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const block = { processId, candidateIds: [candidateId], basis: 'CLAIMS' as const, eraseAt: new Date('2099-01-01') };
    await blockCandidates(db, systemActor, block, new Date());
  });
});

test.each(reading)('$name tells nothing of a blocked candidate', async (one) => {
  for (const by of [administrator, colleague]) expect((await call(by, one)).text).not.toContain(word);
});

test.each(ofCandidate)('$name does not reach a blocked candidate', async (one) => {
  for (const by of [administrator, colleague]) {
    const { status, text } = await call(by, one);
    expect([one.name, status >= 400]).toEqual([one.name, true]);
    expect(text).not.toContain(word);
  }
});

const lists: [string, Request][] = [
  ['post /quick-search', { body: { phrase: word, limit: 20 } }],
  ['post /processes/{processId}/candidates/search', list],
  ['post /processes/{processId}/candidates/search', { query: `${list.query}&searchPhrase=${word}` }],
  ['get /users/me/mentions', {}],
  ['get /users/me/notifications', {}],
];

test.each(lists)('%s %j leaves a blocked candidate out', async (name, request) => {
  const [one] = operations.filter((operation) => operation.name === name);
  for (const by of [administrator, colleague]) {
    const { status, text } = await call(by, one ?? { method: '', path: '' }, request);
    expect([status, text.includes(word)]).toEqual([200, false]);
  }
});

test('counts are without a blocked candidate, and no act reaches one by an id in its body', async () => {
  const { totalItems } = JSON.parse((await call(colleague, search, list)).text) as { totalItems: number };
  expect(totalItems).toBe(countBefore - 1);
  const target = {
    candidateId: ids.candidateId ?? '',
    criterionId: ids.criterionId ?? '',
    processId: ids.processId ?? '',
  };
  for (const act of Object.keys(acts)) {
    const result = await perform(act, administrator, target);
    // The file of an export has no row of it.
    if (act !== 'export' && act !== 'reprocess all') expect([act, result]).not.toEqual([act, 'yes']);
  }
  expect(await database().candidate.count({ where: { id: target.candidateId } })).toBe(0);
});

test('only an administrator sees one, with a reason', async () => {
  const view = { method: 'post', path: '/administration/blocked-candidates/{candidateId}/view' };
  expect((await call(administrator, view)).status).toBe(422);
  expect((await call(colleague, view, { body: { reason: 'Pozew' } })).status).toBe(403);
  const { status, text } = await call(administrator, view, { body: { reason: 'Pozew' } });
  expect([status, text.includes(word)]).toEqual([200, true]);
});
