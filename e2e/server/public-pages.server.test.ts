import { guideSlugs } from '@/lib/guide/guide-contents';
import { publicNamespaces } from '@/lib/i18n/public-messages';
import { PausableProxy } from '../../tests/pausable-proxy';
import { createProductDatabase, type ProductDatabase } from '../../tests/product';
import { BuiltServer } from '../../tests/server';

/** Bytes of a page's HTML, uncompressed (docs/decisions/0129). */
const limit = 64_500;
/** A page of the guide holds its text twice, as HTML and for React; the longest has a row for each setting. */
const articleLimit = 220_000;

const pages = ['/sign-in', '/terms', '/privacy', '/contact', '/forbidden', '/not-authorized', '/not-found', '/docs'];
const articles = ['/docs/api', ...guideSlugs.map((slug) => `/docs/${slug}`)];
const locales = ['pl', 'en'] as const;
/** More than the pages are asked for. */
const requestsPerMinute = 400;

let database: ProductDatabase;
let proxy: PausableProxy;
let server: BuiltServer;

beforeAll(async () => {
  database = await createProductDatabase();
  proxy = await PausableProxy.start(database.url);
  const env = { TRUSTED_PROXIES: '0', VISITOR_REQUESTS_PER_MINUTE: String(requestsPerMinute) };
  server = await BuiltServer.start({ databaseUrl: proxy.url, env });
}, 120_000);

afterAll(async () => {
  await server.stop();
  await proxy.stop();
  await database.drop();
});

async function open(path: string, cookie: string) {
  const response = await fetch(server.url + path, { headers: { cookie }, signal: AbortSignal.timeout(20_000) });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

// First, so that the server knows nothing yet that it could have read before.
test('a visitor without a session, or with a forged one, touches no database', async () => {
  proxy.pause();
  try {
    for (const cookie of ['', 'next-auth.session-token=forged.signature']) {
      for (const path of [...pages, ...articles]) {
        expect([path, (await open(path, cookie)).status]).toEqual([path, 200]);
      }
    }
  } finally {
    proxy.resume();
  }
});

test.each(locales)('no page without a session is large, and none lacks a text, in %s', async (locale) => {
  const key = new RegExp(`[>"](${publicNamespaces.join('|')})\\.[a-z]\\w+(\\.\\w+)*[<"]`);
  for (const path of [...pages, ...articles, '/no-such-page']) {
    const { status, html } = await open(path, `locale=${locale}`);
    expect([path, status]).toEqual([path, path === '/no-such-page' ? 404 : 200]);
    const bytes = Buffer.byteLength(html);
    const most = articles.includes(path) ? articleLimit : limit;
    expect([path, Math.min(bytes, most)]).toEqual([path, bytes]);
    expect([path, key.exec(html)?.[0]]).toEqual([path, undefined]);
  }
  expect(server.output).not.toMatch(/MISSING_MESSAGE/);
});

test('every script has the nonce of its response, and no two responses have the same', async () => {
  const nonces = new Set<string>();
  for (const path of pages) {
    const { headers, html } = await open(path, '');
    const [, nonce = ''] = /'nonce-([^']+)' 'strict-dynamic'/.exec(headers.get('content-security-policy') ?? '') ?? [];
    nonces.add(nonce);
    const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  }
  expect(nonces.size).toBe(pages.length);
});

test('beyond its number of requests an address gets 429, unless a proxy that is not declared hides who asks', async () => {
  const hidden = { headers: { 'x-forwarded-for': '192.0.2.1' } };
  // A new minute may begin in between.
  let status = 200;
  for (let count = 0; count <= 2 * requestsPerMinute && status === 200; count += 1) {
    const response = await fetch(`${server.url}/api/auth/csrf`);
    await response.arrayBuffer();
    status = response.status;
  }
  expect(status).toBe(429);
  expect((await fetch(`${server.url}/sign-in`)).headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await fetch(`${server.url}/sign-in`, hidden)).status).toBe(200);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  await fetch(`${server.url}/sign-in`, hidden);
  expect(server.output.match(/TRUSTED_PROXIES is 0/g)).toHaveLength(1);
});
