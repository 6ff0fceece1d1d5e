import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { InngestServerDouble } from '@/tests/inngest/inngest-server';

const server = new InngestServerDouble();

/** The settings are read when these modules are loaded. */
async function loadProduct() {
  const { logger } = await import('@/lib/logger');
  const { database } = await import('@/lib/db/client');
  return {
    db: database(),
    error: jest.spyOn(logger, 'error').mockReturnValue(undefined),
    warn: jest.spyOn(logger, 'warn').mockReturnValue(undefined),
    ...(await import('@/lib/jobs/outbox')),
    ...(await import('@/lib/jobs/send-outbox')),
    ...(await import('@/lib/jobs/inngest-server/contact')),
    ...(await import('@/lib/jobs/find-runner-problem')),
    ...(await import('@/lib/jobs/inngest-server/record-call')),
    ...(await import('@/app/api/inngest/route')),
    ...(await import('./recover-lost-work')),
    ...(await import('./register')),
  };
}
let product: Awaited<ReturnType<typeof loadProduct>>;

/** Of the product; the server has others where a test says so. */
const keys = { event: 'an-event-key', signing: 'ab'.repeat(32) };

/** What a process remembers of its contacts holds for minutes: each test is an hour later. */
let ahead = 0;

beforeAll(async () => {
  await server.listen();
  Object.assign(process.env, {
    INNGEST_BASE_URL: server.url,
    INNGEST_EVENT_KEY: keys.event,
    INNGEST_SIGNING_KEY: `signkey-prod-${keys.signing}`,
    NEXTAUTH_URL: 'https://recruiting.company.example',
  });
  product = await loadProduct();
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
});
beforeEach(async () => {
  ahead += 3_600_000;
  jest.clearAllMocks();
  Object.assign(server, { mode: 'working', registrationError: '', eventKey: keys.event, signingKey: keys.signing });
  server.wipe();
  server.requests.length = 0;
  await product.db.outboxEvent.deleteMany();
  await product.db.sentEvent.deleteMany();
  await product.db.engineContact.deleteMany();
});
afterAll(() => server.close());

const register = () => product.registerFunctions(0);
const enqueue = () =>
  product.enqueueEvent(product.db, {
    name: 'candidate/analysis.requested',
    data: { processId: randomUUID(), candidateId: randomUUID(), requestId: randomUUID() },
  });
const results = async () =>
  Object.fromEntries((await product.listContacts()).map(({ kind, result }) => [kind, result]));
const logged = () => JSON.stringify([product.error.mock.calls, product.warn.mock.calls]);

test('a server that takes the functions and events is no problem', async () => {
  await enqueue();
  expect(await register()).toBe(true);
  expect(await product.sendOutbox()).toBe(1);
  expect(await results()).toEqual({ REGISTRATION: 'OK', EVENTS: 'OK' });
  expect(await product.findRunnerProblem()).toBeNull();
});

test('a wrong event key is known before the first event, logged once with its setting, and never with a key', async () => {
  server.eventKey = 'another-key';
  expect(await register()).toBe(true);
  expect(await product.findRunnerProblem()).toMatchObject({ kind: 'EVENT_KEY_REFUSED' });
  await enqueue();
  expect(await product.sendOutbox()).toBe(0);
  const lines = product.error.mock.calls.filter(([facts]) => 'setting' in (facts as object));
  expect(lines).toEqual([
    [
      { contact: 'EVENTS', result: 'KEY_REFUSED', address: server.url, httpStatus: 401, setting: 'INNGEST_EVENT_KEY' },
      expect.any(String),
    ],
  ]);
  expect(logged()).not.toContain(keys.event);
  expect(logged()).not.toContain(keys.signing);
});

test('a wrong signing key is a refused registration, not a syntax error; no event is lost to it', async () => {
  server.signingKey = 'cd'.repeat(32);
  expect(await register()).toBe(false);
  expect(await results()).toEqual({ REGISTRATION: 'KEY_REFUSED' });
  expect(await product.findRunnerProblem()).toMatchObject({ kind: 'SIGNING_KEY_REFUSED' });
  expect(logged()).toContain('INNGEST_SIGNING_KEY');
  expect(logged()).not.toMatch(/SyntaxError|not valid JSON/);
  server.signingKey = keys.signing;
  expect(await register()).toBe(true);
  expect(await product.findRunnerProblem()).toBeNull();
});

