import type { Problem } from '@/lib/http/server/problem';
import { accountOf, testPassword } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { signIn } from './setup';

const baseUrl = (): string => process.env.BASE_URL ?? '';

interface Attempt {
  email: string;
  password: string;
  address: string;
  client?: ApiClient;
}

/** One sign-in request, as from a browser. */
async function attempt({ email, password, address, client = new ApiClient(baseUrl()) }: Attempt): Promise<Response> {
  const { csrfToken } = (await (await client.send('GET', '/api/auth/csrf')).json()) as { csrfToken: string };
  const form = new URLSearchParams({ csrfToken, email, password, json: 'true', callbackUrl: baseUrl() });
  const headers = { 'x-forwarded-for': address };
  return client.send('POST', '/api/auth/callback/credentials', { headers, body: form });
}

test('guessing locks out the guesser, not the owner; a forged address before the proxy’s does not help', async () => {
  const email = accountOf('VIEWER');
  const guess = (forwarded: string) => attempt({ email, password: 'Zgaduję-1!', address: forwarded });
  for (let count = 0; count < 5; count += 1) expect((await guess(`203.0.113.${count}, 192.0.2.77`)).status).toBe(401);
  const refused = await guess('203.0.113.9, 192.0.2.77');
  const problem = (await refused.json()) as Problem;
  expect([refused.status, problem.code]).toEqual([429, 'request.too-many']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await attempt({ email, password: testPassword, address: '192.0.2.78' })).status).toBe(200);
});

test('a known browser gets in from an address that is locked out', async () => {
  const email = accountOf('ADMIN');
  const address = '192.0.2.99';
  const client = new ApiClient(baseUrl());
  expect((await attempt({ email, password: testPassword, address, client })).status).toBe(200);
  for (let count = 0; count < 5; count += 1) await attempt({ email, password: 'Zgaduję-1!', address });
  expect((await attempt({ email, password: testPassword, address })).status).toBe(429);
  expect((await attempt({ email, password: testPassword, address, client })).status).toBe(200);
});

test.each(['anna\0@tests.example', '\0', 'a'.repeat(3_000)])('the e-mail address %j is just wrong', async (email) => {
  const answer = await attempt({ email, password: 'Hasło-2026!', address: '192.0.2.50' });
  const { url } = (await answer.json()) as { url: string };
  expect([answer.status, new URL(url).searchParams.get('error')]).toEqual([401, 'CredentialsSignin']);
});

test.each([
  ['POST', '/api/auth/signout', 404],
  ['GET', '/api/auth/signout', 404],
  ['POST', '/api/auth/_log', 404],
  ['GET', '/api/auth/session', 404],
  ['POST', '/api/auth/session', 404],
  ['GET', '/api/auth/verify-request', 404],
  ['GET', '/api/auth/signin/oidc', 404],
  ['GET', '/api/auth/callback/oidc', 404],
  ['GET', '/api/auth/callback', 404],
  ['GET', '/api/auth/nonsense/with/more', 404],
  ['GET', '/api/auth/__proto__', 404],
  ['POST', '/api/auth/csrf', 405],
  ['GET', '/api/auth/callback/credentials', 405],
  ['PUT', '/api/auth/callback/credentials', 405],
  ['DELETE', '/api/auth/csrf', 405],
  ['GET', '/api/auth/csrf?callbackUrl=ht%20tp:', 400],
  ['GET', '/api/auth/signin?callbackUrl=javascript:alert(1)', 400],
])('%s %s is %d, as a problem', async (method, path, status) => {
  const body = method === 'GET' ? {} : { body: new URLSearchParams({ json: 'true' }) };
  const answer = await new ApiClient(baseUrl()).send(method, path, body);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  expect(answer.headers.has('allow')).toBe(status === 405);
});

test('next-auth’s sign-out does not exist: only the product’s own ends the session', async () => {
  const client = await signIn('RECRUITER');
  expect((await client.send('POST', '/api/auth/signout')).status).toBe(404);
  expect((await client.get('/users/me')).status).toBe(200);
});

test.each([
  ['application/json', '{"csrfToken":1,"callbackUrl":2}', 415],
  ['application/json', '{', 415],
  ['application/x-www-form-urlencoded', 'callbackUrl=ht%20tp%3A&csrfToken=x&json=true', 400],
])('a body of %s that is %s is never a 500', async (type, body, status) => {
  const headers = { 'content-type': type };
  const answer = await new ApiClient(baseUrl()).send('POST', '/api/auth/callback/credentials', { headers, body });
  expect(answer.status).toBe(status);
});
