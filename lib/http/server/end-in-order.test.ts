import { once } from 'node:events';
import { createServer, request as ask, type ClientRequest, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { logger } from '@/lib/logger';
import { endInOrder } from './end-in-order';
import { guardServer } from './guard-server';
import { ServerTraffic } from './server-traffic';

let server: Server;
let traffic: ServerTraffic;

beforeEach(async () => {
  jest.spyOn(logger, 'info').mockReturnValue(undefined);
  traffic = new ServerTraffic();
  server = createServer((_request, response) => response.end());
  guardServer(server, { hosts: null, admission: null, development: false, traffic });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

const port = () => (server.address() as AddressInfo).port;

/** A call whose body is still to be sent; its status, or the error. */
function beginCall(): { call: ClientRequest; outcome: Promise<number | string> } {
  const headers = { 'content-length': '2' };
  const call = ask({
    port: port(),
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/processes',
    headers,
    agent: false,
  });
  const outcome = new Promise<number | string>((resolve) => {
    call.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    call.on('error', (error) => resolve(error.message));
  });
  call.flushHeaders();
  return { call, outcome };
}

test('a call that is being refused when the background work has paused gets its response', async () => {
  const timeoutMs = 5_000;
  const sent = Promise.withResolvers<ReturnType<typeof beginCall>>();
  const pauseWork = async (): Promise<void> => {
    // Longer than idle connections are kept.
    await sleep(timeoutMs / 10 + 100);
    const arrived = once(server, 'request');
    const begun = beginCall();
    await arrived;
    setTimeout(() => begun.call.end('{}'), 100);
    sent.resolve(begun);
  };
  await endInOrder({ traffic, timeoutMs, pauseWork, finish: async () => undefined });
  expect(await (await sent.promise).outcome).toBe(503);
});

test('nobody can connect any more while the last work is handed over', async () => {
  const address = port();
  let outcome = '';
  const finish = async (): Promise<void> => {
    const socket = connect(address, '127.0.0.1');
    outcome = await new Promise<string>((resolve) => {
      socket.once('connect', () => resolve('connected')).once('error', (error) => resolve(error.message));
    });
    socket.destroy();
  };
  await endInOrder({ traffic, timeoutMs: 1_000, pauseWork: async () => undefined, finish });
  expect(outcome).toContain('ECONNREFUSED');
});

test('a connection without a request holds the end for a tenth of the time limit after the pause, no longer', async () => {
  const socket = connect(port(), '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  const startedAt = Date.now();
  await endInOrder({ traffic, timeoutMs: 1_000, pauseWork: () => sleep(300), finish: async () => undefined });
  await closed;
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(390);
});
