import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { enqueueEvents } from '@/lib/jobs/outbox';

/** Three times the longest wait of a batch's function (`advance-batch.ts`). */
const quietMinutes = 30;

/**
 * Starts the function again for batches that no run follows any more. Safe where one still does, because the row
 * holds the state.
 *
 * @returns how many were started
 */
export async function recoverLostBatches(actor: Actor): Promise<number> {
  requirePermission(actor, 'candidate:analyse');
  return transaction(async (db) => {
    const lost = await db.$queryRaw<{ batchId: string }[]>`
      UPDATE model_batch SET checked_at = now()
      WHERE state <> 'ENDED' AND checked_at < now() - make_interval(mins => ${quietMinutes})
      RETURNING id AS "batchId"`;
    await enqueueEvents(
      db,
      lost.map((data) => ({ name: 'candidates/batch.requested' as const, data })),
    );
    return lost.length;
  });
}
