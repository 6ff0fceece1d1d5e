import { makeCsrfToken } from '@/lib/auth/csrf';
import type { PersonActor } from '@/lib/auth/actor';
import { findRequestActor } from '@/lib/auth/request-actor';
import { database } from '@/lib/db/client';
import { permittedActions } from '@/lib/domain/permissions';
import { permissionSchema, type Permission } from '@/lib/domain/user-schemas';
import { openApiDocument } from '@/lib/http/openapi/openapi-document';
import { exampleOf } from '@/lib/http/openapi/schema-example';
import type { JsonSchema } from '@/lib/http/openapi/schema-view';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { getProcessPermissions } from '@/lib/processes/access/get-process-permissions';
import { getProcess } from '@/lib/processes/get-process';
import { searchProcesses } from '@/lib/processes/search-processes';
import { processSearchQuerySchema } from '@/lib/domain/process-schemas';
import { createTestUser } from '@/prisma/seed/factories';
import { createProcessScene } from '@/tests/candidates/process-scene';
import { apiOperations, routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));
// As if members might do everything in their process that is not administration.
jest.mock('@/lib/domain/member-permissions', () => ({
  memberPermissions: [
    'process:write',
    'candidate:upload',
    'candidate:import',
    'candidate:analyse',
    'candidate:rate',
    'candidate:decide',
    'candidate:comment',
    'candidate:export',
    'candidate:pick',
    'interview:run',
  ],
}));

/** Who sees a process is for administrators and recruiters, whatever members may do in it (docs/decisions/0151). */
const ofRecruiters = ['put /processes/{processId}/access', 'put /processes/{processId}/members/{userId}'].concat(
  'delete /processes/{processId}/members/{userId}',
);
/** How long people are kept is for administrators, and for who made the process (docs/decisions/0180). */
const ofOwners = [
  'post /processes/{processId}/retention-holds',
  'delete /processes/{processId}/retention-holds/{holdId}',
];
/** What they make of the process is outside of it. */
const ofCreators = ['post /processes/{processId}/copies', 'post /processes/{processId}/templates'];
const readByAll = permittedActions({ role: 'VIEWER' });
const mayBeMembers = permissionSchema.options.filter((one) => !readByAll.includes(one) && one !== 'administration');

const documented = openApiDocument(apiOperations()).paths as unknown as Record<
  string,
  Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>
>;
const operations = apiOperations()
  .map(({ method, path, definition }) => ({ name: `${method} ${path}`, method, path, definition }))
  .filter(({ path }) => path.startsWith('/processes/{processId}'))
  .filter(({ definition: { permission } }) => mayBeMembers.includes(permission as Permission));

const id = '0198f5c2-7c1e-7a40-9d2b-3f5e8a6c1b07';
const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const times = { timeZone: 'Europe/Warsaw', minutes: 30 };
/** Where an example of the schema breaks a rule that no schema says, or the address has more. */
const requests: Record<string, { body?: object; query?: string }> = {
  'put /processes/{processId}/languages': { body: { languages: [] } },
  'put /processes/{processId}/red-flags': { body: { redFlags: [] } },
  'put /processes/{processId}/requirements': { body: { requirementList: [] } },
  'post /processes/{processId}/candidates/decisions': {
    body: { choice: { candidateIds: [id] }, decision: 'HOLD' },
  },
  'post /processes/{processId}/candidates/interview-times': {
    body: { choice: { candidateIds: [id] }, ...times, times: [`${inAMonth}T10:00`], place: 'Biuro', mail: false },
  },
  'put /processes/{processId}/candidates/{candidateId}/interview-times': {
    body: { ...times, start: `${inAMonth}T10:00` },
  },
  'post /processes/{processId}/candidates/follow-ups': { body: { choice: { candidateIds: [id] }, ownerId: null } },
  'post /processes/{processId}/candidates/stages': { body: { choice: { candidateIds: [id] }, stageId: null } },
  'post /processes/{processId}/candidates/{candidateId}/decision': { body: { decision: 'HOLD' } },
  'put /processes/{processId}/candidates/{candidateId}/cv/text': { body: { text: 'Programistka Java. '.repeat(50) } },
  'delete /processes/{processId}/candidates/{candidateId}/decision': { query: `?decisionId=${id}` },
  'delete /processes/{processId}/candidates/{candidateId}/details': { query: '?field=PLACE' },
  'post /processes/{processId}/retention-holds': { body: { until: inAMonth, reason: 'Trwa spór z kandydatem.' } },
  'put /processes/{processId}/application-form': {
    body: {
      title: 'Java',
      description: '',
      payRange: '',
      showsPay: false,
      asksConsent: true,
      questions: [],
    },
  },
  'get /processes/{processId}/fairness-runs/{runId}/export': { query: '?format=csv' },
};

