import { requirePermission, type Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { database } from '@/lib/db/client';
import type { ErrorCode } from '@/lib/error-codes';
import { transaction } from '@/lib/db/transaction';
import { forgetBatchResponses } from '../drafts/batch-response';
import { findCurrentRun, updateCurrentRun, type RunInput } from './current-run';
import { keepFailedAnswers } from './failed-answers';
import { isUnusableAnswer } from '@/lib/domain/analysis-status';
import { writeOffDrafts, writeOffSuperseded } from './write-off-drafts';

/**
 * Marks the candidate of a failed run as ERROR, unless only the database was away: what was lost is requested again later. What a model was asked in it is counted; an answer that could not be used is kept for
 * administrators.
 *
 * @param input `reason`: the error code
 */
export async function failAnalysis(
  actor: Actor,
  { reason, ...input }: RunInput & { reason: ErrorCode },
): Promise<void> {
  requirePermission(actor, 'candidate:analyse');
  if (reason.startsWith('database.')) return;
  const candidate = await findCurrentRun(database(), input);
  if (!candidate) return writeOffSuperseded(database(), input);
  await transaction(async (db) => {
    const data = { status: 'ERROR', statusReason: reason, progress: null } as const;
    if (await updateCurrentRun(db, input, data)) {
      await recordAudit(db, actor, 'candidate.analysis-failed', {
        processId: candidate.processId,
        candidateId: candidate.id,
        reason,
      });
      if (isUnusableAnswer(reason)) await keepFailedAnswers(db, { ...input, reason });
      await writeOffDrafts(db, [candidate.id]);
      await forgetBatchResponses(db, candidate.id);
    } else await writeOffSuperseded(db, input, candidate.processId);
  });
}
