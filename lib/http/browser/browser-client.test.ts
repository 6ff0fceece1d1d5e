import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  apiFile,
  apiRequest,
  isChangedMeanwhile,
  onUnreached,
  onSessionEnded,
  requestWithEtag,
} from './browser-client';

const originalFetch = globalThis.fetch;
const calls: { url: string; init: RequestInit }[] = [];
let answer: Response;

beforeEach(() => {
  calls.length = 0;
  globalThis.fetch = async (url, init = {}) => {
    calls.push({ url: String(url), init });
    return String(url).endsWith('/csrf') ? Response.json({ token: 'a token' }) : answer;
  };
});

test('the ETag comes with the answer and goes back as If-Match', async () => {
  answer = Response.json({ name: 'Spawacz' }, { headers: { etag: '"v4"' } });
  await expect(requestWithEtag({ path: '/processes/1' })).resolves.toEqual({
    answer: { name: 'Spawacz' },
    etag: '"v4"',
  });

  answer = Response.json({}, { headers: { etag: '"v5"' } });
  await expect(
    requestWithEtag({ path: '/processes/1', method: 'PUT', body: { name: 'Tokarz' }, ifMatch: '"v4"' }),
  ).resolves.toMatchObject({ etag: '"v5"' });
  expect(calls.at(-1)).toMatchObject({
    url: '/api/v1/processes/1',
    init: { method: 'PUT', headers: { 'if-match': '"v4"', 'x-csrf-token': 'a token' } },
  });
});

test('each change fetches a token first and sends it; what only reads sends none', async () => {
  answer = Response.json({});
  for (const method of ['PUT', 'POST', 'PATCH', 'DELETE'] as const) {
    calls.length = 0;
    await apiRequest({ path: '/processes/1', method, body: {} });
    expect(calls.map(({ url, init }) => `${init.method ?? 'GET'} ${url}`)).toEqual([
      'GET /api/v1/csrf',
      `${method} /api/v1/processes/1`,
    ]);
    expect(calls[1]?.init.headers).toMatchObject({ 'x-csrf-token': 'a token' });
  }
  calls.length = 0;
  await apiRequest({ path: '/processes/1' });
  expect(calls.map(({ url }) => url)).toEqual(['/api/v1/processes/1']);
  expect(new Headers(calls[0]?.init.headers).has('x-csrf-token')).toBe(false);
});

test('a change that is redirected fails, and neither it nor its token goes to the other address', async () => {
  const seen: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
  const server = createServer(({ url, headers }, response) => {
    seen.push({ url, headers });
    if (url?.endsWith('/csrf')) response.setHeader('content-type', 'application/json').end('{"token":"a token"}');
    else if (url === '/elsewhere') response.end('{}');
    else response.writeHead(302, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  globalThis.fetch = (path, init) => originalFetch(`${origin}${String(path)}`, init);
  const failure = { name: 'ApiError', code: 'unknown' };
  await expect(apiRequest({ path: '/processes', method: 'POST', body: {} })).rejects.toMatchObject(failure);
  expect(seen.map(({ url }) => url)).toEqual(['/api/v1/csrf', '/api/v1/processes']);
  expect(seen.at(-1)?.headers).toMatchObject({ 'x-csrf-token': 'a token' });
  await new Promise((closed) => server.close(closed));
});

test('a change that was not made to a version names none', async () => {
  answer = Response.json({});
  await apiRequest({ path: '/processes', method: 'POST', body: {} });
  expect(calls.at(-1)?.init.headers).not.toHaveProperty('if-match');
});

test.each([
  [412, 'process.changed-meanwhile', true],
  [409, 'process.external-id-taken', false],
])('%i %s is told from other refusals', async (status, code, changed) => {
  answer = Response.json({ code, title: '', detail: 'No.', errors: [] }, { status });
  const refused = await apiRequest({ path: '/processes/1', method: 'PUT', body: {} }).catch((error: unknown) => error);
  expect(isChangedMeanwhile(refused)).toBe(changed);
  expect(isChangedMeanwhile(new Error('no'))).toBe(false);
});

test('the end of the session is told at every 401, also of a call whose failure nobody looks at', async () => {
  let told = 0;
  const stop = onSessionEnded(() => (told += 1));
  for (const status of [403, 500, 401]) {
    answer = Response.json({ code: 'x', title: '', detail: 'No.', errors: [] }, { status });
    await apiRequest({ path: '/processes/1' }).catch(() => undefined);
  }
  expect(told).toBe(1);
  stop();
  await apiRequest({ path: '/processes/1' }).catch(() => undefined);
  expect(told).toBe(1);
});

/** An answer that begins well and ends with `error` in its middle. */
function brokenAnswer(error: Error, status = 200): Response {
  let sent = false;
  const body = new ReadableStream({
    pull(stream) {
      if (sent) stream.error(error);
      else stream.enqueue(new TextEncoder().encode('{"name":'));
      sent = true;
    },
  });
  return new Response(body, { status });
}

const readers: [string, () => Promise<unknown>][] = [
  ['an answer', () => requestWithEtag({ path: '/processes/1' })],
  ['a file', () => apiFile({ path: '/processes/1' })],
];

describe.each(readers)('%s that breaks off', (_what, read) => {
  test.each([200, 500])('in its middle (%i) is a lost connection, and listeners hear of it', async (status) => {
    const told = jest.fn();
    const stop = onUnreached(told);
    answer = brokenAnswer(new TypeError('network error'), status);
    const facts = { code: 'network', status, method: 'GET', url: '/api/v1/processes/1' };
    await expect(read()).rejects.toMatchObject({ name: 'ApiError', facts });
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });

  test('because it was given up stays an abort', async () => {
    const told = jest.fn();
    const stop = onUnreached(told);
    answer = brokenAnswer(new DOMException('Aborted', 'AbortError'));
    await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
    expect(told).not.toHaveBeenCalled();
    stop();
  });
});

test.each([
  [502, '<h1>Bad gateway</h1>', 1],
  [503, JSON.stringify({ code: 'server.stopping', title: '', detail: 'No.', errors: [] }), 1],
  [503, JSON.stringify({ code: 'database.unavailable', title: '', detail: 'No.', errors: [] }), 0],
])(
  'an answer %i of a proxy or at a restart is a lost connection, another one of the product’s own is not',
  async (status, body, told) => {
    const listener = jest.fn();
    const stop = onUnreached(listener);
    answer = new Response(body, { status });
    await expect(apiRequest({ path: '/processes/1' })).rejects.toMatchObject({ status });
    expect(listener).toHaveBeenCalledTimes(told);
    stop();
  },
);
