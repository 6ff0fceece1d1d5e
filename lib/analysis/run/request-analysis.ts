import type { Actor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { enqueueEvents } from '@/lib/jobs/outbox';
import { deleteFailedAnswers } from './failed-answers';
import { writeOffDrafts } from './write-off-drafts';

interface RequestedRun {
  candidateId: string;
  processId: string;
  requestId: string;
  requestedById: string | null;
}

/**
 * Queues candidates: each gets a new run, which supersedes any earlier one and its draft, and the event that starts it,
 * in the caller's transaction.
 *
 * @param actor who asks for it; a repeated run keeps its first
 * @param options `fresh`: judge again instead of reusing stored verdicts of equal input; `repeat`: request a lost run
 * again
 */
export async function requestAnalyses(
  db: Db,
  actor: Actor,
  candidateIds: string[],
  options: { fresh?: boolean; repeat?: boolean } = {},
): Promise<void> {
  if (candidateIds.length === 0) return;
  const change = options.repeat
    ? Prisma.sql`analysis_repeats = analysis_repeats + 1,
        analysis_waiting_since = coalesce(analysis_waiting_since, analysis_requested_at)`
    : Prisma.sql`analysis_repeats = 0, analysis_waiting_since = now(), analysis_fresh = ${options.fresh ?? false},
        analysis_requested_by_id = ${requesterId(actor)}::uuid`;
  await writeOffDrafts(db, candidateIds);
  await deleteFailedAnswers(db, candidateIds);
  const runs = await db.$queryRaw<RequestedRun[]>`
    UPDATE candidate
    SET ${change}, analysis_request_id = gen_random_uuid(), analysis_requested_at = now(),
        status = 'AWAITING_PROCESSING', status_reason = NULL, progress = NULL, updated_at = now()
    WHERE id = ANY(${candidateIds}::uuid[])
    RETURNING id AS "candidateId", process_id AS "processId", analysis_request_id AS "requestId",
      analysis_requested_by_id AS "requestedById"`;
  await enqueueEvents(
    db,
    runs.map((data) => ({ name: 'candidate/analysis.requested' as const, data })),
  );
}

/** The person who asks for an analysis, null for the product itself. */
export function requesterId(actor: Actor): string | null {
  return actor.kind === 'person' ? actor.userId : null;
}

/** Queues every candidate of a newly activated process that awaits processing, except those that a batch will hand over. */
export async function requestAwaitingAnalyses(db: Db, actor: Actor, processId: string): Promise<void> {
  const waiting = await db.candidate.findMany({
    where: { processId, status: 'AWAITING_PROCESSING' },
    orderBy: { ordinalNumber: 'asc' },
    select: { id: true, analysisRequestId: true },
  });
  const items = await db.modelBatchItem.findMany({
    where: { state: 'OPEN', batch: { processId } },
    select: { requestId: true },
  });
  const inBatch = new Set(items.map(({ requestId }) => requestId));
  await requestAnalyses(
    db,
    actor,
    waiting.filter(({ analysisRequestId }) => !inBatch.has(analysisRequestId ?? '')).map(({ id }) => id),
  );
}
