import { createHash, randomUUID } from 'node:crypto';
import type { EngineContext, EngineTransaction } from './engine-context';
import { engineTransaction } from './engine-transaction';
import { routeEvent } from './event-router';
import type { DurableEvent, SentEvent } from './protocol';

/**
 * Takes events in: all of them, or none. An event whose id was seen within 24 hours does nothing.
 *
 * @param seed makes ids for events without one, so that sending again after a lost answer does not double them.
 * @returns the events' ids, in their order.
 */
export async function ingestEvents(context: EngineContext, sent: SentEvent[], seed?: string): Promise<string[]> {
  const events = sent.map((event, position): DurableEvent => ({
    ...event,
    id: event.id ?? (seed ? createHash('sha256').update(`${seed}\n${position}`).digest('hex') : randomUUID()),
    ts: event.ts ?? Date.now(),
    data: event.data ?? {},
  }));
  await engineTransaction(context, async (tx) => {
    for (const event of events) {
      if (await isNew(tx, event)) await routeEvent(context, tx, event);
    }
  });
  return events.map((event) => event.id);
}

async function isNew(tx: EngineTransaction, event: DurableEvent): Promise<boolean> {
  const inserted = await tx.sql.query(
    `insert into durable_event (id, name) values ($1, $2)
     on conflict (id) do update set received_at = now()
       where durable_event.received_at < now() - interval '24 hours'
     returning id`,
    [event.id, event.name],
  );
  return inserted.length > 0;
}
