import { randomUUID } from 'node:crypto';
import { Prisma } from '@/lib/db/generated/client';
import { InngestServerDouble } from '@/tests/inngest/inngest-server';

const server = new InngestServerDouble();

/** The settings are read when these modules are loaded. */
async function loadProduct() {
  const { database } = await import('@/lib/db/client');
  return { db: database(), ...(await import('./find-dropped-requests')) };
}
let product: Awaited<ReturnType<typeof loadProduct>>;

beforeAll(async () => {
  await server.listen();
  Object.assign(process.env, {
    INNGEST_BASE_URL: server.url,
    INNGEST_SIGNING_KEY: `signkey-prod-${server.signingKey}`,
  });
  product = await loadProduct();
});
beforeEach(async () => {
  Object.assign(server, { mode: 'working', delayMs: 0, signingKey: 'ab'.repeat(32) });
  server.wipe();
  server.register();
  await product.db.sentEvent.deleteMany();
  await product.db.jobLock.deleteMany();
});
afterAll(() => server.close());

const idsOf = (requests: string[]) => Prisma.sql`SELECT unnest(${requests}::uuid[])`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** Requests whose events the server took some minutes ago. */
async function sent(count: number, ago = 2): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const requestId = randomUUID();
    const id = randomUUID();
    const engineEventId = server.accept({ id, name: 'candidate/analysis.requested', data: { requestId } });
    return { id, requestId, engineEventId, sentAt: minutesAgo(ago) };
  });
  await product.db.sentEvent.createMany({ data: rows });
  return rows.map(({ requestId }) => requestId);
}

/** A look at the server, 20 seconds after the last one. */
async function look(requests: string[]): Promise<number> {
  await product.db.jobLock.deleteMany();
  await product.db.$executeRaw`UPDATE sent_event SET missing_since = missing_since - interval '20 seconds'`;
  server.requests.length = 0;
  return (await product.findDroppedRequests(idsOf(requests))).size;
}

test.each([
  ['killed without Redis', () => server.killWithoutRedis()],
  ['wiped', () => server.wipe()],
])('requests of a server that was %s are lost once it is asked twice', async (_how, lose) => {
  const requests = await sent(31);
  expect(await look(requests)).toBe(0);
  lose();
  expect(await look(requests)).toBe(0);
  expect(await look(requests)).toBe(31);
});

test('two looks in quick succession prove nothing, and one instance looks at a time', async () => {
  const requests = await sent(3);
  server.wipe();
  await product.findDroppedRequests(idsOf(requests));
  server.requests.length = 0;
  expect((await product.findDroppedRequests(idsOf(requests))).size).toBe(0);
  expect(server.requests).toEqual([]);
  await product.db.jobLock.deleteMany();
  expect((await product.findDroppedRequests(idsOf(requests))).size).toBe(0);
});

test('a long queue in progress is not lost, and costs no more than a short one', async () => {
  const requests = await sent(2_000);
  for (let round = 0; round < 3; round += 1) {
    expect(await look(requests)).toBe(0);
    expect(server.requests.length).toBeLessThanOrEqual(60);
  }
  server.killWithoutRedis();
  await look(requests);
  expect(server.requests.length).toBeLessThanOrEqual(260);
  expect(await look(requests)).toBeGreaterThanOrEqual(100);
  expect(server.requests.length).toBeLessThanOrEqual(560);
}, 60_000);

test('a request that was missing once and is alive again starts anew', async () => {
  const [request = ''] = await sent(1);
  server.killWithoutRedis();
  await look([request]);
  await product.db.sentEvent.deleteMany();
  const [other = ''] = await sent(1);
  await product.db.sentEvent.updateMany({ data: { missingSince: minutesAgo(5) } });
  expect(await look([other])).toBe(0);
  server.killWithoutRedis();
  expect(await look([other])).toBe(0);
});

test('what was sent just now may not have got its run yet', async () => {
  const requests = await sent(3, 0.5);
  server.wipe();
  expect([await look(requests), await look(requests), await look(requests)]).toEqual([0, 0, 0]);
});

test.each(['Completed', 'Failed'] as const)(
  'a run that the server says is %s between its steps is alive',
  async (status) => {
    const requests = await sent(1);
    const row = await product.db.sentEvent.findFirstOrThrow();
    server.pause(row.engineEventId, status);
    expect([await look(requests), await look(requests), await look(requests)]).toEqual([0, 0, 0]);
  },
);

test('a run that has ended will not run again', async () => {
  const [request = ''] = await sent(1);
  const row = await product.db.sentEvent.findFirstOrThrow();
  server.complete(row.engineEventId);
  await look([request]);
  expect(await look([request])).toBe(1);
});

test.each([
  ['refuses the key', () => (server.signingKey = 'cd'.repeat(32))],
  ['responds with errors', () => (server.mode = 'broken')],
  ['is slow', () => (server.delayMs = 2_200)],
  ['does not respond', () => (server.mode = 'hanging')],
])(
  'a server that %s proves nothing',
  async (_what, change) => {
    const requests = await sent(2);
    server.wipe();
    await look(requests);
    change();
    expect(await look(requests)).toBe(0);
  },
  20_000,
);

test('a server that is not there proves nothing', async () => {
  const requests = await sent(2);
  server.wipe();
  await look(requests);
  const { port } = new URL(server.url);
  await server.close();
  try {
    expect(await look(requests)).toBe(0);
  } finally {
    await server.listen(Number(port));
  }
  expect(await look(requests)).toBe(2);
});
