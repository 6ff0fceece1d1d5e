import type { Db } from '@/lib/db/client';
import { inBatches } from '@/lib/db/in-batches';

/**
 * Deletes requests and answers that no waiting or running analysis will use, because they quote CVs, and batches that
 * ended before `before`.
 */
export async function cleanUpBatches(db: Db, before: Date): Promise<void> {
  await inBatches(
    (limit) => db.$executeRaw`
      UPDATE model_batch_item SET line = NULL, answer = NULL WHERE id IN (
        SELECT item.id FROM model_batch_item item
        WHERE (line IS NOT NULL OR answer IS NOT NULL) AND NOT EXISTS (
          SELECT 1 FROM candidate WHERE candidate.id = item.candidate_id
            AND status IN ('AWAITING_PROCESSING', 'IN_PROGRESS'))
        LIMIT ${limit})`,
  );
  const where = { endedAt: { lt: before }, items: { none: { answer: { not: null } } } };
  await inBatches((limit) => db.modelBatch.deleteMany({ where, limit }));
}
