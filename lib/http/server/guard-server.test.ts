import { createServer, request as ask, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { sendFlood, sendRaw } from '@/tests/send-raw';
import { guardServer, guardServers } from './guard-server';
import { ServerTraffic } from './server-traffic';

const served: string[] = [];
let traffic: ServerTraffic;
const servers: Server[] = [];
let server: Server;
let port: number;

/** A server that does as Next does: it serves requests without reading them, and leaves upgrades open. */
async function startServer(): Promise<void> {
  server = createServer((request, response) => {
    served.push(`${request.method} ${request.url}`);
    response.end('served');
  });
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => undefined).on('end', () => socket.end());
    if (request.url?.startsWith('/_next/')) socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  served.length = 0;
  traffic = new ServerTraffic();
  await startServer();
});

afterEach(async () => {
  for (const each of servers.splice(0)) {
    const closed = once(each, 'close');
    each.close();
    each.closeAllConnections();
    await closed;
  }
});

const hosts = { publicUrl: 'https://recruiting.company.example', boundTo: '127.0.0.1' };

interface Received {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

function send(method: string, path: string, headers: Record<string, string> = {}, content = ''): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', method, path, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    sent.on('error', reject);
    sent.end(content);
  });
}

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close, Upgrade\r\nUpgrade: websocket\r\n\r\n`;

test('the guard stands before the very first request, and before an upgrade that comes first', async () => {
  const stop = await guardServers({ hosts, admission: null, development: false, traffic }, { host: '127.0.0.1', port });
  expect(served).toEqual([]);
  const responses = await Promise.all(Array.from({ length: 20 }, () => sendRaw(port, upgrade('/anything'))));
  expect(responses.filter(({ received }) => !/^HTTP\/1.1 200 [^]*served/.test(received))).toEqual([]);
  // Another server of the process, which nobody asked for anything yet.
  await startServer();
  expect((await send('GET', '/', { host: 'attacker.example' })).status).toBe(421);
  // The channel belongs to the whole process: servers of the next test files must not be guarded.
  stop();
  await startServer();
  expect((await send('GET', '/', { host: 'attacker.example' })).status).toBe(200);
});

test("in development Next's own web socket is let through, and nobody else's", async () => {
  guardServer(server, { hosts, admission: null, development: true, traffic });
  const socket = connect(port, '127.0.0.1');
  socket.write(upgrade('/_next/hmr'));
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toContain('101 Switching Protocols');
  socket.destroy();
  expect((await sendRaw(port, upgrade('/anything'))).received).toBe('');
});

test.each([
  ['GET', '/', { host: 'attacker.example' }, 421, 'request.unknown-host', undefined],
  ['PUT', '/api/v1/processes', { host: 'attacker.example' }, 421, 'request.unknown-host', undefined],
  ['TRACE', '/', {}, 405, 'request.wrong-method', 'GET, HEAD'],
  ['POST', '/processes', {}, 405, 'request.wrong-method', 'GET, HEAD'],
  ['TRACE', '/api/v1/users/me', {}, 405, 'request.wrong-method', expect.stringContaining('PATCH, DELETE')],
  ['PROPFIND', '/api/v1/users/me', {}, 405, 'request.wrong-method', expect.any(String)],
  ['GET', '/api/v1/processes/%', {}, 400, 'request.malformed', undefined],
  ['GET', '/docs/%E0%A4%A', {}, 400, 'request.malformed', undefined],
  ['GET', '/docs/%00', {}, 400, 'request.malformed', undefined],
  ['GET', 'http://attacker.example/', {}, 400, 'request.malformed', undefined],
])('%s %s %j is refused before anybody sees it', async (method, path, headers, status, code, allow) => {
  guardServer(server, { hosts, admission: null, development: false, traffic });
  const response = await send(method, path, headers);
  expect([response.status, response.headers.allow]).toEqual([status, allow]);
  expect(response.headers['content-type']).toBe('application/problem+json');
  expect(JSON.parse(response.body)).toMatchObject({
    code,
    status,
    method,
    requestId: response.headers['x-request-id'],
  });
  expect(served).toEqual([]);
});

test('what it is given as headers is on every response, also on what it refuses', async () => {
  const headers = [{ key: 'Strict-Transport-Security', value: 'max-age=1' }];
  guardServer(server, { hosts, admission: null, headers, development: false, traffic });
  const served = await send('GET', '/');
  const refused = await send('GET', '/', { host: 'attacker.example' });
  expect([served.status, refused.status]).toEqual([200, 421]);
  for (const response of [served, refused]) expect(response.headers['strict-transport-security']).toBe('max-age=1');
});

test('a browser gets words to read, in its language', async () => {
  guardServer(server, { hosts, admission: null, development: false, traffic });
  const headers = { host: 'attacker.example', accept: 'text/html,*/*', cookie: 'locale=en' };
  const response = await send('GET', '/', headers);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toContain('This server does not answer at this name.');
});

test.each([
  ['GET', '/'],
  ['HEAD', '/sign-in'],
  ['POST', '/api/auth/callback/credentials'],
  ['PUT', '/api/inngest'],
  ['OPTIONS', '/api/v1/processes'],
  ['GET', '/candidates/%C5%81ucja'],
])('%s %s goes on', async (method, path) => {
  guardServer(server, { hosts, admission: null, development: false, traffic });
  expect((await send(method, path, { host: 'recruiting.company.example' })).status).toBe(200);
  expect(served).toEqual([`${method} ${path}`]);
});

test('a request with two tokens is refused, because Node would show only the first', async () => {
  guardServer(server, { hosts, admission: null, development: false, traffic });
  const head = 'GET /api/v1/users/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
  const { received } = await sendRaw(port, `${head}Authorization: Bearer a\r\nauthorization: Bearer b\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 401/);
  expect(received).toContain('"code":"token.invalid"');
  expect((await sendRaw(port, `${head}Authorization: Bearer a\r\n\r\n`)).received).toMatch(/^HTTP\/1\.1 200/);
  expect(served).toHaveLength(1);
});

test('a body that goes on after the response is cut off', async () => {
  guardServer(server, { hosts, admission: null, development: false, traffic });
  const { received, sentBytes } = await sendFlood(port, {
    path: '/api/v1/processes',
    type: 'text/plain',
    megabytes: 600,
  });
  expect(received).toMatch(/^HTTP\/1.1 200 /);
  expect(sentBytes).toBeLessThan(300 * 0x100000);
});

test('while the process stops, whatever comes is refused and each connection closes with its next response', async () => {
  guardServer(server, { hosts, admission: null, development: false, traffic });
  expect((await send('GET', '/')).status).toBe(200);
  traffic.beginStop();
  served.length = 0;
  for (const [method, path] of [
    ['GET', '/api/health'],
    ['POST', '/api/v1/processes'],
    ['GET', '/'],
  ] as const) {
    const response = await send(method, path, { connection: 'keep-alive' });
    expect([response.status, response.headers['retry-after'], response.headers.connection]).toEqual([
      503,
      '2',
      'close',
    ]);
    expect(JSON.parse(response.body)).toMatchObject({ code: 'server.stopping' });
  }
  expect(served).toEqual([]);
});

test('a client that is refused while it sends can send all and sees why', async () => {
  guardServer(server, { hosts, admission: null, development: false, traffic });
  traffic.beginStop();
  expect((await send('POST', '/api/v1/processes', {}, 'x'.repeat(8 * 0x100000))).status).toBe(503);
});
