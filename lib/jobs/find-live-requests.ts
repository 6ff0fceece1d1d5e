import { z } from 'zod';
import { database } from '@/lib/db/client';
import { runningEngine } from './embedded/running-engines';

const rowSchema = z.array(z.object({ requestId: z.string() }));

/**
 * Which of these requests will still be worked on: their event waits in the outbox, or a run is under way in the
 * embedded engine. Of the runs on an Inngest server nothing is known here.
 *
 * @param requestIds the `requestId` of events' payloads
 */
export async function findLiveRequests(requestIds: string[]): Promise<Set<string>> {
  if (requestIds.length === 0) return new Set();
  // The outbox first: an event that is sent meanwhile is then found in the engine.
  const rows = await database().$queryRaw<unknown[]>`
    SELECT data->>'requestId' AS "requestId" FROM outbox_event
    WHERE set_aside_at IS NULL AND data->>'requestId' = ANY(${requestIds})`;
  const unsent = rowSchema.parse(rows).map(({ requestId }) => requestId);
  const running = (await runningEngine()?.findRunning('requestId', requestIds)) ?? [];
  return new Set([...unsent, ...running]);
}
