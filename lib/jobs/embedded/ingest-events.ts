import { createHash, randomUUID } from 'node:crypto';
import type { RunnerContext, RunnerTransaction } from './runner-context';
import { runnerTransaction } from './runner-transaction';
import { routeEvents } from './event-router';
import type { DurableEvent, SentEvent } from './protocol';

/** Tolerated clock difference: closer than this, an event is due now. */
const clockToleranceMs = 1_000;

/**
 * Accepts all events or none. An event whose id and name were seen within 24 hours is ignored. An event with a future
 * time is handled then.
 *
 * @param seed derives ids for events without one, so that a resend after a lost response is deduplicated
 * @returns the events' ids, in order
 */
export async function ingestEvents(context: RunnerContext, sent: SentEvent[], seed?: string): Promise<string[]> {
  const events = sent.map((event, position): DurableEvent => ({
    ...event,
    id: event.id ?? (seed ? createHash('sha256').update(`${seed}\n${position}`).digest('hex') : randomUUID()),
    ts: event.ts ?? Date.now(),
    data: event.data ?? {},
  }));
  await runnerTransaction(context, async (tx) => {
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

/** Records the events and returns those not seen before, deduplicated. */
async function rememberNew(tx: RunnerTransaction, events: DurableEvent[]): Promise<DurableEvent[]> {
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
