import { randomUUID } from 'node:crypto';
import { makeCsrfToken } from '@/lib/auth/csrf';
import { permittedActions } from '@/lib/domain/permissions';
import { sessionToken } from '@/lib/auth/session-token';
import { openSession, sessionIdleMs, sessionLifeMs } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { permissionSchema, type Permission, type Role } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { isForPrograms } from '@/lib/http/server/is-for-programs';
import { createApiTokenSchema } from '@/lib/users/api-tokens/api-token-schemas';
import { createApiToken } from '@/lib/users/api-tokens/create-api-token';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { routes } from './openapi.json/operations';

let sent = new Headers();
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(sent) }));

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

const isOfProcess = ({ path }: Operation): boolean => path.startsWith('/processes/{processId}');

/** What the door asks of an operation's declaration. */
const kindOf = (operation: Operation): string => {
  const { definition } = operation.handler;
  const declared = [operation.permission, operation.changes, definition.fresh, isForPrograms(definition)];
  return JSON.stringify([...declared, isOfProcess(operation)]);
};
const firstOfKind = new Set(new Map(operations.toReversed().map((one) => [kindOf(one), one])).values());

/**
 * Who calls, and with what. Tokens without the scope and people who do not see a restricted process make every call in
 * `api-token-calls` and `restricted-process`.
 */
interface Caller {
  session: string | null;
  csrfToken: string | null;
  headers?: Record<string, string>;
  /** The process of the path; else one that all see. */
  processId?: string;
  /** The response that the declared permission asks for. */
  expected: (operation: Operation) => string;
  /** Makes one call of each kind: what is wrong is found before the operation is asked for more than its declaration. */
  isSpare?: boolean;
}

const callers: Record<string, Caller> = {};
let openId = '';

const letIn = (role: Role, { permission }: Operation): string => {
  if (permission === 'public' || permission === 'signed-in') return reached;
  return permittedActions({ role }).includes(permission) ? reached : '403 permission.denied';
};
/** Whose proof is ten minutes old; what is refused for another reason stays so. */
const notFresh =
  (role: Role) =>
  (operation: Operation): string => {
    const byRole = letIn(role, operation);
    return byRole === reached && operation.handler.definition.fresh ? '403 session.not-fresh' : byRole;
  };
/** Members comment, whatever their role (docs/decisions/0151). */
const asMember = (operation: Operation): string =>
  operation.permission === 'candidate:comment' && isOfProcess(operation) ? reached : letIn('VIEWER', operation);
