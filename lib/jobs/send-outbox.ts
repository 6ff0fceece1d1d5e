import { z } from 'zod';
import { inngest } from './client';
import { eventSchemas, type AppEvent, type EventName } from './events';
import { database } from '@/lib/db/client';
import { logger } from '@/lib/logger';
import { runningEngine } from './embedded/running-engines';
import { claimOutboxRows, delayOutboxRows, removeOutboxRows, setAsideOutboxRow, type OutboxRow } from './outbox-rows';
import { selectedEngine } from './select-engine';

const batchSize = 100;
/** After so many vain tries an event is sent alone, so that no other waits because the engine refuses this one. */
const triesTogether = 3;
/** An event that this version does not know may be known to the next, which is just being rolled out. */
const triesUntilSetAside = 10;
const defaultLimitMs = 5_000;

type ReadableRow = OutboxRow & { event: AppEvent };

/**
 * Sends the events that were committed and not sent yet, oldest first, and removes them. The row's id becomes the
 * event's id, so that an event sent twice is recognised. Rows are claimed, sent and removed without an open
 * transaction; any number of processes may do so at once. A row that cannot be read is tried ten times, in several
 * minutes, and then set aside.
 *
 * @param limits `limitMs`: how long the engine may take for a batch
 * @returns how many were sent. Never throws: when the engine or the database is down, the rows stay for later.
 */
export async function sendOutbox(limits: { limitMs?: number } = {}): Promise<number> {
  const { limitMs = defaultLimitMs } = limits;
  // Without an engine in this process (a script, say) another one sends them.
  if (selectedEngine() === 'embedded' && !runningEngine()) return 0;
  try {
    const together = await sendWhilePossible({ limit: batchSize, attemptsBelow: triesTogether }, limitMs);
    return together + (await sendWhilePossible({ limit: 1, attemptsFrom: triesTogether }, limitMs));
  } catch (error) {
    logger.error({ err: error }, 'the outbox could not be sent; it will be tried again');
    return 0;
  }
}

/** Until nothing is due any more, or the engine did not take what it was sent. */
async function sendWhilePossible(claim: Parameters<typeof claimOutboxRows>[1], limitMs: number): Promise<number> {
  let total = 0;
  for (;;) {
    const rows = await claimOutboxRows(database(), claim);
    if (rows.length === 0) return total;
    const readable: ReadableRow[] = [];
    for (const row of rows) {
      const event = await readEvent(row);
      if (event) readable.push({ ...row, event });
    }
    if (readable.length === 0) continue;
    if (!(await send(readable, limitMs))) return total;
    total += readable.length;
  }
}

const nameSchema = z.enum(Object.keys(eventSchemas) as [EventName, ...EventName[]]);

async function readEvent(row: OutboxRow): Promise<AppEvent | undefined> {
  const name = nameSchema.safeParse(row.name);
  const data = name.success ? eventSchemas[name.data].safeParse(row.data) : undefined;
  if (name.success && data?.success) return { name: name.data, data: data.data } as AppEvent;
  const reason = name.success ? `payload: ${data?.error?.message ?? ''}` : 'unknown event';
  const facts = { eventId: row.id, event: row.name, reason, attempts: row.attempts };
  if (row.attempts < triesUntilSetAside) {
    await delayOutboxRows(database(), [row]);
    logger.warn(facts, 'an event in the outbox cannot be read; it will be tried again');
  } else {
    await setAsideOutboxRow(database(), row.id, reason);
    logger.error(facts, 'an event in the outbox cannot be read; it was set aside');
  }
  return undefined;
}

async function send(rows: ReadableRow[], limitMs: number): Promise<boolean> {
  try {
    await within(limitMs, inngest.send(rows.map(({ id, event }) => ({ id, ...event }))));
  } catch (error) {
    await delayOutboxRows(database(), rows);
    logger.error({ err: error, events: rows.length }, 'events could not be sent; they will be tried again');
    return false;
  }
  await removeOutboxRows(
    database(),
    rows.map(({ id }) => id),
  );
  return true;
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The engine did not take the events within ${limitMs} ms.`)), limitMs);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
