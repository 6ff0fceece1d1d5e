import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { addRunningEngine, removeRunningEngine, type RunningEngine } from './embedded/running-engines';
import type { SentEvent } from './embedded/protocol';
import { enqueueEvent, flushOutbox } from './outbox';

const event = () => ({
  name: 'candidate/analysis.requested' as const,
  data: { processId: randomUUID(), candidateId: randomUUID(), requestId: randomUUID() },
});

let received: SentEvent[] = [];
let down = false;
/** Stands for an engine; what an engine does with events is the conformance suite's matter. */
const engine: RunningEngine = {
  ingest: async (events) => {
    if (down) throw new Error('the engine is down');
    received.push(...events);
    return events.map(({ id }) => id ?? '');
  },
};

beforeEach(async () => {
  received = [];
  down = false;
  await database().outboxEvent.deleteMany();
  addRunningEngine(engine);
});
afterEach(() => removeRunningEngine(engine));

test('sends what was committed, once, with the row as its id', async () => {
  const sent = event();
  await transaction((db) => enqueueEvent(db, sent));
  const rows = await database().outboxEvent.findMany();
  expect(await flushOutbox()).toBe(1);
  expect(received).toMatchObject([{ id: rows[0]?.id, ...sent }]);
  expect(await flushOutbox()).toBe(0);
  expect(received).toHaveLength(1);
});

test('sends nothing of a transaction that was rolled back', async () => {
  await expect(
    transaction(async (db) => {
      await enqueueEvent(db, event());
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await flushOutbox()).toBe(0);
});

test('refuses a payload that is not what the event says', async () => {
  const wrong = { ...event(), data: { ...event().data, candidateId: 'not an id' } };
  await expect(transaction((db) => enqueueEvent(db, wrong))).rejects.toThrow();
  expect(await database().outboxEvent.count()).toBe(0);
});

test('keeps the events while no engine runs in this process', async () => {
  removeRunningEngine(engine);
  await transaction((db) => enqueueEvent(db, event()));
  expect(await flushOutbox()).toBe(0);
  expect(await database().outboxEvent.count()).toBe(1);
});

test('several flushes at once send each of many events once', async () => {
  await transaction(async (db) => {
    for (let count = 0; count < 250; count += 1) await enqueueEvent(db, event());
  });
  const sent = await Promise.all([flushOutbox(), flushOutbox(), flushOutbox()]);
  expect(sent.reduce((sum, count) => sum + count, 0) + (await flushOutbox())).toBe(250);
  expect(new Set(received.map(({ id }) => id)).size).toBe(250);
  expect(received).toHaveLength(250);
}, 30_000);

// Last, because the pause holds for what would come after.
test('keeps the events while the engine is down, does not throw, and tries again after a pause', async () => {
  down = true;
  await transaction((db) => enqueueEvent(db, event()));
  expect(await flushOutbox()).toBe(0);
  expect(await database().outboxEvent.count()).toBe(1);
  down = false;
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  expect(await flushOutbox()).toBe(1);
  now.mockRestore();
}, 30_000);