test('an address where nothing listens is unreachable since the first try', async () => {
  const { port } = new URL(server.url);
  await server.close();
  try {
    expect(await register()).toBe(false);
    const first = await product.findRunnerProblem();
    await delay(20);
    await register();
    expect(first).toMatchObject({ kind: 'UNREACHABLE' });
    expect(await product.findRunnerProblem()).toEqual(first);
  } finally {
    await server.listen(Number(port));
  }
});

test('another instance, with other memory, sees the same', async () => {
  server.eventKey = 'another-key';
  await register();
  const seen = await product.findRunnerProblem();
  await product.db.$disconnect();
  jest.resetModules();
  product = await loadProduct();
  expect(await product.findRunnerProblem()).toEqual(seen);
});

test('the server’s id of an event is kept when the refused tries before were certain', async () => {
  server.eventKey = 'another-key';
  await enqueue();
  await product.sendOutbox();
  server.eventKey = keys.event;
  server.register();
  await product.db.outboxEvent.updateMany({ data: { claimedUntil: null } });
  expect(await product.sendOutbox()).toBe(1);
  expect(await product.db.sentEvent.count()).toBe(1);
  server.mode = 'broken';
  await enqueue();
  await product.sendOutbox();
  server.mode = 'working';
  await product.db.outboxEvent.updateMany({ data: { claimedUntil: null } });
  expect(await product.sendOutbox()).toBe(1);
  expect(await product.db.sentEvent.count()).toBe(1);
}, 30_000);

test('the functions are registered anew before anything is requested again, but not at every turn', async () => {
  await product.recoverLostWork();
  await product.recoverLostWork();
  const registrations = () => server.requests.filter((path) => path === 'POST /fn/register').length;
  expect(registrations()).toBe(1);
  ahead += 11_000;
  await product.recoverLostWork();
  expect(registrations()).toBe(2);
  expect([product.recoveryInterval(), server.requests.at(-1)]).toEqual([20_000, `POST /e/${keys.event}`]);
});

test('a call with a wrong signature is a fact, but no problem: anybody can make one', async () => {
  await register();
  const url = 'https://recruiting.company.example/api/inngest?fnId=recruitment-assistant-system-clean-up&stepId=step';
  const headers = { 'x-inngest-signature': `t=${Math.round(Date.now() / 1_000)}&s=${'0'.repeat(64)}`, host: 'x' };
  expect((await product.POST(new Request(url, { method: 'POST', body: '{}', headers }))).status).toBe(401);
  expect(await results()).toMatchObject({ CALLS: 'KEY_REFUSED' });
  expect(await product.findRunnerProblem()).toBeNull();
});

test('calls of strangers between the server’s own neither fill the log nor the database', async () => {
  const store = jest.spyOn(product.db, '$executeRaw');
  for (let round = 0; round < 5; round += 1) {
    await product.recordCall(new Request('http://x.example', { method: 'POST' }), new Response(null, { status: 401 }));
    await product.recordCall(new Request('http://x.example', { method: 'POST' }), new Response(null, { status: 206 }));
  }
  expect(store).toHaveBeenCalledTimes(2);
  expect(product.warn).toHaveBeenCalledTimes(1);
  expect(product.error).not.toHaveBeenCalled();
});

test('why the server did not take the functions is logged once, without a key', async () => {
  const reasons = () => product.error.mock.calls.flatMap(([facts]) => ('reason' in (facts as object) ? [facts] : []));
  server.mode = 'broken';
  expect([await register(), await register()]).toEqual([false, false]);
  expect(reasons()).toEqual([{ reason: expect.stringMatching(/^500 .*Internal server error/) }]);
  server.mode = 'working';
  expect(await register()).toBe(true);
  server.registrationError = `400 cannot reach the app, ${keys.signing} ${'x'.repeat(1_000)}`;
  expect([await register(), await register()]).toEqual([false, false]);
  expect(reasons()).toHaveLength(2);
  expect(JSON.stringify(reasons()[1])).toContain('cannot reach the app');
  expect(JSON.stringify(reasons()[1]).length).toBeLessThan(400);
  expect(logged()).not.toContain(keys.signing);
  server.signingKey = 'cd'.repeat(32);
  expect(await register()).toBe(false);
  expect(reasons()).toHaveLength(2);
});
