import { once } from 'node:events';
import { createServer, request as ask, type ClientRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as Environment from '@/lib/env';
import { sessionToken } from '@/lib/auth/session-token';
import { sendPipelined, sendRaw } from '@/tests/send-raw';
import { Admission, type AdmissionOptions } from './admission';
import { guardServer } from './guard-server';
import { ServerTraffic } from './server-traffic';

jest.mock('@/lib/env', () => {
  const actual = jest.requireActual<typeof Environment>('@/lib/env');
  return { ...actual, env: () => ({ ...actual.env(), NEXTAUTH_SECRET: 'a-secret-for-tests-only-0123456789' }) };
});

let server: Server;
/** Requests that the product's own listener got and has not responded to, by their path. */
let atWork: Map<string, ServerResponse>;
let served: string[];
let session: string;

beforeEach(async () => {
  const token = await sessionToken.encode({ token: { sessionId: '01936f2c-0000-7000-8000-000000000001' }, secret: '' });
  session = `next-auth.session-token=${token}`;
  atWork = new Map();
  served = [];
});

afterEach(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

async function start(options: Partial<AdmissionOptions> = {}): Promise<void> {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    served.push(path);
    atWork.set(path, response);
    response.once('close', () => atWork.delete(path));
    if (!path.startsWith('/slow')) response.end();
  });
  const publicFiles = new Set(['/guide/pl/filters.webp']);
  const admission = new Admission({ visitorRequestsPerMinute: 0, trustedProxies: 0, publicFiles, ...options });
  guardServer(server, { hosts: null, admission, development: false, traffic: new ServerTraffic() });
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

const port = () => (server.address() as AddressInfo).port;

interface Sent {
  request: ClientRequest;
  /** Status and Retry-After; null when the connection broke. */
  outcome: Promise<{ status: number; retryAfter: string | undefined; body: string } | null>;
}

function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Sent {
  const request = ask({ port: port(), host: '127.0.0.1', method, path, headers, agent: false });
  const outcome = new Promise<Awaited<Sent['outcome']>>((resolve) => {
    request.on('error', () => resolve(null));
    request.on('response', (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body }),
      );
    });
  });
  request.end();
  return { request, outcome };
}

/** Waits until `condition` holds; the test's own time limit ends it. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until a page that is sent is on its way to the queue: a call behind it has been served. */
async function arrived(): Promise<void> {
  await send('/api/v1/users/me').outcome;
}

async function status(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return (await send(path, headers).outcome)?.status;
}

test('one page of visitors renders at a time; pages with a session go first, calls of the API wait for nobody', async () => {
  await start();
  send('/slow/1');
  await until(() => atWork.size === 1);
  send('/slow/2');
  send('/slow/3');
  await arrived();
  for (const path of ['/slow/mine-1', '/slow/mine-2', '/slow/mine-3']) send(path, { cookie: session });
  await until(() => served.includes('/slow/mine-2'));
  await arrived();
  expect([...atWork.keys()]).toEqual(['/slow/1', '/slow/mine-1', '/slow/mine-2']);
  atWork.get('/slow/1')?.end();
  await until(() => served.includes('/slow/mine-3'));
  atWork.get('/slow/mine-1')?.end();
  await until(() => served.includes('/slow/2'));
  expect(served).not.toContain('/slow/3');
});

test('a cookie that this server has not signed waits with the visitors', async () => {
  await start();
  send('/slow/1');
  await until(() => atWork.size === 1);
  send('/slow/forged', { cookie: `${session}x` });
  await arrived();
  send('/slow/mine', { cookie: `theme=dark; ${session}` });
  await until(() => served.includes('/slow/mine'));
  expect(served).not.toContain('/slow/forged');
});

test('who is gone leaves the queue, and who goes while a page renders frees its slot', async () => {
  await start();
  const first = send('/slow/1');
  await until(() => atWork.size === 1);
  const second = send('/slow/2');
  await arrived();
  second.request.destroy();
  expect(await second.outcome).toBeNull();
  const third = send('/slow/3', {}, 'HEAD');
  await arrived();
  first.request.destroy();
  await until(() => served.includes('/slow/3'));
  expect(served).not.toContain('/slow/2');
  atWork.get('/slow/3')?.end();
  expect((await third.outcome)?.status).toBe(200);
  expect(await status('/terms')).toBe(200);
});