let member: PersonActor;
let stranger: PersonActor;
let ids: Record<string, string>;

beforeAll(async () => {
  const { actor: owner } = await createTestUser('RECRUITER');
  member = (await createTestUser('VIEWER')).actor;
  stranger = (await createTestUser('VIEWER')).actor;
  ids = { ...(await createProcessScene(owner)), userId: owner.userId };
  await database().processMember.create({ data: { processId: ids['processId'] ?? '', userId: member.userId } });
});

/** A file in a form. */
function upload(): FormData {
  const form = new FormData();
  form.append('files', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'cv.pdf');
  return form;
}

async function call(by: PersonActor, { name, method, path, definition }: (typeof operations)[number]): Promise<string> {
  jest.mocked(findRequestActor).mockResolvedValue({ ...by, confirmedAt: new Date() });
  const schema = documented[path]?.[method]?.requestBody?.content['application/json']?.schema;
  const { body = schema && exampleOf(schema), query = '' } = requests[name] ?? {};
  const request = new Request(`http://127.0.0.1/api/v1${path}${query}`, {
    method: method.toUpperCase(),
    headers: { 'x-csrf-token': makeCsrfToken(by.sessionId), ...(body ? { 'content-type': 'application/json' } : {}) },
    body: definition.files ? upload() : body ? JSON.stringify(body) : null,
  });
  const handler = routes[path]?.[method.toUpperCase() as 'GET'] as ApiHandler;
  const response = await handler(request, { params: Promise.resolve(ids) });
  const text = await response.text();
  return response.ok ? 'done' : ((JSON.parse(text) as { code?: string }).code ?? '');
}

/** Calls whose body is no example of its schema, so that the use case was not asked. */
const unasked: string[] = [];

test.each(operations)('$name', async (operation) => {
  expect(await call(stranger, operation)).toBe('permission.denied');
  const answer = await call(member, operation);
  if ([...ofRecruiters, ...ofOwners, ...ofCreators].includes(operation.name))
    return expect(answer).toBe('permission.denied');
  expect(['permission.denied', 'internal']).not.toContain(answer);
  if (answer.startsWith('request.')) unasked.push(operation.name);
});

test('the use case was asked in every call', () => {
  expect(operations.length).toBeGreaterThan(40);
  expect(unasked).toEqual([]);
});

test('pages and lists get what the calls allow', async () => {
  const processId = ids['processId'] ?? '';
  const all = [...readByAll, ...mayBeMembers].sort();
  expect((await getProcessPermissions(member, { processId })).sort()).toEqual(all);
  expect((await getProcess(member, { processId })).permissions.sort()).toEqual(all);
  expect(await getProcessPermissions(stranger, { processId })).toEqual(readByAll);
  const listed = async (actor: PersonActor) =>
    (await searchProcesses(actor, processSearchQuerySchema.parse({ pageSize: 100 }))).items.find(
      ({ id }) => id === processId,
    )?.permissions;
  expect((await listed(member))?.sort()).toEqual(all);
  expect(await listed(stranger)).toEqual(readByAll);
});
