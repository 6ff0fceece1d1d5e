import { applyCorrections } from '@/lib/analysis/corrections/apply-corrections';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { endCorrection, lockCriterion, type VerdictPlace } from './correct-verdict';
import { getCandidate } from '../details/get-candidate';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

/**
 * Takes back the correction of a criterion: the engine's verdict and score hold again. Without one nothing changes.
 *
 * @throws AppError `candidate.not-found`, `candidate.not-analysed`, `criterion.not-found`, `process.archived`
 */
export async function undoCorrection(
  actor: PersonActor,
  { processId, candidateId, criterionId }: VerdictPlace,
): Promise<CandidateDto> {
  requirePermission(actor, 'candidate:decide');
  await transaction(async (db) => {
    await requireEditableProcess(db, processId);
    const { key } = await lockCriterion(db, { processId, candidateId, criterionId });
    if (!(await endCorrection(db, actor, { candidateId, key }))) return;
    await applyCorrections(db, [candidateId]);
    await recordAudit(db, actor, 'verdict.correction-undone', { processId, candidateId, criterionId });
  });
  return getCandidate(actor, { processId, candidateId, peek: true });
}