test('a page that responds to nobody frees its slot after two seconds', async () => {
  await start();
  send('/slow/1');
  await until(() => atWork.size === 1);
  expect(await status('/terms')).toBe(200);
  expect(atWork.size).toBe(1);
});

test('beyond 64 waiting pages the next is refused, with the time to wait', async () => {
  await start();
  send('/slow/1');
  await until(() => atWork.size === 1);
  const waiting = Array.from({ length: 64 }, (_, index) => send(`/terms?${index}`));
  await arrived();
  const refused = await send('/terms?last').outcome;
  expect([refused?.status, refused?.retryAfter]).toEqual([503, '5']);
  expect(JSON.parse(refused?.body ?? '')).toMatchObject({ code: 'server.busy' });
  atWork.get('/slow/1')?.end();
  const outcomes = await Promise.all(waiting.map(({ outcome }) => outcome));
  expect(outcomes.map((outcome) => outcome?.status)).toEqual(outcomes.map(() => 200));
});

test('pages sent together on one connection are served in turn, a third one is not', async () => {
  await start();
  const page = (path: string, last = false) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${last ? `Cookie: ${session}\r\nConnection: close\r\n` : ''}\r\n`;
  const { received } = await sendRaw(port(), page('/terms') + page('/privacy', true));
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  const three = await sendRaw(port(), page('/terms') + page('/privacy') + page('/contact', true));
  expect(three.received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 503']);
});

test('a page behind another one of a connection that is lost is rendered for nobody', async () => {
  await start();
  const client = sendPipelined(port(), ['/slow/1', '/slow/2']);
  await until(() => served.includes('/slow/1'));
  await arrived();
  client.resetAndDestroy();
  await until(() => atWork.size === 0);
  expect(await status('/terms')).toBe(200);
  expect(served).not.toContain('/slow/2');
});

describe('with a limit of two requests a minute', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('the third without a session is refused; files, health and signed calls do not count', async () => {
    await start({ visitorRequestsPerMinute: 2 });
    for (const path of [
      '/_next/static/a.js',
      '/guide/pl/filters.webp',
      '/api/health',
      '/api/health/ready',
      '/api/inngest',
    ]) {
      expect(await status(path)).toBe(200);
    }
    expect(await status('/sign-in')).toBe(200);
    expect(await status('/api/auth/csrf')).toBe(200);
    const refused = await send('/sign-in', { cookie: `${session}x` }).outcome;
    expect(refused?.status).toBe(429);
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
    expect(Number(refused?.retryAfter)).toBeLessThanOrEqual(60);
    expect(await status('/_next/static/a.js')).toBe(200);
    expect(await status('/api/v1/users/me', { cookie: session })).toBe(200);
  });

  test('an unknown file or call is a page, also behind dots', async () => {
    await start({ visitorRequestsPerMinute: 1 });
    expect(await status('/guide/no-such-picture')).toBe(200);
    for (const path of ['/api/nothing', '/_next/static/../../sign-in', '/api/health/x']) {
      expect([path, await status(path)]).toEqual([path, 429]);
    }
  });

  test('behind a declared proxy each visitor counts, by the address that the proxy gives', async () => {
    await start({ visitorRequestsPerMinute: 2, trustedProxies: 1 });
    for (let count = 0; count < 2; count += 1) expect(await status('/terms', from('192.0.2.1'))).toBe(200);
    expect(await status('/terms', from('invented, 192.0.2.1'))).toBe(429);
    expect(await status('/terms', from('192.0.2.2'))).toBe(200);
  });

  test('behind a proxy that is not declared nobody is refused: all would have its address', async () => {
    await start({ visitorRequestsPerMinute: 2 });
    for (let count = 0; count < 4; count += 1) expect(await status('/terms', from('192.0.2.1'))).toBe(200);
  });
});
