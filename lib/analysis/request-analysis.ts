import type { Db } from '@/lib/db/client';
import { enqueueEvents } from '@/lib/jobs/outbox';

interface WantedRun {
  candidateId: string;
  processId: string;
  requestId: string;
}

/**
 * Puts candidates in the queue: each gets a new wanted run, which supersedes any earlier one, and the event that
 * starts it, in the caller's transaction.
 *
 * @param options `fresh`: judge anew instead of taking over stored verdicts of equal input
 */
export async function requestAnalyses(
  db: Db,
  candidateIds: string[],
  options: { fresh?: boolean } = {},
): Promise<void> {
  if (candidateIds.length === 0) return;
  const runs = await db.$queryRaw<WantedRun[]>`
    UPDATE candidate
    SET analysis_request_id = gen_random_uuid(), analysis_fresh = ${options.fresh ?? false},
        status = 'AWAITING_PROCESSING', status_reason = NULL, progress = NULL, updated_at = now()
    WHERE id = ANY(${candidateIds}::uuid[])
    RETURNING id AS "candidateId", process_id AS "processId", analysis_request_id AS "requestId"`;
  await enqueueEvents(
    db,
    runs.map((data) => ({ name: 'candidate/analysis.requested' as const, data })),
  );
}

/** Queues every candidate of the process that awaits processing; used when a process becomes active. */
export async function requestAwaitingAnalyses(db: Db, processId: string): Promise<void> {
  const waiting = await db.candidate.findMany({
    where: { processId, status: 'AWAITING_PROCESSING' },
    orderBy: { ordinalNumber: 'asc' },
    select: { id: true },
  });
  await requestAnalyses(
    db,
    waiting.map(({ id }) => id),
  );
}
