import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import type { CandidateStatus } from '@/lib/db/generated/enums';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { getProcessRow, lockProcessForShare, type ProcessRow } from '@/lib/process-rows/get-process-row';
import { buildCriteriaSnapshot } from '../criteria/build-criteria-snapshot';
import { isOfOtherEngine } from '../engines/is-of-other-engine';
import { areAllJudged } from '../criteria/input-hash';
import { rescoreCandidates } from '../rescore/rescore-candidates';
import { criterionSnapshotSchema } from '@/lib/domain/analysis-schemas';
import { forgetBatchResponses } from '../drafts/batch-response';
import { handOver } from './hand-over';

const chunkSize = 100;

/** Ends a batch: candidates that it did not answer are analysed now, one by one. Idempotent. */
export async function completeBatch(actor: Actor, batchId: string): Promise<void> {
  const open = await database().modelBatchItem.findMany({ where: { batchId, state: 'OPEN' }, select: { id: true } });
  await handOver(
    batchId,
    open.map(({ id }) => ({ id, answer: null })),
  );
  await closeBatch(actor, batchId, null);
}

/** Gives up a batch: candidates that it did not answer go back to the state before. Idempotent. */
export async function abandonBatch(actor: Actor, batchId: string, reason: ErrorCode): Promise<void> {
  while ((await restoreSome(batchId)) === chunkSize);
  await closeBatch(actor, batchId, reason);
}

async function closeBatch(actor: Actor, batchId: string, reason: ErrorCode | null): Promise<void> {
  await transaction(async (db) => {
    const { count } = await db.modelBatch.updateMany({
      where: { id: batchId, state: { not: 'ENDED' } },
      data: { state: 'ENDED', reason, endedAt: new Date() },
    });
    if (count === 0) return;
    const { processId } = await db.modelBatch.findUniqueOrThrow({ where: { id: batchId } });
    await recordAudit(db, actor, 'process.batch-ended', { processId, batchId, reason });
  });
}

/** @returns how many items were closed */
async function restoreSome(batchId: string): Promise<number> {
  const { processId } = await database().modelBatch.findUniqueOrThrow({ where: { id: batchId } });
  return transaction(async (db) => {
    await lockProcessForShare(db, processId);
    const process = await getProcessRow(db, processId);
    const items = await db.modelBatchItem.findMany({
      where: { batchId, state: 'OPEN' },
      include: {
        candidate: {
          include: { currentAnalysis: { select: { criteriaSnapshot: true, engine: true, fallbackReason: true } } },
        },
      },
      take: chunkSize,
    });
    const ids = items.map(({ id }) => id);
    await db.modelBatchItem.updateMany({ where: { id: { in: ids } }, data: { state: 'RESTORED', line: null } });
    const restored: string[] = [];
    for (const { candidate, requestId, statusBefore, reasonBefore } of items) {
      const status = statusNow(statusBefore, process, candidate.currentAnalysis);
      const run = { candidateId: candidate.id, requestId };
      await forgetBatchResponses(db, candidate.id);
      if ((await restore(db, run, status, reasonBefore)) && status !== 'PROCESSING_OUTDATED')
        restored.push(candidate.id);
    }
    // Weights may have changed meanwhile.
    await rescoreCandidates(db, process, restored);
    return items.length;
  });
}

/** The status from before the batch, unless criteria or engine have changed since. */
function statusNow(
  before: CandidateStatus,
  process: ProcessRow,
  analysis: { criteriaSnapshot: unknown; engine: string; fallbackReason: string | null } | null,
): CandidateStatus {
  if ((before !== 'NEW' && before !== 'SEEN') || !analysis) return before;
  const judged = criterionSnapshotSchema.array().parse(analysis.criteriaSnapshot);
  const sameEngine = !isOfOtherEngine(process.engine, analysis);
  return sameEngine && areAllJudged(buildCriteriaSnapshot(process), judged) ? before : 'PROCESSING_OUTDATED';
}

async function restore(
  db: Db,
  { candidateId, requestId }: { candidateId: string; requestId: string },
  status: CandidateStatus,
  statusReason: string | null,
): Promise<boolean> {
  const { count } = await db.candidate.updateMany({
    where: { id: candidateId, analysisRequestId: requestId, status: 'AWAITING_PROCESSING' },
    data: { status, statusReason, analysisRequestId: null },
  });
  return count > 0;
}
