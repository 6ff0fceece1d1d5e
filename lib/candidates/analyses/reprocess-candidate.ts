import type { Actor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { requireJudgedByPrograms } from '@/lib/analysis/run/judged-by-people';
import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { requireActiveProcess } from '@/lib/process-rows/require-active-process';
import { getCandidateRow, type CandidatePlace } from '../rows/get-candidate-row';
import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import { mayReprocess } from '@/lib/domain/candidate-status';

/**
 * Analyses a candidate again.
 *
 * @param input `fresh`: judge again instead of reusing stored verdicts of equal input
 * @returns the new status
 * @throws AppError `candidate.not-found`, `candidate.reprocess-refused`, `candidate.not-by-program`, and those of `requireActiveProcess`
 */
export async function reprocessCandidate(
  actor: Actor,
  input: CandidatePlace & { fresh: boolean },
): Promise<{ status: CandidateStatus }> {
  await requirePermissionIn(actor, input.processId, 'candidate:analyse');
  await transaction(async (db) => {
    await lockProcess(db, input.processId);
    const process = await getProcessRow(db, input.processId);
    requireActiveProcess(process.status);
    const candidate = await getCandidateRow(db, input);
    await requireJudgedByPrograms(db, candidate.id);
    if (!mayReprocess(candidate.status)) throw new AppError('candidate.reprocess-refused');
    await requestAnalyses(db, actor, [candidate.id], { fresh: input.fresh });
    await recordAudit(db, actor, 'candidate.reprocessed', {
      processId: input.processId,
      candidateId: candidate.id,
      fresh: input.fresh,
    });
  });
  sendOutboxSoon();
  return { status: 'AWAITING_PROCESSING' };
}
