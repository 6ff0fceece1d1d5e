import { z } from 'zod';
import { database } from '@/lib/db/client';
import { runningEngine } from './embedded/running-engines';

const rowSchema = z.array(z.object({ requestId: z.string() }));

/**
 * Returns the requests still to be processed: their event is in the outbox, or a run is in progress in the embedded
 * engine. Runs on an Inngest server are not known here.
 *
 * @param requestIds the `requestId` of events' payloads
 */
export async function findLiveRequests(requestIds: string[]): Promise<Set<string>> {
  if (requestIds.length === 0) return new Set();
  // Outbox first: an event sent in between is then found in the engine.
  const rows = await database().$queryRaw<unknown[]>`
    SELECT data->>'requestId' AS "requestId" FROM outbox_event
    WHERE set_aside_at IS NULL AND data->>'requestId' = ANY(${requestIds})`;
  const unsent = rowSchema.parse(rows).map(({ requestId }) => requestId);
  const running = (await runningEngine()?.findRunning('requestId', requestIds)) ?? [];
  return new Set([...unsent, ...running]);
}
