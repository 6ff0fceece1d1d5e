import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openProvider, type OpenProvider } from '@/lib/ats/connections/open-provider';
import type { PersonActor } from '@/lib/auth/actor';
import { makeCsrfToken } from '@/lib/auth/csrf';
import { findRequestActor } from '@/lib/auth/request-actor';
import { exampleOf } from '@/lib/http/openapi/schema-example';
import type { JsonSchema } from '@/lib/http/openapi/schema-view';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { createTestUser } from '@/prisma/seed/factories';
import { WritableAts } from '@/tests/ats/writable-ats';
import { createProcessScene } from '@/tests/candidates/process-scene';
import { apiOperations, routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));
jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));

type Scene = Awaited<ReturnType<typeof createProcessScene>>;

const candidatePath = '/processes/{processId}/candidates/{candidateId}';
const runPath = '/processes/{processId}/fairness-runs/{runId}';
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const below = apiOperations()
  .map(({ method, path }) => ({ name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path }))
  .filter(({ path }) => path.startsWith('/processes/{processId}/') && namesIn(path).length > 1)
  // A person is of no process.
  .filter(({ path }) => !path.endsWith('/members/{userId}'));

let admin: PersonActor;
let own: Scene;
let other: Scene;

beforeAll(async () => {
  // Sees both processes and has written both notes: nothing but the parent is wrong.
  admin = (await createTestUser('ADMIN')).actor;
  jest.mocked(findRequestActor).mockResolvedValue({ ...admin, confirmedAt: new Date() });
  const connection = {} as OpenProvider['connection'];
  jest.mocked(openProvider).mockResolvedValue({ provider: new WritableAts(), connection });
  own = await createProcessScene(admin);
  other = await createProcessScene(admin);
});

/** What the example of a schema does not give. */
const given = (name: string): { body?: unknown; query?: string } =>
  ({
    [`GET ${candidatePath}/next`]: { query: `candidateDirection=NEXT&currentPosition=1&searchId=${randomUUID()}` },
    [`POST ${candidatePath}/decision`]: { body: { decision: 'HOLD' } },
    [`DELETE ${candidatePath}/decision`]: { query: `decisionId=${other.decisionId}` },
    [`GET ${runPath}/export`]: { query: 'format=csv' },
    [`POST ${runPath}/impact-ratios`]: { body: { reason: 'Przegląd roczny', csv: 'id,a\n1,b' } },
    [`DELETE ${candidatePath}/details`]: { query: 'field=NAME' },
    [`PUT ${candidatePath}/interview-times`]: {
      body: { start: '2027-01-04T10:00', timeZone: 'Europe/Warsaw', minutes: 30 },
    },
    [`PUT ${candidatePath}/cv/text`]: { body: { text: 'Doświadczenie: programistka Java od 2016 roku. '.repeat(9) } },
  })[name] ?? {};

async function call({ name, method, path }: (typeof below)[number], params: Record<string, string>): Promise<string> {
  const handler = routes[path]?.[method as 'GET'] as ApiHandler;
  const { body: schema } = handler.definition;
  const { body, query = '' } = given(name);
  const example = () =>
    exampleOf(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  const headers = { 'x-csrf-token': makeCsrfToken(admin.sessionId), 'content-type': 'application/json' };
  const request = new Request(`http://127.0.0.1/api/v1${path}?${query}`, {
    method,
    headers,
    body: schema ? JSON.stringify(body ?? example()) : null,
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const { code } = response.ok ? { code: '' } : ((await response.json()) as { code: string });
  return `${response.status} ${code}`;
}

const idOf = (scene: Scene, name: string): string => {
  const id = (scene as Record<string, string>)[name];
  if (!id) throw new Error(`The scene has no ${name}`);
  return id;
};

test.each(below)('$name finds nothing where an id is of another process', async (operation) => {
  const names = namesIn(operation.path);
  // From the second id on, from the third on, …, at last only the last one is of the other process.
  for (let first = 1; first < names.length; first += 1) {
    const params = names.map((name, index) => [name, idOf(index < first ? own : other, name)] as const);
    expect([names[first], await call(operation, Object.fromEntries(params))]).toEqual([
      names[first],
      expect.stringMatching(/^404 .*not-found$/),
    ]);
  }
});

test('a decision of another candidate is not taken back', async () => {
  const [operation] = below.filter(({ name }) => name === `DELETE ${candidatePath}/decision`);
  if (!operation) throw new Error('There is no such call');
  expect(await call(operation, own)).toBe('409 decision.changed');
});