const byToken = ({ permission, handler }: Operation): string => {
  if (handler.definition.fresh) return '403 token.needs-person';
  return permission === 'public' || isForPrograms(handler.definition) ? reached : '403 token.not-allowed';
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

/** A restricted process, of which a VIEWER is a member, and a token with every scope. */
async function prepareOthers(): Promise<Record<string, Caller>> {
  const { actor } = await createTestUser('ADMIN');
  const { actor: viewer } = await createTestUser('VIEWER');
  openId = (await createTestProcess(actor)).id;
  const { id: processId } = await createTestProcess(actor);
  await database().process.update({ where: { id: processId }, data: { restricted: true } });
  await database().processMember.create({ data: { processId, userId: viewer.userId } });
  const session = await openSession(viewer.userId);
  const scopes = permissionSchema.options;
  const { token } = await createApiToken(actor, createApiTokenSchema.parse({ name: 'Robot', scopes }));
  return {
    'a VIEWER in a restricted process of theirs': {
      session,
      csrfToken: makeCsrfToken(session),
      processId,
      expected: asMember,
    },
    'an API token with the scope': {
      session: null,
      csrfToken: null,
      headers: { authorization: `Bearer ${token}` },
      expected: byToken,
    },
  };
}

async function prepareCallers(): Promise<void> {
  const ago = (ms: number) => new Date(Date.now() - ms);
  const own = (session: string, expected: Caller['expected']): Caller => {
    return { session, csrfToken: makeCsrfToken(session), expected };
  };
  const spare = (session: string): Caller => ({ ...own(session, asVisitor), isSpare: true });
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
  Object.assign(callers, await prepareOthers(), {
    'no session': { session: null, csrfToken: null, expected: asVisitor },
    'a token without its session': {
      session: null,
      csrfToken: makeCsrfToken(admin),
      expected: asVisitor,
      isSpare: true,
    },
    'a session of 12 hours': spare(await sessionOf('ADMIN', update({ createdAt: ago(sessionLifeMs) }))),
    'an idle session': spare(await sessionOf('ADMIN', update({ lastSeenAt: ago(sessionIdleMs) }))),
    'an ended session': spare(ended),
    'a deactivated account': spare(await sessionOf('ADMIN', updateUser({ active: false }))),
    'an account without a role': spare(await sessionOf('ADMIN', updateUser({ role: null }))),
    'a session that never was': spare(randomUUID()),
    ADMIN: own(admin, (operation) => letIn('ADMIN', operation)),
    RECRUITER: own(await sessionOf('RECRUITER'), (operation) => letIn('RECRUITER', operation)),
    VIEWER: own(await sessionOf('VIEWER'), (operation) => letIn('VIEWER', operation)),
    'ADMIN ten minutes after the password': own(
      await sessionOf('ADMIN', update({ confirmedAt: ago(10 * 60_000) })),
      notFresh('ADMIN'),
    ),
    'RECRUITER whose session has proved nothing': {
      ...own(await sessionOf('RECRUITER', update({ confirmedAt: null })), notFresh('RECRUITER')),
      isSpare: true,
    },
    'ADMIN without a token': { session: admin, csrfToken: null, expected: withoutToken },
    'ADMIN with the token of another session': {
      session: admin,
      csrfToken: makeCsrfToken(await sessionOf('ADMIN')),
      expected: withoutToken,
      isSpare: true,
    },
    'ADMIN with the token of an ended session': {
      session: admin,
      csrfToken: makeCsrfToken(ended),
      expected: withoutToken,
      isSpare: true,
    },
    'ADMIN from another origin': { ...own(admin, fromOtherSite), headers: { origin: 'https://attacker.example' } },
    'ADMIN from a page of another site': {
      ...own(admin, fromOtherSite),
      headers: { 'sec-fetch-site': 'cross-site' },
      isSpare: true,
    },
  } satisfies Record<string, Caller>);
}

beforeAll(prepareCallers);

async function cookieOf(session: string | null): Promise<string> {
  if (session === null) return '';
  const encode = sessionToken.encode as (input: object) => string;
  return `next-auth.session-token=${encode({ token: { sessionId: session } })}`;
}

/** Calls a handler as HTTP would. @returns the status and code of a refusal */
async function call(operation: Operation, caller: Caller): Promise<string> {
  const headers = new Headers({ ...caller.headers, cookie: await cookieOf(caller.session) });
  if (caller.csrfToken) headers.set('x-csrf-token', caller.csrfToken);
  sent = headers;
  const request = new Request(`http://127.0.0.1:3000/api/v1${operation.path}`, { method: operation.method, headers });
  const processId = caller.processId ?? openId;
  const ids = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, randomUUID()]);
  const params = isOfProcess(operation) ? { ...Object.fromEntries(ids), processId } : {};
  const response = await operation.handler(request, { params: Promise.resolve(params) });
  if (response.ok) return reached;
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code}`;
}

describe('who is let in', () => {
  /** A failure is no way in, and a process that is not shown is closed. */
  const isReached = (response: string) => !/^(401|403|5\d\d) | process\.not-found$/.test(response);
  const handles = new Map<object, unknown>();
  beforeAll(() => {
    for (const { handler } of operations) {
      const definition = handler.definition as { handle?: unknown; query?: unknown; body?: unknown };
      handles.set(definition, { ...definition });
      // Only who gets through is asked here, and nothing may happen.
      Object.assign(definition, {
        query: undefined,
        body: undefined,
        handle: () => Promise.reject(new AppError('conflict.retry')),
      });
    }
  });
  afterAll(() => {
    for (const [definition, before] of handles) Object.assign(definition, before);
  });

  test.each(operations)('$name', async (operation) => {
    // `public` handlers keep their use case: without a body they are refused before it.
    const responses: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [name, caller] of Object.entries(callers)) {
      if (caller.isSpare && !firstOfKind.has(operation)) continue;
      const response = await call(operation, caller);
      responses[name] = isReached(response) ? reached : response;
      expected[name] = caller.expected(operation);
    }
    expect(responses).toEqual(expected);
  });
});
