import type { Db } from '@/lib/db/client';

/**
 * Deletes requests and answers that no waiting or running analysis will use, because they quote CVs, and batches that
 * ended before `before`.
 */
export async function cleanUpBatches(db: Db, before: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE model_batch_item item SET line = NULL, answer = NULL
    WHERE (line IS NOT NULL OR answer IS NOT NULL) AND NOT EXISTS (
      SELECT 1 FROM candidate WHERE candidate.id = item.candidate_id
        AND status IN ('AWAITING_PROCESSING', 'IN_PROGRESS'))`;
  await db.modelBatch.deleteMany({ where: { endedAt: { lt: before }, items: { none: { answer: { not: null } } } } });
}
