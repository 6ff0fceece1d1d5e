import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PersonActor } from '@/lib/auth/actor';
import { peerAddressHeader } from '@/lib/auth/peer-address';
import { findRequestActor } from '@/lib/auth/request-actor';
import { makeApiToken } from '@/lib/auth/tokens/api-token';
import { database } from '@/lib/db/client';
import { permissionSchema, type Permission } from '@/lib/domain/user-schemas';
import { exampleOf } from '@/lib/http/openapi/schema-example';
import type { JsonSchema } from '@/lib/http/openapi/schema-view';
import type { AnyApiDefinition } from '@/lib/http/server/api-definition';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { isForPrograms } from '@/lib/http/server/is-for-programs';
import { logger } from '@/lib/logger';
import { createApiTokenSchema } from '@/lib/users/api-tokens/api-token-schemas';
import { createApiToken } from '@/lib/users/api-tokens/create-api-token';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { apiOperations, routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

let actor: PersonActor;
let process: { id: string };
beforeAll(async () => {
  actor = (await createTestUser('RECRUITER')).actor;
  process = await createTestProcess(actor);
  // Who forgets the header has a live session; it must never be used instead.
  jest.mocked(findRequestActor).mockResolvedValue(actor);
});
afterEach(() => {
  jest.mocked(findRequestActor).mockClear();
  globalThis.tokenLimits = undefined;
});

async function tokenWith(scopes: Permission[], more: object = {}, of = actor): Promise<string> {
  const { token } = await createApiToken(of, createApiTokenSchema.parse({ name: 'Robot', scopes, ...more }));
  return token;
}

/** A body that the call takes, made from its schema. */
function bodyOf({ body }: AnyApiDefinition): { body?: object } {
  if (!body) return {};
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return { body: exampleOf(schema as JsonSchema) as object };
}

interface Call {
  method?: string;
  params?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

async function call(path: string, authorization: string | null, { method = 'GET', params, body, headers }: Call = {}) {
  const handler = routes[path]?.[method as 'GET'] as ApiHandler;
  const sent = new Headers({ 'content-type': 'application/json', ...headers });
  if (authorization !== null) sent.set('authorization', authorization);
  const url = `http://127.0.0.1/api/v1${path}?access_token=ignored`;
  const request = new Request(url, { method, headers: sent, ...(body ? { body: JSON.stringify(body) } : {}) });
  // As Next.js does: a route without parameters gets none.
  const context = { params: params && Promise.resolve(params) } as Parameters<ApiHandler>[1];
  const response = await handler(request, context);
  const text = await response.text();
  const isJson = /^application\/(problem\+)?json\b/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson && text !== '' ? JSON.parse(text) : null };
}

const settled = { status: 'STOPPED' };
const statusPath = '/processes/{processId}/status';

test('a token with the scope changes without a CSRF token, and the log says which token acted, and from where', async () => {
  const own = await createTestProcess(actor);
  const token = await tokenWith(['process:read', 'process:write']);
  const headers = { [peerAddressHeader]: '192.0.2.7' };
  const place = { method: 'PUT', params: { processId: own.id }, body: { status: 'ARCHIVED' }, headers };
  const without = await call(statusPath, null, place);
  expect(without).toMatchObject({ status: 403, body: { code: 'csrf.invalid' } });
  expect(await call(statusPath, `Bearer ${token}`, place)).toMatchObject({ status: 200 });
  const { id: tokenId } = await database().apiToken.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const event = await database().auditEvent.findFirstOrThrow({ where: { processId: own.id }, orderBy: { id: 'desc' } });
  expect(event).toMatchObject({ actorId: actor.userId, details: { tokenId }, address: '192.0.2.7' });
});

test('a scope that is missing is named', async () => {
  const token = await tokenWith(['process:read']);
  const refused = await call(statusPath, `Bearer ${token}`, {
    method: 'PUT',
    params: { processId: process.id },
    body: settled,
  });
  expect(refused).toMatchObject({ status: 403, body: { code: 'token.scope-missing' } });
  expect(refused.body.detail).toContain('process:write');
  expect(refused.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="process:write"');
});

test('the owner’s role decides at the moment of the call', async () => {
  const { actor: owner } = await createTestUser('RECRUITER');
  const token = await tokenWith(['process:read', 'process:write'], {}, owner);
  const change = { method: 'PUT', params: { processId: process.id }, body: settled };
  await database().user.update({ where: { id: owner.userId }, data: { role: 'VIEWER' } });
  expect(await call(statusPath, `Bearer ${token}`, change)).toMatchObject({ body: { code: 'permission.denied' } });
  const me = await call('/users/me', `Bearer ${token}`);
  expect(me).toMatchObject({ status: 200, body: { user: { userId: owner.userId, permissions: ['process:read'] } } });
  await database().user.update({ where: { id: owner.userId }, data: { active: false } });
  expect(await call('/users/me', `Bearer ${token}`)).toMatchObject({ status: 401, body: { code: 'token.invalid' } });
});

test.each<[string, string]>([
  ['an unknown token', `Bearer ${makeApiToken().token}`],
  ['another scheme', 'Basic dXNlcjpwYXNzd29yZA=='],
  ['an empty header', ''],
])('with %s the session is not looked at', async (_, authorization) => {
  const cookie = 'next-auth.session-token=forged';
  const refused = await call('/users/me', authorization, { headers: { cookie } });
  expect(refused).toMatchObject({ status: 401, body: { code: 'token.invalid' } });
  expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  expect(refused.headers.get('set-cookie')).toBeNull();
  expect(findRequestActor).not.toHaveBeenCalled();
});

test.each([
  ['GET', '/users/me/api-tokens'],
  ['DELETE', '/users/me/api-tokens/{tokenId}'],
  ['PUT', '/users/me/password'],
  ['PUT', '/users/me/name'],
  ['DELETE', '/users/me/sessions'],
  ['GET', '/administration/accounts'],
  ['POST', '/logout'],
  ['GET', '/csrf'],
])('no token opens %s %s', async (method, path) => {
  const { actor: admin } = await createTestUser('ADMIN');
  const token = await tokenWith(['administration'], {}, admin);
  const refused = await call(path, `Bearer ${token}`, { method });
  expect(refused).toMatchObject({ status: 403, body: { code: 'token.not-allowed' } });
});

test.each([
  ['POST', '/users/me/api-tokens'],
  ['PUT', '/administration/model'],
  ['POST', '/administration/ats-connections'],
  ['PUT', '/administration/ats-connections/{connectionId}'],
  ['PUT', '/administration/accounts/{userId}/role'],
  ['POST', '/administration/invitations'],
  ['PUT', '/administration/second-step-roles/{role}'],
])('%s %s needs a person', async (method, path) => {
  const { actor: admin } = await createTestUser('ADMIN');
  const token = await tokenWith(['administration'], {}, admin);
  const refused = await call(path, `Bearer ${token}`, { method });
  expect(refused).toMatchObject({ status: 403, body: { code: 'token.needs-person' } });
});

test('no call needs a scope that its declaration does not name', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  let own = await createTestProcess(admin);
  const tokens = new Map<string, string>();
  const wrong: string[] = [];
  let reached = 0;
  for (const { path, method, definition } of apiOperations()) {
    const { permission } = definition;
    if (permission === 'public' || permission === 'signed-in' || !isForPrograms(definition)) continue;
    const token = tokens.get(permission) ?? (await tokenWith([permission], {}, admin));
    tokens.set(permission, token);
    const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, randomUUID()]);
    const params = { ...Object.fromEntries(ids), ...(path.includes('{processId}') ? { processId: own.id } : {}) };
    const answer = await call(path, `Bearer ${token}`, { method: method.toUpperCase(), params, ...bodyOf(definition) });
    if (answer.body?.code === 'token.scope-missing') wrong.push(`${method} ${path}: ${answer.body.detail}`);
    if (!['request.invalid', 'request.wrong-type', 'resource.not-found'].includes(answer.body?.code)) reached += 1;
    if (method === 'delete' && path === '/processes/{processId}') own = await createTestProcess(admin);
  }
  expect(wrong).toEqual([]);
  // Most examples are taken, so that what the use case asks for is seen.
  expect(reached).toBeGreaterThan(60);
});

