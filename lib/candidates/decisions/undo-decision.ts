import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { getListItem } from '../search/get-list-item';
import { lockCandidates } from '../rows/lock-candidates';
import { restoreDecisions } from './restore-decisions';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';

/**
 * Takes back the current decision; the one before it holds again.
 *
 * @param input `decisionId`: the decision to take back
 * @throws AppError `candidate.not-found`, `process.archived`; `decision.changed` when it is not the current one
 */
export async function undoDecision(
  actor: PersonActor,
  { processId, candidateId, decisionId }: CandidatePlace & { decisionId: string },
): Promise<CandidateListItem> {
  requirePermission(actor, 'candidate:decide');
  await transaction(async (db) => {
    await requireEditableProcess(db, processId);
    const [candidate] = await lockCandidates(db, processId, [candidateId]);
    if (!candidate) throw new AppError('candidate.not-found');
    if (candidate.decisionId !== decisionId) throw new AppError('decision.changed');
    await restoreDecisions(db, actor, [decisionId]);
    await recordAudit(db, actor, 'candidate.decision-undone', { processId, candidateId });
  });
  return getListItem(actor, candidateId);
}
