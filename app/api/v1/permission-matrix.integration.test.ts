import { randomUUID } from 'node:crypto';
import { openProvider, type OpenProvider } from '@/lib/ats/connections/open-provider';
import { makeCsrfToken } from '@/lib/auth/csrf';
import { rolePermissions } from '@/lib/auth/permissions';
import { sessionToken } from '@/lib/auth/session-token';
import { openSession, sessionIdleMs, sessionLifeMs } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import type { Permission, Role } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { exampleOf } from '@/lib/http/openapi/schema-example';
import type { JsonSchema } from '@/lib/http/openapi/schema-view';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { createLinkedProcess } from '@/tests/ats/linked-process';
import { WritableAts } from '@/tests/ats/writable-ats';
import { z } from 'zod';
import { routes } from './openapi.json/operations';

let sent = new Headers();
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(sent) }));
jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));

/** What the use case behind a call would do; here that it was reached. */
const reached = 'reached';

interface Operation {
  name: string;
  method: string;
  path: string;
  changes: boolean;
  permission: Permission | 'signed-in' | 'public';
  handler: ApiHandler;
}

const operations: Operation[] = Object.entries(routes).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, handler]) => {
    if (!('definition' in handler)) return [];
    const { permission } = handler.definition;
    return [{ name: `${method} ${path}`, method, path, changes: method !== 'GET', permission, handler }];
  }),
);

/** Who calls, and with what. A caller with another kind of proof (e.g. a token) is one more entry. */
interface Caller {
  session: string | null;
  csrfToken: string | null;
  headers?: Record<string, string>;
  /** The response that the declared permission asks for. */
  expected: (operation: Operation) => string;
}

const callers: Record<string, Caller> = {};

const letIn = (role: Role, { permission }: Operation): string => {
  if (permission === 'public' || permission === 'signed-in') return reached;
  return rolePermissions[role].includes(permission) ? reached : '403 permission.denied';
};
/** What needs a session is refused without one, whatever else is sent. */
const asVisitor = ({ permission }: Operation): string => (permission === 'public' ? reached : '401 session.missing');
const withoutToken = (operation: Operation): string =>
  operation.changes && operation.permission !== 'public' ? '403 csrf.invalid' : reached;
const fromOtherSite = ({ changes }: Operation): string => (changes ? '403 origin.cross-site' : reached);

/** A session, after `change` has happened to it or to its account. */
async function sessionOf(
  role: Role,
  change: (ids: { id: string; userId: string }) => Promise<unknown> = async () => null,
) {
  const { actor } = await createTestUser(role);
  const id = await openSession(actor.userId);
  await change({ id, userId: actor.userId });
  return id;
}

async function prepareCallers(): Promise<void> {
  const ago = (ms: number) => new Date(Date.now() - ms);
  const own = (session: string, expected: Caller['expected']): Caller => {
    return { session, csrfToken: makeCsrfToken(session), expected };
  };
  const update =
    (data: object) =>
    ({ id }: { id: string }) =>
      database().userSession.update({ where: { id }, data });
  const updateUser =
    (data: object) =>
    ({ userId }: { userId: string }) =>
      database().user.update({ where: { id: userId }, data });
  const admin = await sessionOf('ADMIN');
  const ended = await sessionOf('ADMIN', update({ endedAt: new Date() }));
  Object.assign(callers, {
    'no session': { session: null, csrfToken: null, expected: asVisitor },
    'a token without its session': { session: null, csrfToken: makeCsrfToken(admin), expected: asVisitor },
    'a session of 12 hours': own(await sessionOf('ADMIN', update({ createdAt: ago(sessionLifeMs) })), asVisitor),
    'an idle session': own(await sessionOf('ADMIN', update({ lastSeenAt: ago(sessionIdleMs) })), asVisitor),
    'an ended session': own(ended, asVisitor),
    'a deactivated account': own(await sessionOf('ADMIN', updateUser({ active: false })), asVisitor),
    'an account without a role': own(await sessionOf('ADMIN', updateUser({ role: null })), asVisitor),
    'a session that never was': own(randomUUID(), asVisitor),
    ADMIN: own(admin, (operation) => letIn('ADMIN', operation)),
    RECRUITER: own(await sessionOf('RECRUITER'), (operation) => letIn('RECRUITER', operation)),
    VIEWER: own(await sessionOf('VIEWER'), (operation) => letIn('VIEWER', operation)),
    'ADMIN without a token': { session: admin, csrfToken: null, expected: withoutToken },
    'ADMIN with the token of another session': {
      ...{ session: admin, csrfToken: makeCsrfToken(await sessionOf('ADMIN')), expected: withoutToken },
    },
    'ADMIN with the token of an ended session': {
      ...{ session: admin, csrfToken: makeCsrfToken(ended), expected: withoutToken },
    },
    'ADMIN from another origin': { ...own(admin, fromOtherSite), headers: { origin: 'https://attacker.example' } },
    'ADMIN from a page of another site': { ...own(admin, fromOtherSite), headers: { 'sec-fetch-site': 'cross-site' } },
  } satisfies Record<string, Caller>);
}

