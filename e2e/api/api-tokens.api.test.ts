import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ApiTokens, CreatedApiToken } from '@/lib/users/api-tokens/api-token-schemas';
import type { ApiClient } from '../../tests/api-client';
import { sendRaw } from '../../tests/send-raw';
import { createActiveProcess, signIn } from './setup';

const base = process.env.BASE_URL ?? '';
let client: ApiClient;
let processId: string;

beforeAll(async () => {
  client = await signIn('RECRUITER');
  processId = (await createActiveProcess(client, 'Proces programu')).id;
});

async function create(more: object = {}): Promise<CreatedApiToken> {
  const body = { name: 'Program', scopes: ['process:read', 'process:write'], ...more };
  const created = await client.post<CreatedApiToken>('/users/me/api-tokens', body);
  expect(created.status).toBe(201);
  return created.body;
}

/** A call of a program: no cookie, no CSRF token. */
async function call(method: string, path: string, authorization: string, json?: object) {
  const headers = { authorization, connection: 'close', ...(json ? { 'content-type': 'application/json' } : {}) };
  const body = json ? JSON.stringify(json) : null;
  const response = await fetch(`${base}/api/v1${path}`, { method, headers, body });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

test('a program reads and changes with its token until it is revoked', async () => {
  const { token, tokenId } = await create();
  const bearer = `Bearer ${token}`;
  expect(await call('GET', `/processes/${processId}`, bearer)).toMatchObject({ status: 200, body: { id: processId } });
  const stopped = await call('PUT', `/processes/${processId}/status`, bearer, { status: 'STOPPED' });
  expect(stopped).toMatchObject({ status: 200, body: { status: 'STOPPED' } });
  const { items } = (await client.get<ApiTokens>('/users/me/api-tokens')).body;
  const own = items.find((one) => one.tokenId === tokenId);
  expect(own).toMatchObject({ state: 'LIVE', lastUsedAt: expect.any(String) });
  expect(JSON.stringify(items)).not.toContain(token);
  expect((await client.delete(`/users/me/api-tokens/${tokenId}`)).status).toBe(204);
  const refused = await call('GET', '/users/me', bearer);
  expect(refused).toMatchObject({ status: 401, body: { code: 'token.invalid' } });
  expect(refused.headers.get('www-authenticate')).toContain('Bearer');
});

test('a token that does not work is never replaced by the session of the cookie, nor read from the address', async () => {
  const { token, tokenId } = await create();
  const wrong = await client.get('/users/me', { headers: { authorization: `Bearer ${token.slice(0, -1)}` } });
  expect(wrong.status).toBe(401);
  const response = await fetch(`${base}/api/v1/users/me?access_token=${token}&token=${token}`);
  expect(response.status).toBe(401);
  expect((await client.get('/users/me')).status).toBe(200);
  await client.delete(`/users/me/api-tokens/${tokenId}`);
});

test('of two headers neither counts', async () => {
  const { token, tokenId } = await create();
  const header = `Authorization: Bearer ${token}`;
  const { host, port } = new URL(base);
  const send = async (headers: string[]) => {
    const lines = ['GET /api/v1/users/me HTTP/1.1', `Host: ${host}`, 'Connection: close', ...headers];
    return (await sendRaw(Number(port), `${lines.join('\r\n')}\r\n\r\n`)).received;
  };
  expect(await send([header])).toMatch(/^HTTP\/1\.1 200/);
  expect(await send([header, header])).toMatch(/^HTTP\/1\.1 401/);
  await client.delete(`/users/me/api-tokens/${tokenId}`);
});

test.each(['pl', 'en'])('the example for programs works as the API reference prints it, in %s', async (locale) => {
  const { token, tokenId } = await create();
  const page = readFileSync(`docs/guide/${locale}/api.md`, 'utf8');
  const [, commands = ''] = /```sh\n(BASE=[^`]*TOKEN=ra_[^`]*)```/.exec(page) ?? [];
  const script = commands.replace(/^BASE=.*$/m, `BASE=${base}`).replace(/^TOKEN=.*$/m, `TOKEN=${token}`);
  expect(execFileSync('bash', ['-e', '-c', script], { encoding: 'utf8', stdio: 'pipe' })).toContain('"totalItems"');
  await client.delete(`/users/me/api-tokens/${tokenId}`);
});
