import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient } from '../../tests/api-client';
import { startProduct, type RunningProduct } from '../../tests/product';
import { sendFlood, sendRaw } from '../../tests/send-raw';

let product: RunningProduct;
let port: number;

beforeAll(async () => {
  product = await startProduct();
  port = Number(new URL(product.server.url).port);
}, 120_000);
afterAll(() => product.stop());

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
  const recruiter = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await recruiter.csrfToken() };
  const body = JSON.stringify({ phrase: 'x'.repeat(2_000_000) });
  const known = await recruiter.send('POST', '/api/v1/quick-search', { headers, body });
  expect([known.status, await known.json()]).toEqual([413, expect.objectContaining({ code: 'request.too-large' })]);
  const stream = new Blob([body]).stream();
  const init = { headers, body: stream, duplex: 'half' };
  const chunked = await recruiter.send('POST', '/api/v1/quick-search', init);
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
