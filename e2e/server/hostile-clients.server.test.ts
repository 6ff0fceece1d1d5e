import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadAnswer } from '@/lib/domain/candidate-schemas';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { sendFlood, sendRaw } from '../../tests/send-raw';
import { createActiveProcess } from '../api/setup';

let product: RunningProduct;
let port: number;
let client: ApiClient;
let uploadPath: string;
let uploadHeaders: Record<string, string>;

beforeAll(async () => {
  product = await startProduct();
  port = Number(new URL(product.server.url).port);
  client = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const process = await createActiveProcess(client, 'Przerwane');
  uploadPath = `/api/v1/processes/${process.id}/upload-cv`;
  uploadHeaders = { 'x-csrf-token': await client.csrfToken(), 'content-type': 'multipart/form-data; boundary=b' };
}, 120_000);
afterAll(() => product.stop());

const head = (field: string) => `--b\r\nContent-Disposition: form-data; name="${field}"; filename="cv.pdf"\r\n\r\n`;

test.each([
  ['in the headers of a part', head('files').slice(0, 50)],
  ['after the headers', head('files')],
  ['in a file', `${head('files')}%PDF-1.7`],
  ['in a large file', `${head('files')}%PDF-1.7${'x'.repeat(3_000_000)}`],
  ['in a file that nobody asked for', `${head('other')}%PDF-1.7`],
])('an upload that ends %s is malformed', async (_where, body) => {
  const answer = await client.send('POST', uploadPath, { headers: uploadHeaders, body });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'request.malformed' })]);
});

test('a file that came whole is answered for, though the rest did not come', async () => {
  const body = `${head('files')}%PDF-1.7\r\n--b\r\n`;
  const answer = await client.send('POST', uploadPath, { headers: uploadHeaders, body });
  const { rejected } = (await answer.json()) as UploadAnswer;
  expect([answer.status, rejected.map(({ code }) => code)]).toEqual([201, ['cv.damaged', 'request.malformed']]);
});

test.each([
  ['in the headers of a part', head('files').slice(0, 50)],
  ['in a file', `${head('files')}%PDF-1.7`],
])('a connection may be reset %s', async (_where, start) => {
  const cookie = client
    .browserCookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const lines = [`POST ${uploadPath} HTTP/1.1`, 'Host: localhost', 'Content-Length: 100000', `Cookie: ${cookie}`];
  const sent = Object.entries(uploadHeaders).map(([name, value]) => `${name}: ${value}`);
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`${[...lines, ...sent].join('\r\n')}\r\n\r\n${start}`);
  await sleep(300);
  socket.resetAndDestroy();
  await once(socket, 'close');
  expect((await client.get('/users/me')).status).toBe(200);
});

test('the server logged no error and goes on', async () => {
  await sleep(300);
  expect(product.server.loggedErrors).toEqual([]);
  expect((await client.get('/users/me')).status).toBe(200);
});

const descriptors = (): number => readdirSync(`/proc/${product.server.pid}/fd`).length;

/** The server's peak memory in megabytes. */
function peakMegabytes(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${product.server.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const paths = ['/api/nothing-here', '/_next/nothing-here', '/nothing.here', '/sign-in'];

/** Opens connections that request a web socket, spread over the paths. */
function openUpgrades(count: number, connection: string): Socket[] {
  return Array.from({ length: count }, (_, index) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const headers = `Host: localhost\r\nConnection: ${connection}\r\nUpgrade: websocket\r\n`;
    socket.resume().write(`GET ${paths[index % paths.length]} HTTP/1.1\r\n${headers}\r\n`);
    return socket;
  });
}

test.each([
  ['/api/auth/callback/credentials', 'application/x-www-form-urlencoded', 413],
  ['/api/v1/processes', 'application/json', 401],
  ['/api/v1/nothing-here', 'application/json', 404],
  ['/api/inngest', 'application/json', 404],
  ['/sign-in', 'application/x-www-form-urlencoded', 405],
])('an endless body to %s gets a response, and is neither buffered nor read to its end', async (path, type, status) => {
  const before = peakMegabytes();
  const floods = Array.from({ length: 3 }, () => sendFlood(port, { path, type, megabytes: 200 }));
  for (const { received, sentBytes } of await Promise.all(floods)) {
    expect(received.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(sentBytes).toBeLessThan(150 * 0x100000);
  }
  expect(peakMegabytes() - before).toBeLessThan(200);
});

test('a body that is too long for its call is 413, with a length and without', async () => {
  const asJson = { ...uploadHeaders, 'content-type': 'application/json' };
  const body = JSON.stringify({ phrase: 'x'.repeat(2_000_000) });
  const known = await client.send('POST', '/api/v1/quick-search', { headers: asJson, body });
  expect([known.status, await known.json()]).toEqual([413, expect.objectContaining({ code: 'request.too-large' })]);
  const stream = new Blob([body]).stream();
  const init = { headers: asJson, body: stream, duplex: 'half' };
  const chunked = await client.send('POST', '/api/v1/quick-search', init);
  expect([chunked.status, await chunked.json()]).toEqual([413, expect.objectContaining({ code: 'request.too-large' })]);
});

test('a foreign host name is refused', async () => {
  for (const path of ['/sign-in', '/api/health', '/api/auth/csrf', '/api/v1/users/me', '/_next/image?url=x']) {
    const text = `GET ${path} HTTP/1.1\r\nHost: rebind.attacker.example:${port}\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(port, text)).received).toMatch(/^HTTP\/1.1 421 /);
  }
});

test.each(['http://[', 'javascript:alert(1)', '\0'])(
  'sign-in with the callback URL %j is refused',
  async (callbackUrl) => {
    const body = new URLSearchParams({ callbackUrl, email: 'a@b.example', password: 'x' });
    const answer = await fetch(`${product.server.url}/api/auth/callback/credentials`, { method: 'POST', body });
    expect(answer.status).toBe(400);
  },
);

test.each(['/nothing.html', '/sign-in', '/guide/nothing.html', '/api/v1/users/me', '/api/auth/nothing', '/api/health'])(
  '%s comes with a Content-Security-Policy and the other headers that protect',
  async (path) => {
    const { headers } = await fetch(product.server.url + path);
    expect(headers.get('content-security-policy')).toContain("default-src '");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    // Only where people come over HTTPS.
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

test('unhandled upgrades leave no connection open, and the server still shuts down', async () => {
  const before = descriptors();
  const closed = openUpgrades(200, 'close, Upgrade').map((socket) => once(socket, 'close'));
  const all = Promise.all(closed).then(() => 'closed');
  expect(await Promise.race([all, sleep(60_000, 'left open', { ref: false })])).toBe('closed');
  expect(descriptors()).toBeLessThan(before + 20);

  const sockets = openUpgrades(20, 'Upgrade');
  await Promise.all(sockets.map((socket) => once(socket, 'data')));
  const { pid = 0 } = product.server;
  process.kill(pid, 'SIGTERM');
  await expect(hasExited(pid)).resolves.toBe(true);
  for (const socket of sockets) socket.destroy();
});

/** Whether the process exits within half a minute. */
async function hasExited(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 150; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await sleep(200);
  }
  return false;
}
