import { z } from 'zod';
import { inngest } from '@/inngest/client';
import { eventSchemas, type AppEvent, type EventName } from '@/inngest/events';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { logger } from '@/lib/logger';
import { runningEngine } from './embedded/running-engines';
import { selectedEngine } from './select-engine';

const batchSize = 100;
const flushTimeoutMs = 60_000;
/** After a failure nobody's request waits for another try. */
const pauseAfterFailureMs = 4_000;
let pausedUntil = 0;
const eventNames = Object.keys(eventSchemas) as [EventName, ...EventName[]];

/**
 * Writes an event down in the caller's transaction; it is sent if, and only if, that commits. Call `flushOutbox`
 * after the commit to send it at once.
 *
 * @throws ZodError when the payload is not what `eventSchemas` says.
 */
export async function enqueueEvent(db: Db, event: AppEvent): Promise<void> {
  await db.outboxEvent.create({ data: { name: event.name, data: eventSchemas[event.name].parse(event.data) } });
}

/** As `enqueueEvent`, for many events in one statement. */
export async function enqueueEvents(db: Db, events: AppEvent[]): Promise<void> {
  const rows = events.map(({ name, data }) => ({ name, data: eventSchemas[name].parse(data) }));
  await db.outboxEvent.createMany({ data: rows });
}

/**
 * Sends the events that were committed and not sent yet, oldest first, and removes them. The row's id becomes the
 * event's id, so that an event sent again after a crash is recognised. Safe in any number of processes at once.
 *
 * @returns how many were sent. Never throws: when the engine or the database is down, the rows stay for later.
 */
export async function flushOutbox(): Promise<number> {
  let total = 0;
  try {
    // Without an engine in this process (a script, say) another one sends them.
    if (selectedEngine() === 'embedded' && !runningEngine()) return 0;
    if (Date.now() < pausedUntil) return 0;
    for (let sent = batchSize; sent === batchSize; total += sent) sent = await sendBatch();
  } catch (error) {
    pausedUntil = Date.now() + pauseAfterFailureMs;
    logger.error({ err: error }, 'the outbox could not be sent; it will be tried again');
  }
  return total;
}

const rowSchema = z.object({ id: z.uuid(), name: z.enum(eventNames), data: z.record(z.string(), z.unknown()) });

async function sendBatch(): Promise<number> {
  return transaction(
    async (db) => {
      const rows = await db.$queryRaw<unknown[]>`
        select id, name, data from outbox_event order by created_at, id limit ${batchSize} for update skip locked`;
      if (rows.length === 0) return 0;
      const events = z.array(rowSchema).parse(rows);
      await inngest.send(events);
      await db.outboxEvent.deleteMany({ where: { id: { in: events.map((event) => event.id) } } });
      return events.length;
    },
    { timeoutMs: flushTimeoutMs },
  );
}
