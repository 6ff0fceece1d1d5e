import { createSimulation } from '@/lib/interviews/create-simulation';
import { createNote } from '@/lib/candidates/notes/write-note';
import { database } from '@/lib/db/client';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { makeCsrfToken } from '@/lib/auth/csrf';
import { findRequestActor } from '@/lib/auth/request-actor';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { prepareSimulation } from '@/lib/interviews/prepare-simulation';
import { restrictProcess } from '@/lib/processes/access/restrict-process';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { createLinkedProcess } from '@/tests/ats/linked-process';
import { acts, type ActTarget } from '@/tests/candidates/act-table';
import { perform } from '@/tests/candidates/act-scene';
import { apiOperations, routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

const unknown = '0192f3a4-0000-7000-8000-000000000000';
const word = 'Xyloqar';

/** Calls that name no process in their path. */
const others: Record<string, 'list' | 'own' | 'administration' | 'public' | 'ATS'> = {
  'post /quick-search': 'list',
  'get /processes/search': 'list',
  'get /users/me/mentions': 'list',
  'get /users/me/notifications': 'list',
  'get /users/short': 'list',
  // Tells whether an id is taken: it is unique over all processes.
  'get /processes/check-ext-recruitment-id/{externalRecruitmentId}': 'list',
  'post /processes': 'own',
  // Tells how a text would be checked, which the caller sends.
  'post /requirement-checks': 'own',
  ...Object.fromEntries(
    ['get /csrf', 'post /logout', 'get /users/me', 'get /users/skipped', 'get /decision-reasons', 'get /stages'].map(
      (call) => [call, 'own' as const],
    ),
  ),
  ...Object.fromEntries(
    ['get /ats/connections', 'get /ats/connections/{connectionId}/recruitments'].map((call) => [call, 'ATS' as const]),
  ),
  'get /ats/connections/{connectionId}/recruitments/{recruitmentId}/stages': 'ATS',
  'post /setup': 'public',
  'post /setup/code': 'public',
  'post /password-resets': 'public',
};
/** All calls below these are about one's own account, for administrators, or for who has a link. */
const groups: [prefix: string, kind: (typeof others)[string]][] = [
  ['/users/me/', 'own'],
  ['/administration/', 'administration'],
  ['/invitations/', 'public'],
  ['/candidate-page/', 'public'],
  ['/interview-times/', 'public'],
  ['/shortlist/', 'public'],
  ['/application-form/', 'public'],
  // Shared by everybody who creates processes, whatever process they were saved from.
  ['/process-templates', 'own'],
  ['/password-resets/', 'public'],
];

const operations = apiOperations().map(({ method, path, definition: { permission } }) => {
  return { name: `${method} ${path}`, method, path, permission };
});
const ofProcess = operations.filter(({ path }) => path.startsWith('/processes/{processId}'));

let owner: PersonActor;
let outsider: PersonActor;
let administrator: PersonActor;
/** The restricted process, and what it has. */
let hidden: Record<string, string>;
/** A process that the outsider sees. */
let visibleId: string;

beforeAll(async () => {
  [owner, outsider] = [(await createTestUser('RECRUITER')).actor, (await createTestUser('RECRUITER')).actor];
  administrator = (await createTestUser('ADMIN')).actor;
  const { processId } = await createLinkedProcess(owner);
  const renamed = { name: `${word} Programista`, externalRecruitmentId: `REK-${word}` };
  await database().process.update({ where: { id: processId }, data: renamed });
  await createTestCandidates({ processId, count: 3 });
  const [candidate] = await database().candidate.findMany({ where: { processId, currentAnalysisId: { not: null } } });
  const candidateId = candidate?.id ?? '';
  const shown = { firstName: word, lastName: word, email: 'ta-sama@poczta.example', status: 'NEW' as const };
  await database().candidate.update({ where: { id: candidateId }, data: { ...shown, matchScore: 99, decision: null } });
  const place = { processId, candidateId };
  const simulation = await createSimulation(owner, { ...place, length: 'SHORT', focus: 'ALL' });
  await prepareSimulation(systemActor, { simulationId: simulation.id });
  const question = await database().interviewQuestion.findFirst({ where: { simulationId: simulation.id } });
  const note = await createNote(owner, { ...place, text: `${word} dzwoni`, mentionedUserIds: [outsider.userId] });
  const criterion = await database().criterion.findFirstOrThrow({ where: { processId } });
  const open = { isBlind: false, showsContact: true, showsPay: true, showsNotes: true };
  const entries = { create: { candidateId, position: 1 } };
  const shortlist = await database().shortlist.create({ data: { processId, name: word, ...open, entries } });
  hidden = {
    ...place,
    interviewSimulationId: simulation.id,
    noteId: note.noteId,
    criterionId: criterion.id,
    questionId: question?.id ?? '',
    userId: owner.userId,
    batchId: unknown,
    runId: unknown,
    pickId: unknown,
    requestId: unknown,
    tokenId: unknown,
    messageId: unknown,
    holdId: unknown,
    shortlistId: shortlist.id,
    personRequestId: unknown,
    linkId: unknown,
  };
  ({ id: visibleId } = await createTestProcess(outsider));
  await createTestCandidates({ processId: visibleId, count: 1 });
  await database().candidate.updateMany({ where: { processId: visibleId }, data: { email: shown.email } });
  await restrictProcess(owner, { processId, restricted: true });
});

async function call(
  by: PersonActor,
  { method, path }: { method: string; path: string },
  { params = {}, query = '', body = {} }: { params?: Record<string, string>; query?: string; body?: object } = {},
) {
  jest.mocked(findRequestActor).mockResolvedValue({ ...by, confirmedAt: new Date() });
  const headers = { 'x-csrf-token': makeCsrfToken(by.sessionId), 'content-type': 'application/json' };
  const name = method.toUpperCase();
  const request = new Request(`http://127.0.0.1/api/v1${path}${query}`, {
    method: name,
    headers,
    body: name === 'GET' || name === 'DELETE' ? null : JSON.stringify(body),
  });
  const handler = routes[path]?.[name as 'GET'] as ApiHandler;
  const response = await handler(request, { params: Promise.resolve(params) });
  return { status: response.status, text: await response.text() };
}

test('every call is bound by its path or has an entry here', () => {
  const missing = operations.filter(
    ({ name, path }) =>
      !path.startsWith('/processes/{processId}') &&
      !(name in others) &&
      !groups.some(([prefix]) => path.startsWith(prefix)),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(others).filter((name) => !operations.some((one) => one.name === name))).toEqual([]);
});

test.each(ofProcess)('$name of a restricted process is as unknown to others as one that is not there', async (one) => {
  const response = await call(outsider, one, { params: hidden });
  const missing = await call(outsider, one, { params: { ...hidden, processId: unknown } });
  const told = ({ text }: { text: string }) => (JSON.parse(text) as { code: string }).code;
  // Only administrators may erase at all.
  if (response.status === 403) expect(one.permission).toBe('administration');
  else expect([response.status, told(response)]).toEqual([404, 'process.not-found']);
  expect([missing.status, told(missing)]).toEqual([response.status, told(response)]);
  if (one.method !== 'get') return;
  const member = await call(owner, one, { params: hidden });
  if (member.status === 404) expect(told(member)).not.toBe('process.not-found');
});

test.each(ofProcess)('$name by a visible process reaches nothing of a restricted one', async (one) => {
  if (!/\{(?!processId)/.test(one.path)) return;
  const { text } = await call(outsider, one, { params: { ...hidden, processId: visibleId } });
  expect(text).not.toContain(word);
});

test('calls with ids in their bodies reach nobody of a restricted process', async () => {
  const ofOther: ActTarget = { candidateId: hidden['candidateId'] ?? '', criterionId: hidden['criterionId'] ?? '' };
  const before = await database().candidate.findUniqueOrThrow({ where: { id: ofOther.candidateId } });
  for (const act of Object.keys(acts)) {
    const result = await perform(act, outsider, { ...ofOther, processId: visibleId });
    // The file has no row of theirs (above).
    if (act !== 'export') expect([act, result]).not.toEqual([act, 'yes']);
  }
  expect(await database().candidate.findUniqueOrThrow({ where: { id: ofOther.candidateId } })).toEqual(before);
  const choice = { candidateIds: [ofOther.candidateId] };
  const [exportCall] = operations.filter(({ name }) => name.endsWith('/candidates/export'));
  const file = await call(outsider, exportCall ?? ofProcess[0] ?? { method: '', path: '' }, {
    params: { processId: visibleId },
    body: { format: 'csv', choice },
  });
  expect([file.status, file.text.includes(word)]).toEqual([200, false]);
});

const lists: [string, { query?: string; body?: object; params?: Record<string, string> }][] = [
  ['post /quick-search', { body: { phrase: word, limit: 20 } }],
  ['get /processes/search', { query: '?pageSize=100' }],
  ['get /processes/search', { query: `?searchPhrase=${word}` }],
  ['get /processes/search', { query: `?searchPhrase=${word}&sortBy=NAME` }],
  ['get /users/me/mentions', {}],
  ['get /users/me/notifications', {}],
];

test.each(lists)('%s %j leaves out what is restricted', async (name, request) => {
  const [one] = operations.filter((operation) => operation.name === name);
  const reader = /mentions|notifications/.test(name) ? outsider : owner;
  const told = async (by: PersonActor) => (await call(by, one ?? { method: '', path: '' }, request)).text;
  expect(await told(outsider)).not.toContain(word);
  if (reader === owner) {
    expect(await told(owner)).toContain(word);
    expect(await told(administrator)).toContain(word);
    expect(await told({ ...administrator, processIds: [visibleId] })).not.toContain(word);
  } else {
    await database().processMember.create({
      data: { processId: hidden['processId'] ?? '', userId: outsider.userId },
    });
    expect(await told(outsider)).toContain(word);
    await database().processMember.deleteMany({ where: { userId: outsider.userId } });
  }
});

test('an external id of a restricted process is taken, without saying more', async () => {
  const [one] = operations.filter(({ name }) => name.includes('check-ext'));
  const request = (excludeProcessId: string) => ({
    params: { externalRecruitmentId: `REK-${word}` },
    query: `?excludeProcessId=${excludeProcessId}`,
  });
  const place = one ?? { method: '', path: '' };
  expect(JSON.parse((await call(outsider, place, request(hidden['processId'] ?? ''))).text)).toEqual({
    available: false,
  });
  expect(JSON.parse((await call(owner, place, request(hidden['processId'] ?? ''))).text)).toEqual({ available: true });
});

test('a token is not for a restricted process of others, and does not tell its name', async () => {
  const place = { method: 'post', path: '/users/me/api-tokens' };
  const limitedTo = (...processIds: string[]) => ({
    body: { name: 'Raport', scopes: ['process:read'], processIds },
  });
  const processId = hidden['processId'] ?? '';
  const code = ({ status, text }: { status: number; text: string }) => [
    status,
    (JSON.parse(text) as { code?: string }).code,
  ];
  expect(code(await call(outsider, place, limitedTo(visibleId, processId)))).toEqual([404, 'process.not-found']);
  expect(code(await call(outsider, place, limitedTo(visibleId, unknown)))).toEqual([404, 'process.not-found']);
  expect(code(await call(owner, place, limitedTo(processId)))).toEqual([201, undefined]);
  // Of a time when it was open to all.
  const former = { name: 'Raport', hint: 'ra_former', tokenHash: word, scopes: ['process:read'] };
  await database().apiToken.create({
    data: { ...former, userId: outsider.userId, processIds: [processId], expiresAt: new Date(Date.now() + 60_000) },
  });
  const list = { method: 'get', path: '/users/me/api-tokens' };
  expect(JSON.parse((await call(outsider, list)).text)).toMatchObject({
    items: [{ processes: [{ processId, name: null }] }],
  });
  expect((await call(owner, list)).text).toContain(word);
});

test('pickers offer who sees the process', async () => {
  const place = { method: 'get', path: '/users/short' };
  const query = `?processId=${hidden['processId']}`;
  expect((await call(outsider, place, { query })).status).toBe(404);
  const { text } = await call(owner, place, { query });
  expect(text).toContain(owner.userId);
  expect(text).toContain(administrator.userId);
  expect(text).not.toContain(outsider.userId);
});
