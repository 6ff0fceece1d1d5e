import { z } from 'zod';
import { env } from '@/lib/env';
import { serverAddress } from './server-address';
import { serverFetch } from './server-fetch';

/** Above this time the server is overloaded, and may not have got to the event yet. */
const promptMs = 2_000;
const limitMs = 4_000;

const listOf = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) });
const runsSchema = listOf(z.object({ run_id: z.string() }));
const jobsSchema = listOf(z.unknown());

/**
 * `alive`: it is queued or runs. `missing`: nothing on the server will run it. `unclear`: the response says nothing.
 * `unavailable`: the server did not respond promptly, so that nothing it says proves anything.
 */
export type EventState = 'alive' | 'missing' | 'unclear' | 'unavailable';

class Unavailable extends Error {}

/**
 * Asks an Inngest server of your own what became of an event: its runs, and their jobs in the queue. Only the jobs tell:
 * after a kill without Redis a run is still `Scheduled`, and one that sleeps between its steps is `Completed` already.
 *
 * @param engineEventId the server's own id, as returned when the event was sent
 */
export async function lookUpEvent(engineEventId: string): Promise<EventState> {
  try {
    const runs = await get(`/v1/events/${encodeURIComponent(engineEventId)}/runs`, runsSchema);
    if (!runs) return 'unclear';
    for (const run of runs.data) {
      const jobs = await get(`/v1/runs/${encodeURIComponent(run.run_id)}/jobs`, jobsSchema);
      if (!jobs) return 'unclear';
      if (jobs.data.length > 0) return 'alive';
    }
    return 'missing';
  } catch (error) {
    if (error instanceof Unavailable) return 'unavailable';
    throw error;
  }
}

/** Undefined for an error; the server reports some of them with status 200. */
async function get<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T> | undefined> {
  const { INNGEST_SIGNING_KEY } = env();
  const startedAt = performance.now();
  try {
    const response = await serverFetch(limitMs)(new URL(path, serverAddress()), {
      headers: INNGEST_SIGNING_KEY ? { authorization: `Bearer ${INNGEST_SIGNING_KEY}` } : {},
    });
    if (response.status === 401 || response.status === 403) throw new Unavailable();
    const body = schema.safeParse(await response.json());
    if (performance.now() - startedAt > promptMs) throw new Unavailable();
    return response.ok && body.success ? body.data : undefined;
  } catch (error) {
    throw new Unavailable('', { cause: error });
  }
}
