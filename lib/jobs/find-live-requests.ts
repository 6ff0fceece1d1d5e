import { z } from 'zod';
import { database } from '@/lib/db/client';
import { localRunner } from './embedded/local-runners';

/** The field of the events' payloads that names a request. */
export type RequestKey = 'requestId' | 'pickId' | 'syncId' | 'mailId' | 'simulationId';

const rowSchema = z.array(z.object({ id: z.string() }));

/**
 * Returns the requests still to be processed: their event is in the outbox, or a run is in progress in the embedded
 * runner. Runs on an Inngest server are not known here.
 *
 * @param ids the values of `key`
 */
export async function findLiveRequests(key: RequestKey, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  // Outbox first: an event sent in between is then found in the runner.
  const rows = await database().$queryRaw<unknown[]>`
    SELECT data->>${key} AS id FROM outbox_event
    WHERE set_aside_at IS NULL AND data->>${key} = ANY(${ids})`;
  const unsent = rowSchema.parse(rows).map(({ id }) => id);
  const running = (await localRunner()?.findRunning(key, ids)) ?? [];
  return new Set([...unsent, ...running]);
}