test('every call asks for its scope, or is closed to programs, before anything else', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const scopes = permissionSchema.options;
  const others = (permission: string) => scopes.filter((scope) => scope !== permission);
  const tokens = new Map<string, string>();
  const passed: string[] = [];
  for (const { path, method, definition } of apiOperations()) {
    const { permission } = definition;
    if (permission === 'public') continue;
    const token = tokens.get(permission) ?? (await tokenWith(others(permission), {}, admin));
    tokens.set(permission, token);
    const { status, body } = await call(path, `Bearer ${token}`, { method: method.toUpperCase() });
    const closed = definition.fresh ? 'token.needs-person' : 'token.not-allowed';
    const code = isForPrograms(definition) ? 'token.scope-missing' : closed;
    if (status !== 403 || body?.code !== code) passed.push(`${method} ${path}`);
  }
  expect(passed).toEqual(['get /users/me']);
});

test('a token limited to processes reaches no other, no new one and not the installation', async () => {
  const { actor: admin } = await createTestUser('ADMIN');
  const scopes: Permission[] = ['process:read', 'process:write', 'administration'];
  const bearer = `Bearer ${await tokenWith(scopes, { processIds: [process.id] }, admin)}`;
  const other = await createTestProcess(actor);
  const read = (processId: string) => call('/processes/{processId}', bearer, { params: { processId } });
  expect(await read(process.id.toUpperCase())).toMatchObject({ status: 200 });
  expect(await read(other.id)).toMatchObject({ status: 404, body: { code: 'process.not-found' } });
  const created = await call('/processes', bearer, { method: 'POST', body: { name: 'Nowy' } });
  expect(created).toMatchObject({ status: 403, body: { code: 'token.not-allowed' } });
  expect(await call('/administration/system', bearer)).toMatchObject({ body: { code: 'token.not-allowed' } });
});

