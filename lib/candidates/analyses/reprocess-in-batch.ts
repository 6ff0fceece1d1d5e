import type { Actor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { probeBatchApi } from '@/lib/analysis/batch/probe-batch-api';
import { queueInBatch } from '@/lib/analysis/batch/queue-in-batch';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { requireActiveProcess } from '@/lib/process-rows/require-active-process';
import type { BulkAnswer } from '@/lib/domain/candidate-schemas';
import { sortForReprocess } from './choose-for-reprocess';

const timeoutMs = 60_000;

/**
 * Analyses candidates again through the provider's Batch API: cheaper, within 24 hours. Those whose status forbids it are
 * refused.
 *
 * @throws AppError `process.batch-open` while another batch of the process is under way; `model.not-set-up`,
 * `model.no-batches`, `model.too-many-criteria` and others of the model where the provider takes no batch; those of `requireActiveProcess`
 */
export async function reprocessInBatch(
  actor: Actor,
  { processId, candidateIds }: { processId: string; candidateIds: string[] },
): Promise<BulkAnswer> {
  await requirePermissionIn(actor, processId, 'candidate:analyse');
  await probeBatchApi(processId);
  const answer = await transaction(
    async (db) => {
      await lockProcess(db, processId);
      const { status } = await getProcessRow(db, processId);
      requireActiveProcess(status);
      const open = await db.modelBatch.findFirst({
        where: { processId, state: { not: 'ENDED' } },
        select: { id: true },
      });
      if (open) throw new AppError('process.batch-open');
      const { accepted, refused } = await sortForReprocess(db, processId, candidateIds);
      const batchId = await queueInBatch(db, actor, processId, accepted);
      const facts = { batchId, accepted: accepted.length, refused: refused.length };
      if (batchId) await recordAudit(db, actor, 'process.batch-requested', { processId, ...facts });
      return { accepted, refused };
    },
    { timeoutMs },
  );
  sendOutboxSoon();
  return answer;
}
