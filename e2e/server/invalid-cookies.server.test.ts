import { createHmac } from 'node:crypto';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { BuiltServer } from '../../tests/server';

const cookieName = 'next-auth.session-token';
const secret = 'another-secret-for-tests-9876543210';
let product: RunningProduct;
let server: BuiltServer;
/** Signed with another secret. */
let earlier: string;

const signed = (sessionId: string, key: string): string =>
  `${sessionId}.${createHmac('sha256', key).update(`session:${sessionId}`).digest('base64url')}`;

beforeAll(async () => {
  product = await startProduct({ env: { NEXTAUTH_SECRET: secret, LOG_LEVEL: 'debug' } });
  ({ server } = product);
  const recruiter = await ApiClient.signIn(server.url, 'RECRUITER');
  const present = recruiter.browserCookies().find(({ name }) => name === cookieName)?.value ?? '';
  const [sessionId = ''] = present.split('.');
  expect(signed(sessionId, secret)).toBe(present);
  earlier = signed(sessionId, 'a-secret-of-earlier-days-0123456789');
}, 120_000);
afterAll(() => product.stop());

const half = (text: string): [string, string] => [text.slice(0, text.length / 2), text.slice(text.length / 2)];

/** Each as a `Cookie` header. */
const cookies: Record<string, () => string> = {
  'an earlier secret': () => `${cookieName}=${earlier}`,
  'an earlier version (a JWE)': () => `${cookieName}=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..aaaa.bbbb.cccc`,
  garbage: () => `${cookieName}=%E0%A4%A; ${cookieName}=ąę"<>`.replace(/[^\x20-\x7e]/g, '?'),
  'a cut-off value': () => `${cookieName}=${earlier.slice(0, -5)}`,
  'nothing in it': () => `${cookieName}=`,
  'a huge value': () => `${cookieName}=${'x'.repeat(8_000)}`,
  'two parts': () =>
    half(earlier)
      .map((part, index) => `${cookieName}.${index}=${part}`)
      .join('; '),
};

interface Line {
  level: number;
  msg: string;
}

/** What the server logs during `work`, once a later request has been logged. */
async function logOf(work: () => Promise<unknown>): Promise<string> {
  const before = server.output.length;
  await work();
  await fetch(`${server.url}/api/v1/users/me`);
  return server.output.slice(before);
}

const linesOf = (log: string): Line[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

test.each(Object.keys(cookies))('a session cookie of %s signs out, silently', async (kind) => {
  const cookie = cookies[kind]?.() ?? '';
  const names = [...new Set(cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''))];
  const send = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { redirect: 'manual', ...init, headers: { cookie, connection: 'close' } });
  const log = await logOf(async () => {
    const page = await send('/processes');
    const call = await send('/api/v1/users/me');
    const change = await send('/api/v1/logout', { method: 'POST' });
    const session = await send('/api/auth/session');
    expect([page.status, call.status, change.status, session.status]).toEqual([307, 401, 401, 404]);
    expect(page.headers.get('location')).toMatch(/^\/sign-in/);
    for (const { headers } of [page, call, change]) {
      const clearing = headers.getSetCookie().filter((line) => line.startsWith(cookieName));
      expect([...new Set(clearing.map((line) => line.split('=')[0]))]).toEqual(names);
      expect(clearing.filter((line) => !/^[^=]+=;.*(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/.test(line))).toEqual([]);
    }
    expect((await send('/sign-in')).status).toBe(200);
  });
  // Only our own lines: neither next-auth nor Next has anything to say.
  expect(log.split('\n').filter((line) => line && !line.startsWith('{'))).toEqual([]);
  expect(linesOf(log).filter(({ level }) => level >= 50)).toEqual([]);
  expect(linesOf(log).filter(({ level }) => level === 20).length).toBeLessThanOrEqual(5);
});

test('a valid session cookie is kept', async () => {
  const recruiter = await ApiClient.signIn(server.url, 'RECRUITER');
  const page = await recruiter.send('GET', '/processes');
  expect([page.status, (await recruiter.get('/users/me')).status]).toEqual([200, 200]);
});

test('where people come over HTTPS, browsers are told to stay there, and cookies are bound to the host', async () => {
  const url = 'https://recruiting.company.example';
  const env = { NEXTAUTH_URL: url, HSTS_INCLUDE_SUBDOMAINS: 'true' };
  const secure = await BuiltServer.start({ databaseUrl: product.databaseUrl, env });
  try {
    for (const path of ['/sign-in', '/api/v1/users/me', '/api/health', '/nothing']) {
      const { headers } = await fetch(secure.url + path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
    const recruiter = await ApiClient.signIn(secure.url, 'RECRUITER');
    const names = recruiter.browserCookies().map(({ name }) => name);
    expect(names.filter((name) => !name.startsWith('__Host-'))).toEqual([]);
    expect(names).toContain(`__Host-${cookieName}`);
    expect((await recruiter.get('/users/me')).status).toBe(200);

    // The cookie of the release before is read; a plain one is not, whoever set it.
    const token = recruiter.browserCookies().find(({ name }) => name === `__Host-${cookieName}`)?.value ?? '';
    const statusWith = async (name: string) =>
      (await fetch(`${secure.url}/api/v1/users/me`, { headers: { cookie: `${name}=${token}` } })).status;
    expect(await statusWith(`__Secure-${cookieName}`)).toBe(200);
    expect(await statusWith(cookieName)).toBe(401);
  } finally {
    await secure.stop();
  }
});
