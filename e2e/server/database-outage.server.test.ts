import type { Problem } from '@/lib/http/server/problem';
import { accountOf } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { PausableProxy } from '../../tests/pausable-proxy';
import { createProductDatabase, type ProductDatabase } from '../../tests/product';
import { BuiltServer } from '../../tests/server';

let database: ProductDatabase;
let proxy: PausableProxy;
let server: BuiltServer;
let recruiter: ApiClient;

beforeAll(async () => {
  database = await createProductDatabase();
  proxy = await PausableProxy.start(database.url);
  server = await BuiltServer.start({ databaseUrl: proxy.url });
  recruiter = await ApiClient.signIn(server.url, 'RECRUITER');
}, 120_000);

afterAll(async () => {
  await server.stop();
  await proxy.stop();
  await database.drop();
});

const healthUrl = () => `${server.url}/api/health`;

async function waitForHealth(status: number): Promise<void> {
  while ((await fetch(healthUrl())).status !== status) await new Promise((resolve) => setTimeout(resolve, 100));
}

const cookieHeader = () =>
  recruiter
    .browserCookies()
    .map(({ name: key, value }) => `${key}=${value}`)
    .join('; ');

const get = (path: string, headers = {}) =>
  fetch(server.url + path, { headers: { cookie: cookieHeader(), ...headers } });

/** The status and Retry-After of a response that must come within seconds. */
async function getQuickly(path: string, headers = {}): Promise<{ status: number; retryAfter: string | null }> {
  const startedAt = performance.now();
  const response = await get(path, headers);
  await response.text();
  // Well below the half minute after which a silent connection is closed.
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}

async function expectUnavailable(): Promise<void> {
  const unavailable = { status: 503, retryAfter: '5' };
  for (const path of ['/api/health', '/api/v1/users/me', '/', '/processes', '/terms']) {
    expect([path, await getQuickly(path)]).toEqual([path, unavailable]);
  }
  // A request of the router; Next redirects it to the URL for these headers first.
  expect(await getQuickly('/processes', { rsc: '1' })).toEqual(unavailable);
  // A page that fails outside the shared layout gets Next's own status.
  for (const path of ['/pdf', '/sign-in']) expect([path, (await getQuickly(path)).status]).toEqual([path, 500]);
  // Pages that need no database are served.
  expect((await fetch(`${server.url}/terms`)).status).toBe(200);
}

/** The sign-in says so too, and reveals no internals. */
async function expectNoSignIn(): Promise<void> {
  const visitor = new ApiClient(server.url);
  const { csrfToken } = (await (await visitor.send('GET', '/api/auth/csrf')).json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, email: accountOf('VIEWER'), password: 'Zgaduję-1!', json: 'true' });
  const answer = await visitor.send('POST', '/api/auth/callback/credentials', { body });
  const text = await answer.text();
  expect([answer.status, (JSON.parse(text) as Problem).code]).toEqual([503, 'database.unavailable']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(text).not.toMatch(/prisma|127\.0\.0\.1|findUnique|query/i);
}

async function expectServed(): Promise<void> {
  await waitForHealth(200);
  for (const path of ['/api/v1/users/me', '/', '/processes']) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
}

test('a database that stops answering makes the product unavailable until it answers again', async () => {
  await expectServed();
  proxy.pause();
  await waitForHealth(503);
  await expectUnavailable();
  proxy.resume();
  await expectServed();
});

test('so does one that closes all connections and accepts none', async () => {
  const { url } = proxy;
  await proxy.stop();
  await waitForHealth(503);
  await expectUnavailable();
  await expectNoSignIn();
  proxy = await PausableProxy.start(database.url, Number(new URL(url).port));
  await expectServed();
});

test('the 503 page is the product’s own', async () => {
  proxy.pause();
  await waitForHealth(503);
  const page = await get('/processes');
  expect(page.status).toBe(503);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('cache-control')).toContain('no-store');
  const text = await page.text();
  expect(text).toContain('<html lang="pl"');
  expect(text).toContain('database.unavailable');
  proxy.resume();
  await expectServed();
});
