import { database } from '@/lib/db/client';
import { selectedRunner } from './select-runner';

/** What the embedded runner's queue holds. */
export interface QueueCount {
  /** Steps that wait for a worker, for a place or for their time. */
  waiting: number;
  /** Steps that a worker does now. */
  running: number;
  /** For how long the oldest step that may be done has waited for a worker, in seconds; 0: none waits. */
  oldestSeconds: number;
}

/**
 * What the queue of the embedded runner holds, for all instances; null: an Inngest server has the queue, and does not tell.
 */
export async function countQueue(): Promise<QueueCount | null> {
  if (selectedRunner() !== 'embedded') return null;
  const [calls] = await database().$queryRaw<{ waiting: number; running: number; isMade: boolean }[]>`
    SELECT count(*) FILTER (WHERE owner_id IS NULL)::int AS waiting, count(owner_id)::int AS running,
      to_regclass('pgboss.job') IS NOT NULL AS "isMade"
    FROM durable_call`;
  const { waiting = 0, running = 0, isMade = false } = calls ?? {};
  // Before the first runner has started there is no queue.
  return { waiting, running, oldestSeconds: isMade && waiting > 0 ? await oldestSeconds() : 0 };
}

async function oldestSeconds(): Promise<number> {
  const [oldest] = await database().$queryRaw<{ seconds: number | null }[]>`
    SELECT max(extract(epoch FROM now() - greatest(job.created_on, job.start_after)))::float8 AS seconds
    FROM durable_call call JOIN pgboss.job job
      ON job.name = 'durable-call' AND job.id = call.id AND job.state IN ('created', 'retry') AND job.start_after <= now()`;
  return oldest?.seconds ?? 0;
}
