import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ExchangeError, exchange, readBody, type HttpLimits, type OutgoingRequest } from './exchange';
import { exchangeFollowing } from './follow-redirects';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const servers: Server[] = [];
let seen: { url: string; method: string; authorization: string | undefined; body: string }[];

/** A server on this machine. @returns its port */
async function serve(handler: Handler): Promise<number> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { url = '', method = '', headers } = request;
      seen.push({ url, method, authorization: headers.authorization, body });
      handler(request, response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const limitsFor = (...ports: number[]): HttpLimits => ({
  allowedHosts: ports.map((port) => `127.0.0.1:${port}`),
  quietMs: 300,
  totalMs: 1000,
});

function request(port: number, change: Partial<OutgoingRequest> = {}): OutgoingRequest {
  const url = new URL(`http://127.0.0.1:${port}/start`);
  return { url, method: 'GET', headers: { authorization: 'Bearer secret' }, body: null, isWrite: false, ...change };
}

const redirect = (status: number, location: string): Handler => {
  return (_, response) => void response.writeHead(status, { location }).end();
};
const ok: Handler = (_, response) => void response.end('{}');

beforeEach(() => (seen = []));
afterEach(() => servers.splice(0).forEach((server) => server.close()));

test('a redirect on the same server keeps credentials, method and body', async () => {
  const port = await serve((incoming, response) => {
    if (incoming.url === '/start') redirect(301, '/start/')(incoming, response);
    else ok(incoming, response);
  });
  const write = request(port, { method: 'POST', isWrite: true, body: Buffer.from('{"a":1}') });
  expect((await exchangeFollowing(write, limitsFor(port))).status).toBe(200);
  expect(seen[1]).toEqual({ url: '/start/', method: 'POST', authorization: 'Bearer secret', body: '{"a":1}' });
});

test('another server gets no credentials, and no body at all', async () => {
  const other = await serve(ok);
  const port = await serve(redirect(307, `http://127.0.0.1:${other}/file`));
  await exchangeFollowing(request(port), limitsFor(port, other));
  expect(seen[1]).toMatchObject({ url: '/file', authorization: undefined });
  const write = request(port, { method: 'POST', isWrite: true, body: Buffer.from('secret') });
  await expect(exchangeFollowing(write, limitsFor(port, other))).rejects.toMatchObject({ code: 'ats.address-refused' });
  expect(seen).toHaveLength(3);
});

test('a server that is not allowed is not asked', async () => {
  const other = await serve(ok);
  const port = await serve(redirect(302, `http://127.0.0.1:${other}/`));
  await expect(exchangeFollowing(request(port), limitsFor(port))).rejects.toMatchObject({
    code: 'ats.address-refused',
  });
  expect(seen).toHaveLength(1);
});

test('the fourth redirect, and one to nowhere, is a bad answer', async () => {
  const port = await serve(redirect(302, '/start'));
  await expect(exchangeFollowing(request(port), limitsFor(port))).rejects.toMatchObject({ code: 'ats.bad-answer' });
  expect(seen).toHaveLength(4);
  const broken = await serve(redirect(302, 'http://['));
  await expect(exchangeFollowing(request(broken), limitsFor(broken))).rejects.toMatchObject({ code: 'ats.bad-answer' });
});

test('a body is read as far as the limit', async () => {
  const port = await serve((_, response) => void response.end(Buffer.alloc(100_000)));
  expect(await readBody(await exchange(request(port), limitsFor(port)), 100_000)).toHaveLength(100_000);
  expect(await readBody(await exchange(request(port), limitsFor(port)), 99_999)).toBeNull();
});

test('an endless trickle ends at the total time', async () => {
  const port = await serve((_, response) => {
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  });
  const answer = await exchange(request(port), limitsFor(port));
  await expect(readBody(answer, 100_000)).rejects.toThrow(ExchangeError);
});

test('what was never sent is told apart from what was sent and not answered', async () => {
  const silent = await serve(() => undefined);
  const write = { method: 'POST', isWrite: true };
  await expect(exchange(request(silent, write), limitsFor(silent))).rejects.toMatchObject({ sent: true });
  await expect(exchange(request(1, write), limitsFor(1))).rejects.toMatchObject({ sent: false });
});
