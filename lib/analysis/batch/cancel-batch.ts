import type { Actor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';

/**
 * Cancels a batch: what the provider has finished is kept, the other candidates go back to the state before. That happens
 * once the provider has stopped. Does nothing where the batch has ended.
 *
 * @throws AppError `batch.not-found`
 */
export async function cancelBatch(actor: Actor, input: { processId: string; batchId: string }): Promise<void> {
  await requirePermissionIn(actor, input.processId, 'candidate:analyse');
  const { processId, batchId } = input;
  await transaction(async (db) => {
    const batch = await db.modelBatch.findFirst({ where: { id: batchId, processId } });
    if (!batch) throw new AppError('batch.not-found');
    const { count } = await db.modelBatch.updateMany({
      where: { id: batchId, state: { not: 'ENDED' }, cancelRequestedAt: null },
      data: { cancelRequestedAt: new Date(), waits: 0 },
    });
    if (count === 0) return;
    // Starts another run of the function at once, since the present one may be asleep.
    await enqueueEvent(db, { name: 'candidates/batch.requested', data: { batchId } });
    await recordAudit(db, actor, 'process.batch-cancelled', { processId, batchId });
  });
  sendOutboxSoon();
}
