import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { limitedFetch } from '@/lib/jobs/limited-fetch';

/** Stands for an Inngest server: its addresses for functions and events, and what goes wrong there. */
const received: { path: string; body: string }[] = [];
let mode: 'taking' | 'refusing' | 'hanging' = 'taking';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  received.push({ path: request.url ?? '', body: await text(request) });
  if (mode === 'hanging') return;
  response.writeHead(mode === 'taking' ? 200 : 500, { 'content-type': 'application/json' });
  const taken = request.url?.startsWith('/e/') ? { ids: ['an-id'], status: 200 } : { ok: true, status: 200 };
  response.end(JSON.stringify(mode === 'taking' ? taken : { error: 'refused', status: 500 }));
}

const server = createServer((request, response) => void answer(request, response));
let serverUrl = '';
const productUrl = 'https://recruiting.company.example';

/** The settings are read when these modules are loaded. */
async function loadProduct() {
  const { database } = await import('@/lib/db/client');
  const { enqueueEvent } = await import('@/lib/jobs/outbox');
  const { sendOutboxSoon } = await import('@/lib/jobs/outbox-sender');
  const { sendOutbox } = await import('@/lib/jobs/send-outbox');
  return { db: database(), enqueueEvent, sendOutboxSoon, sendOutbox, ...(await import('./start')) };
}
let product: Awaited<ReturnType<typeof loadProduct>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  serverUrl = `http://127.0.0.1:${address.port}`;
  Object.assign(process.env, {
    INNGEST_BASE_URL: serverUrl,
    INNGEST_EVENT_KEY: 'an-event-key',
    INNGEST_SIGNING_KEY: `signkey-test-${'0'.repeat(64)}`,
    NEXTAUTH_URL: productUrl,
  });
  product = await loadProduct();
});
beforeEach(async () => {
  received.length = 0;
  await product.db.outboxEvent.deleteMany();
});
afterAll(async () => {
  await product.stopDurableFunctions();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const event = () => ({ name: 'process/rescoring.requested' as const, data: { processId: randomUUID() } });
/** Without the tries of the event key, which send no events. */
const requests = () => received.filter(({ body }) => body !== '[]');
const paths = () => requests().map(({ path }) => path);

async function until(done: () => boolean): Promise<void> {
  while (!done()) await delay(20);
}

test('a send that hangs is given up, and the event is sent again under the same id', async () => {
  mode = 'hanging';
  await product.enqueueEvent(product.db, event());
  expect(await product.sendOutbox({ limitMs: 300 })).toBe(0);
  mode = 'taking';
  await product.db.outboxEvent.updateMany({ data: { claimedUntil: null } });
  expect(await product.sendOutbox()).toBe(1);
  const ids = received.map(({ body }) => (JSON.parse(body) as { id: string }[]).map(({ id }) => id));
  expect(ids).toHaveLength(2);
  expect(ids[0]).toEqual(ids[1]);
  expect(await product.db.outboxEvent.count()).toBe(0);
  // Without the limit the SDK would try again a tenth of a second after its connection breaks.
  server.closeAllConnections();
  await delay(600);
  expect(received).toHaveLength(2);
});

test('a request to a server that never answers ends', async () => {
  mode = 'hanging';
  await expect(limitedFetch(300)(serverUrl)).rejects.toThrow('timeout');
});

test('the functions are registered, under the address of the product, before any event is sent', async () => {
  mode = 'refusing';
  await product.enqueueEvent(product.db, event());
  await product.startDurableFunctions();
  await until(() => received.length > 0);
  mode = 'taking';
  product.sendOutboxSoon();
  await until(() => paths().includes('/e/an-event-key'));
  expect(new Set(paths().slice(0, -1))).toEqual(new Set(['/fn/register']));
  expect(paths().length).toBeGreaterThanOrEqual(3);
  const { url, functions } = JSON.parse(requests().at(-2)?.body ?? '') as { url: string; functions: unknown[] };
  expect(url).toBe(`${productUrl}/api/inngest`);
  expect(
    JSON.stringify(functions)
      .match(/https?:\/\/[^/"]+/g)
      ?.every((origin) => origin === productUrl),
  ).toBe(true);
});
