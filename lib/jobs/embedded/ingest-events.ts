import { createHash, randomUUID } from 'node:crypto';
import type { EngineContext, EngineTransaction } from './engine-context';
import { engineTransaction } from './engine-transaction';
import { routeEvents } from './event-router';
import type { DurableEvent, SentEvent } from './protocol';

/** Clocks differ a little; nearer to now an event is not of the future. */
const clockToleranceMs = 1_000;

/**
 * Takes events in: all of them, or none. An event whose id and name were seen within 24 hours does nothing. An event
 * whose time is in the future is handled then.
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
    const due: DurableEvent[] = [];
    for (const event of await rememberNew(tx, events)) {
      if (event.ts <= Date.now() + clockToleranceMs) due.push(event);
      else tx.timers.push({ job: { kind: 'event', event }, at: new Date(event.ts) });
    }
    await routeEvents(context, tx, due);
  });
  return events.map((event) => event.id);
}

const identityOf = ({ id, name }: { id: string; name: string }): string => JSON.stringify([id, name]);

/** Notes which events came in, and answers those that had not come before, each once. */
async function rememberNew(tx: EngineTransaction, events: DurableEvent[]): Promise<DurableEvent[]> {
  const unique = new Map<string, DurableEvent>();
  for (const event of events) if (!unique.has(identityOf(event))) unique.set(identityOf(event), event);
  const rows = [...unique.values()].map(({ id, name }) => ({ id, name }));
  const inserted = await tx.sql.query<{ id: string; name: string }>(
    `insert into durable_event (id, name)
     select id, name from jsonb_to_recordset($1::jsonb) as received(id text, name text) order by id, name
     on conflict (id, name) do update set received_at = now()
       where durable_event.received_at < now() - interval '24 hours'
     returning id, name`,
    [JSON.stringify(rows)],
  );
  const fresh = new Set(inserted.map(identityOf));
  return [...unique].flatMap(([identity, event]) => (fresh.has(identity) ? [event] : []));
}