test('a response is in the language that the program accepts, else in its owner’s, never the cookie’s', async () => {
  const { actor: owner } = await createTestUser('VIEWER');
  const bearer = `Bearer ${await tokenWith(['process:read'], {}, owner)}`;
  const languageOf = async (headers: Record<string, string>, authorization = bearer) =>
    (await call('/csrf', authorization, { headers })).headers.get('content-language');
  await database().user.update({ where: { id: owner.userId }, data: { locale: 'en' } });
  expect(await languageOf({ cookie: 'locale=pl' })).toBe('en');
  expect(await languageOf({ cookie: 'locale=en', 'accept-language': 'pl' })).toBe('pl');
  expect(await languageOf({ 'accept-language': 'en' }, 'Bearer x')).toBe('en');
});

test('calls are counted by token, refused tokens by address', async () => {
  const bearer = `Bearer ${await tokenWith(['process:read'])}`;
  const other = `Bearer ${await tokenWith(['process:read'])}`;
  const statuses = new Set<number>();
  for (let count = 0; count < 300; count += 1) statuses.add((await call('/csrf', bearer)).status);
  expect([...statuses]).toEqual([403]);
  const refused = await call('/users/me', bearer);
  expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('/users/me', other)).status).toBe(200);
  for (let count = 0; count < 60; count += 1) expect((await call('/users/me', 'Bearer x')).status).toBe(401);
  const guesses = await call('/users/me', 'Bearer x');
  expect([guesses.status, Number(guesses.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await call('/users/me', other)).status).toBe(200);
});

test('another site’s page is refused with a token, too', async () => {
  const bearer = `Bearer ${await tokenWith(['process:write'])}`;
  const headers = { origin: 'https://elsewhere.example' };
  const refused = await call('/processes', bearer, { method: 'POST', body: { name: 'Obcy' }, headers });
  expect(refused).toMatchObject({ status: 403, body: { code: 'origin.cross-site' } });
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
});

test('no line of the log holds a token', async () => {
  const token = await tokenWith(['process:read']);
  const lines: unknown[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    jest.spyOn(logger, level).mockImplementation((...line: unknown[]) => void lines.push(line));
  await call('/users/me', `Bearer ${token}`);
  await call('/users/me', `Bearer ${token}x`);
  await call('/logout', `Bearer ${token}`, { method: 'POST' });
  jest.restoreAllMocks();
  expect(lines).toHaveLength(3);
  expect(JSON.stringify(lines)).toContain('"tokenId"');
  expect(JSON.stringify(lines)).not.toContain(token.slice(11, -6));
});
