import { eventSchemas, type AppEvent } from './events';
import type { Db } from '@/lib/db/client';

/**
 * Stores an event in the caller's transaction, so that it is sent if and only if that commits. Call `sendOutboxSoon`
 * after the commit to send it at once.
 *
 * @throws ZodError when the payload does not match `eventSchemas`
 */
export async function enqueueEvent(db: Db, event: AppEvent): Promise<void> {
  await db.outboxEvent.create({ data: { name: event.name, data: eventSchemas[event.name].parse(event.data) } });
}

/** As `enqueueEvent`, for many events in one statement. */
export async function enqueueEvents(db: Db, events: AppEvent[]): Promise<void> {
  const rows = events.map(({ name, data }) => ({ name, data: eventSchemas[name].parse(data) }));
  await db.outboxEvent.createMany({ data: rows });
}