beforeAll(prepareCallers);

async function cookieOf(session: string | null): Promise<string> {
  if (session === null) return '';
  const encode = sessionToken.encode as (input: object) => string;
  return `next-auth.session-token=${encode({ token: { sessionId: session } })}`;
}

/** Calls a handler as HTTP would. @returns the status and code of a refusal */
async function call(
  operation: Operation,
  caller: Caller,
  params: Record<string, string> = {},
  given: { body?: unknown; query?: string } = {},
): Promise<string> {
  const { body } = operation.handler.definition;
  const headers = new Headers({ ...caller.headers, cookie: await cookieOf(caller.session) });
  if (caller.csrfToken) headers.set('x-csrf-token', caller.csrfToken);
  if (body) headers.set('content-type', 'application/json');
  sent = headers;
  const example = () =>
    exampleOf(z.toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  const content = body ? JSON.stringify(given.body ?? example()) : null;
  const request = new Request(`http://127.0.0.1:3000/api/v1${operation.path}?${given.query ?? ''}`, {
    ...{ method: operation.method, headers, body: content },
  });
  const response = await operation.handler(request, { params: Promise.resolve(params) });
  if (response.ok) return reached;
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

describe('who is let in', () => {
  const handles = new Map<object, unknown>();
  beforeAll(() => {
    for (const { handler } of operations) {
      const definition = handler.definition as { handle?: unknown; params?: unknown; query?: unknown; body?: unknown };
      handles.set(definition, { ...definition });
      // Only who gets through is asked here, and nothing may happen.
      Object.assign(definition, {
        ...{ params: undefined, query: undefined, body: undefined },
        handle: () => Promise.reject(new AppError('conflict.retry')),
      });
    }
  });
  afterAll(() => {
    for (const [definition, before] of handles) Object.assign(definition, before);
  });

  test.each(operations)('$name', async (operation) => {
    // `public` handlers keep their use case: without a body they are refused before it.
    const isReached = (response: string) => !/^40[13] /.test(response);
    const responses: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [name, caller] of Object.entries(callers)) {
      const response = await call(operation, caller);
      responses[name] = isReached(response) ? reached : response;
      expected[name] = caller.expected(operation);
    }
    expect(responses).toEqual(expected);
  });
});

describe('an id of another process in the path', () => {
  const candidate = '/processes/{processId}/candidates/{candidateId}';
  /** What the example of a schema does not give. */
  const given: Record<string, { body?: unknown; query?: string }> = {
    [`GET ${candidate}/next`]: { query: `candidateDirection=NEXT&currentPosition=1&searchId=${randomUUID()}` },
    [`DELETE ${candidate}/decision`]: { query: `decisionId=${randomUUID()}` },
    [`PUT ${candidate}/cv/text`]: { body: { text: 'Doświadczenie: programistka Java od 2016 roku. '.repeat(9) } },
  };
  /** Ids below a process: of the other process, else of nothing. A new kind of id has to say here which it is. */
  const idsBelow: Record<string, string> = {
    ...{
      noteId: randomUUID(),
      criterionId: randomUUID(),
      interviewSimulationId: randomUUID(),
      questionId: randomUUID(),
    },
    ...{ pickId: randomUUID(), batchId: randomUUID(), requestId: randomUUID() },
  };
  let processId = '';

  beforeAll(async () => {
    const { actor } = await createTestUser('ADMIN');
    const connection = {} as OpenProvider['connection'];
    jest.mocked(openProvider).mockResolvedValue({ provider: new WritableAts(), connection });
    const own = await createLinkedProcess(actor);
    const other = await createTestProcess(actor);
    await createTestCandidates({ processId: other.id, count: 1 });
    const { id } = await database().candidate.findFirstOrThrow({ where: { processId: other.id } });
    processId = own.processId;
    idsBelow.candidateId = id;
  });

  const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const below = operations.filter(({ path }) => path.startsWith('/processes/{processId}/') && namesIn(path).length > 1);

  test.each(below)('$name', async (operation) => {
    const params = Object.fromEntries(
      namesIn(operation.path).map((name) => [name, { ...idsBelow, processId }[name] ?? '']),
    );
    expect(Object.entries(params).filter(([, id]) => !id)).toEqual([]);
    const admin = callers.ADMIN;
    if (!admin) throw new Error('There is no ADMIN');
    expect(await call(operation, admin, params, given[operation.name])).toMatch(/^404 /);
  });
});
