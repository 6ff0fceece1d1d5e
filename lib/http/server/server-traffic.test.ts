import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendPipelined } from '@/tests/send-raw';
import { ServerTraffic } from './server-traffic';

let server: Server;
let traffic: ServerTraffic;
/** Responses that the server owes, in the order of their requests. */
let owed: ServerResponse[];

beforeEach(async () => {
  traffic = new ServerTraffic();
  owed = [];
  server = createServer((_request, response) => {
    traffic.track(response);
    owed.push(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

const port = () => (server.address() as AddressInfo).port;
const running = (waitMs: number) => traffic.requestsEnded(Date.now() + waitMs);

/** Waits until `condition` holds; the test's own time limit ends it. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('requests behind another one of a connection are gone with the connection', async () => {
  const client = sendPipelined(port(), ['/1', '/2', '/3']);
  await until(() => owed.length === 3);
  expect(await running(0)).toBe(3);
  client.resetAndDestroy();
  expect(await running(3_000)).toBe(0);
});

test('a request runs until its own response has ended', async () => {
  sendPipelined(port(), ['/1', '/2']);
  await until(() => owed.length === 2);
  owed[0]?.end();
  await until(() => owed[0]?.closed === true);
  expect(await running(0)).toBe(1);
  owed[1]?.end();
  expect(await running(3_000)).toBe(0);
});
