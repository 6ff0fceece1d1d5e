import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AtsClient } from './ats-client';
import { keyAuthorisation } from './authorisation';
import type { ConnectionState } from './connection-state';

let server: Server;
let port: number;
let statuses: number[];
let received: string[];
let slept: number[];
let stopped: string[];

beforeEach(async () => {
  [statuses, received, slept, stopped] = [[], [], [], []];
  server = createServer((request, response) => {
    received.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(statuses.shift() ?? 200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => server.close());

function clientWithKey(): AtsClient {
  const state: ConnectionState = {
    book: async () => ({ kind: 'booked', waitMs: 0, failures: 0 }),
    shareToken: () => Promise.reject(new Error('There are no tokens.')),
    recordSuccess: async () => undefined,
    recordFailure: async () => undefined,
    block: async () => undefined,
    stop: async (reason) => void stopped.push(reason),
  };
  return new AtsClient({
    apiUrl: `http://127.0.0.1:${port}`,
    headers: {},
    callsPerSecond: 100,
    authorisation: keyAuthorisation('Token token=key'),
    state,
    limits: { allowedHosts: [`127.0.0.1:${port}`], quietMs: 500, totalMs: 1000 },
    sleep: async (ms) => void slept.push(ms),
  });
}

test.each(['POST', undefined] as const)(
  'a key that is refused once is tried again after a wait (%s)',
  async (method) => {
    statuses = [401];
    await clientWithKey().call({ path: 'a', ...(method ? { method } : {}) });
    expect(received).toHaveLength(2);
    expect(new Set(received).size).toBe(1);
    expect(slept).toEqual([2000]);
    expect(stopped).toEqual([]);
  },
);

test('a key that is refused twice stops the connection', async () => {
  statuses = [401, 401];
  await expect(clientWithKey().call({ path: 'a' })).rejects.toMatchObject({ code: 'ats.credentials-refused' });
  expect(received).toHaveLength(2);
  expect(stopped).toEqual(['ats.credentials-refused']);
});

test('a server that fails is asked again after 0.3 and 0.6 s, each more or less by half', async () => {
  statuses = [500, 500, 500];
  await expect(clientWithKey().call({ path: 'a' })).rejects.toMatchObject({ code: 'ats.unreachable' });
  expect(received).toHaveLength(3);
  expect(slept).toHaveLength(2);
  expect(slept[0]).toBeGreaterThanOrEqual(150);
  expect(slept[0]).toBeLessThanOrEqual(450);
  expect(slept[1]).toBeGreaterThanOrEqual(300);
  expect(slept[1]).toBeLessThanOrEqual(900);
});
