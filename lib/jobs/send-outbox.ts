import { z } from 'zod';
import { inngest } from './client';
import { eventSchemas, type AppEvent, type EventName } from './events';
import { database } from '@/lib/db/client';
import { logger } from '@/lib/logger';
import { localRunner } from './embedded/local-runners';
import { storeSentEvents } from './inngest-server/sent-events';
import { observeArrival } from './inngest-server/server-fetch';
import { claimOutboxRows, delayOutboxRows, removeOutboxRows, setAsideOutboxRow, type OutboxRow } from './outbox-rows';
import { selectedRunner } from './select-runner';

const batchSize = 100;
/** After this many failed attempts an event is sent alone, so that it does not block the others. */
const maxBatchAttempts = 3;
/** An event unknown to this version may be known to the next one, which is being rolled out. */
const maxAttempts = 10;
const defaultLimitMs = 5_000;

type ReadableRow = OutboxRow & { event: AppEvent };

/**
 * Sends committed events, oldest first, and deletes them. The row's id becomes the event's id, so that a resend is
 * deduplicated. Rows are claimed, sent and deleted without an open transaction; safe in concurrent processes. A row
 * that cannot be parsed is retried ten times over several minutes and then set aside.
 *
 * @param limits `limitMs`: timeout for a batch
 * @returns how many were sent. Never throws: when the runner or the database is down, the rows stay.
 */
export async function sendOutbox(limits: { limitMs?: number } = {}): Promise<number> {
  const { limitMs = defaultLimitMs } = limits;
  // Without a runner in this process (a script) another process sends them.
  if (selectedRunner() === 'embedded' && !localRunner()) return 0;
  try {
    const together = await sendWhilePossible({ limit: batchSize, attemptsBelow: maxBatchAttempts }, limitMs);
    return together + (await sendWhilePossible({ limit: 1, attemptsFrom: maxBatchAttempts }, limitMs));
  } catch (error) {
    logger.error({ err: error }, 'the outbox could not be sent; it will be tried again');
    return 0;
  }
}

/** Stops when nothing is due, or when the runner rejects a batch. */
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
    // What was committed meanwhile has asked for another round.
    if (rows.length < claim.limit) return total;
  }
}

const nameSchema = z.enum(Object.keys(eventSchemas) as [EventName, ...EventName[]]);

/** What the version before sends and nothing hears: while it is replaced, it still writes them. */
const retiredEvents = new Set(['candidate/analysis.ended']);

async function readEvent(row: OutboxRow): Promise<AppEvent | undefined> {
  if (retiredEvents.has(row.name)) {
    await removeOutboxRows(database(), [row.id]);
    return undefined;
  }
  const name = nameSchema.safeParse(row.name);
  const data = name.success ? eventSchemas[name.data].safeParse(row.data) : undefined;
  if (name.success && data?.success) return { name: name.data, data: data.data } as AppEvent;
  const reason = name.success ? `payload: ${data?.error?.message ?? ''}` : 'unknown event';
  const facts = { eventId: row.id, event: row.name, reason, attempts: row.attempts };
  if (row.attempts < maxAttempts) {
    await delayOutboxRows(database(), [row], { mayHaveArrived: false });
    logger.warn(facts, 'an event in the outbox cannot be read; it will be tried again');
  } else {
    await setAsideOutboxRow(database(), row.id, reason);
    logger.error(facts, 'an event in the outbox cannot be read; it was set aside');
  }
  return undefined;
}

async function send(rows: ReadableRow[], limitMs: number): Promise<boolean> {
  const events = rows.map(({ id, event }) => ({ id, ...event }));
  const sent = await observeArrival(limitMs, () => inngest.send(events));
  if ('error' in sent) {
    const { error, mayHaveArrived } = sent;
    await delayOutboxRows(database(), rows, { mayHaveArrived });
    logger.error({ err: error, events: rows.length }, 'events could not be sent; they will be tried again');
    return false;
  }
  if (selectedRunner() === 'inngest') await storeSentEvents(database(), rows, sent.ids);
  await removeOutboxRows(
    database(),
    rows.map(({ id }) => id),
  );
  return true;
}
