import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { addLocalRunner, removeLocalRunner, type LocalRunner } from './embedded/local-runners';
import type { SentEvent } from './embedded/protocol';
import { enqueueEvent } from './outbox';
import { sendOutboxSoon, startOutboxSender, stopOutboxSender } from './outbox-sender';
import { sendOutbox } from './send-outbox';

const event = () => ({
  name: 'candidate/analysis.requested' as const,
  data: { processId: randomUUID(), candidateId: randomUUID(), requestId: randomUUID() },
});

let received: SentEvent[] = [];
let down = false;
let refused: string | undefined;
let hanging: Promise<void> | undefined;
/** Stands for a runner; what a runner does with events is the conformance suite's matter. */
const runner: LocalRunner = {
  ingest: async (events) => {
    if (down || events.some(({ id }) => id === refused)) throw new Error('the runner is down');
    await hanging;
    received.push(...events);
    return events.map(({ id }) => id ?? '');
  },
  findRunning: async () => [],
};

beforeEach(async () => {
  received = [];
  down = false;
  refused = hanging = undefined;
  await database().outboxEvent.deleteMany();
  addLocalRunner(runner);
});
afterEach(() => removeLocalRunner(runner));

test('sends what was committed, once, with the row as its id', async () => {
  const sent = event();
  await transaction((db) => enqueueEvent(db, sent));
  const rows = await database().outboxEvent.findMany();
  expect(await sendOutbox()).toBe(1);
  expect(received).toMatchObject([{ id: rows[0]?.id, ...sent }]);
  expect(await sendOutbox()).toBe(0);
  expect(received).toHaveLength(1);
});

test('sends nothing of a transaction that was rolled back', async () => {
  await expect(
    transaction(async (db) => {
      await enqueueEvent(db, event());
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await sendOutbox()).toBe(0);
});

test('refuses a payload that is not what the event says', async () => {
  const wrong = { ...event(), data: { ...event().data, candidateId: 'not an id' } };
  await expect(transaction((db) => enqueueEvent(db, wrong))).rejects.toThrow();
  expect(await database().outboxEvent.count()).toBe(0);
});

test('keeps the events while no runner runs in this process', async () => {
  removeLocalRunner(runner);
  await transaction((db) => enqueueEvent(db, event()));
  expect(await sendOutbox()).toBe(0);
  expect(await database().outboxEvent.count()).toBe(1);
});

test('several flushes at once send each of many events once', async () => {
  await transaction(async (db) => {
    for (let count = 0; count < 250; count += 1) await enqueueEvent(db, event());
  });
  const sent = await Promise.all([sendOutbox(), sendOutbox(), sendOutbox()]);
  expect(sent.reduce((sum, count) => sum + count, 0) + (await sendOutbox())).toBe(250);
  expect(new Set(received.map(({ id }) => id)).size).toBe(250);
  expect(received).toHaveLength(250);
}, 30_000);

/** As if the pause after a failed try were over. */
const makeDue = () => database().outboxEvent.updateMany({ data: { claimedUntil: null } });

test('keeps the events while the runner is down, does not throw, and tries again after a pause', async () => {
  down = true;
  await transaction((db) => enqueueEvent(db, event()));
  expect(await sendOutbox()).toBe(0);
  expect(await database().outboxEvent.count()).toBe(1);
  down = false;
  expect(await sendOutbox()).toBe(0);
  await makeDue();
  expect(await sendOutbox()).toBe(1);
}, 30_000);

test.each([
  ['an unknown event', { name: 'candidate/unheard-of', data: {} }],
  ['a payload that does not fit', { name: 'candidate/analysis.requested', data: { candidateId: 7 } }],
  ['a payload that is no object', { name: 'process/rescoring.requested', data: [] }],
])('%s holds up no other, and is set aside after some tries', async (_what, row) => {
  const { id } = await database().outboxEvent.create({ data: { ...row, createdAt: new Date(0) } });
  await transaction((db) => enqueueEvent(db, event()));
  expect(await sendOutbox()).toBe(1);
  expect(await database().outboxEvent.findUnique({ where: { id } })).toMatchObject({ attempts: 1, setAsideAt: null });
  await database().outboxEvent.update({ where: { id }, data: { attempts: 9, claimedUntil: null } });
  expect(await sendOutbox()).toBe(0);
  const kept = await database().outboxEvent.findUniqueOrThrow({ where: { id } });
  expect(kept).toMatchObject({ setAsideAt: expect.any(Date), setAsideReason: expect.any(String) });
  await makeDue();
  await sendOutbox();
  expect(await database().outboxEvent.findUnique({ where: { id } })).toMatchObject({ attempts: 10 });
});

test('what the version before still writes and nothing hears goes without a word', async () => {
  const { id } = await database().outboxEvent.create({ data: { name: 'candidate/analysis.ended', data: {} } });
  await transaction((db) => enqueueEvent(db, event()));
  expect(await sendOutbox()).toBe(1);
  expect(await database().outboxEvent.findUnique({ where: { id } })).toBeNull();
});

test('an event that the runner refuses holds up no other', async () => {
  const { id } = await database().outboxEvent.create({ data: { ...event(), createdAt: new Date(0) } });
  refused = id;
  await transaction(async (db) => {
    for (let count = 0; count < 5; count += 1) await enqueueEvent(db, event());
  });
  for (let round = 0; round < 5; round += 1) {
    await sendOutbox();
    // The refused one waits longest of all.
    await database().outboxEvent.updateMany({ where: { id: { not: id } }, data: { claimedUntil: null } });
    if (round < 3) await makeDue();
  }
  expect(received).toHaveLength(5);
  expect(await database().outboxEvent.count()).toBe(1);
}, 60_000);

describe('while the runner hangs', () => {
  let release: () => void;
  beforeEach(() => {
    hanging = new Promise((resolve) => (release = resolve));
  });
  afterEach(() => release());

  test('no transaction stays open, and the send is given up; the events are kept', async () => {
    await transaction((db) => enqueueEvent(db, event()));
    const sending = sendOutbox({ limitMs: 500 });
    await until(async () => (await database().outboxEvent.count({ where: { attempts: 1 } })) === 1);
    const open = await database().$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`;
    expect(open).toEqual([]);
    expect(await sending).toBe(0);
    expect(await database().outboxEvent.count()).toBe(1);
  });

  test('a request that asks for a send does not wait, and there is one send at a time', async () => {
    const { actor } = await createTestUser('RECRUITER');
    startOutboxSender(() => sendOutbox({ limitMs: 60_000 }));
    const { id: processId } = await createTestProcess(actor);
    for (const name of ['Jan', 'Ewa', 'Iga']) {
      const file = { fileName: 'cv.pdf', bytes: await makeCvPdf({ lines: [name] }) };
      expect((await uploadCvs(actor, { processId, files: [file] })).accepted).toHaveLength(1);
      sendOutboxSoon();
    }
    const claimed = await database().outboxEvent.findMany({ where: { attempts: { gt: 0 } } });
    expect(claimed.length).toBeLessThanOrEqual(1);
    release();
    await until(async () => received.length === 3);
    await stopOutboxSender();
  });
});

async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await delay(20);
}
