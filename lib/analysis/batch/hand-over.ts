import { transaction } from '@/lib/db/transaction';
import { enqueueEvents } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';

/** An item that leaves the batch: with the provider's answer, or without one. */
interface LeavingItem {
  id: string;
  answer: string | null;
}

interface StartedRun {
  candidateId: string;
  processId: string;
  requestId: string;
  requestedById: string | null;
}

const chunkSize = 100;

/**
 * Starts the analyses of candidates of whom all items have left the batch: an analysis takes the answers there are, and
 * asks the model now for the others.
 * Idempotent: only open items leave, and those of superseded runs start nothing. Of somebody who was erased no answer is kept.
 */
export async function handOver(batchId: string, items: LeavingItem[]): Promise<void> {
  for (let from = 0; from < items.length; from += chunkSize) {
    const chunk = items.slice(from, from + chunkSize);
    const leaving = JSON.stringify(chunk);
    await transaction(async (db) => {
      // Before the items, as an erasure does: whose answer comes while they are erased is seen as erased.
      await db.$queryRaw`
        SELECT id FROM candidate WHERE id IN (
          SELECT candidate_id FROM model_batch_item WHERE id = ANY(${chunk.map(({ id }) => id)}::uuid[]))
        ORDER BY id FOR NO KEY UPDATE`;
      const taken = await db.$queryRaw<{ requestId: string }[]>`
        UPDATE model_batch_item item SET line = NULL,
          answer = CASE WHEN candidate.cv_sha256 IS NOT NULL THEN leaving.answer END,
          state = (CASE WHEN leaving.answer IS NULL THEN 'RELEASED' ELSE 'ANSWERED' END)::"ModelBatchItemState"
        FROM jsonb_to_recordset(${leaving}::jsonb) AS leaving(id uuid, answer text), candidate
        WHERE item.id = leaving.id AND candidate.id = item.candidate_id AND item.batch_id = ${batchId}::uuid
          AND item.state = 'OPEN'
        RETURNING item.request_id AS "requestId"`;
      const runs = await db.$queryRaw<StartedRun[]>`
        UPDATE candidate SET status_reason = NULL, analysis_requested_at = now(), updated_at = now()
        WHERE analysis_request_id = ANY(${taken.map(({ requestId }) => requestId)}::uuid[])
          AND status = 'AWAITING_PROCESSING'
          AND NOT EXISTS (SELECT 1 FROM model_batch_item item
            WHERE item.request_id = analysis_request_id AND item.state = 'OPEN')
        RETURNING id AS "candidateId", process_id AS "processId", analysis_request_id AS "requestId",
          analysis_requested_by_id AS "requestedById"`;
      await enqueueEvents(
        db,
        runs.map((data) => ({ name: 'candidate/analysis.requested' as const, data })),
      );
    });
  }
  if (items.length > 0) sendOutboxSoon();
}
