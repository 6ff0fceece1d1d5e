import { deleteFailedAnswers } from '@/lib/analysis/run/failed-answers';
import { requesterId } from '@/lib/analysis/run/request-analysis';
import { writeOffDrafts } from '@/lib/analysis/run/write-off-drafts';
import type { Actor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { enqueueEvent } from '@/lib/jobs/outbox';

/** Why a candidate in a batch waits: `candidateStatusReason.model.in-batch`. */
export const inBatch = 'model.in-batch';

/**
 * Puts candidates into a new batch, in the caller's transaction: each gets a new run, which supersedes an earlier one,
 * and waits until the batch hands it over.
 *
 * @returns the batch's id; null without candidates
 */
export async function queueInBatch(
  db: Db,
  actor: Actor,
  processId: string,
  candidateIds: string[],
): Promise<string | null> {
  if (candidateIds.length === 0) return null;
  const { id: batchId } = await db.modelBatch.create({ data: { processId } });
  await writeOffDrafts(db, candidateIds);
  await deleteFailedAnswers(db, candidateIds);
  await db.$executeRaw`
    INSERT INTO model_batch_item (id, batch_id, candidate_id, request_id, status_before, reason_before)
    SELECT gen_random_uuid(), ${batchId}::uuid, id, gen_random_uuid(), status, status_reason
    FROM candidate WHERE id = ANY(${candidateIds}::uuid[])`;
  await db.$executeRaw`
    UPDATE candidate
    SET analysis_repeats = 0, analysis_fresh = FALSE, analysis_request_id = item.request_id, analysis_requested_at = now(),
        analysis_waiting_since = NULL, analysis_requested_by_id = ${requesterId(actor)}::uuid,
        status = 'AWAITING_PROCESSING', status_reason = ${inBatch}, progress = NULL, updated_at = now()
    FROM model_batch_item item WHERE item.batch_id = ${batchId}::uuid AND item.candidate_id = candidate.id`;
  await enqueueEvent(db, { name: 'candidates/batch.requested', data: { batchId } });
  return batchId;
}
