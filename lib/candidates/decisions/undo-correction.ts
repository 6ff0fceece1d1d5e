import { applyCorrections } from '@/lib/analysis/corrections/apply-corrections';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { endCorrection, lockCriterion, type VerdictPlace } from './correct-verdict';
import { getCandidate } from '../details/get-candidate';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

/**
 * Takes back the correction of a criterion: the engine's verdict and score hold again. Without one nothing changes.
 *
 * @param input `correctionId`: the one to take back; left out: any
 * @throws AppError `candidate.not-found`, `candidate.not-analysed`, `criterion.not-found`, `process.archived`;
 *   `correction.changed` when it is not the present correction
 */
export async function undoCorrection(
  actor: PersonActor,
  { processId, candidateId, criterionId, correctionId }: VerdictPlace & { correctionId?: string | undefined },
): Promise<CandidateDto> {
  await requirePermissionIn(actor, processId, 'candidate:decide');
  await transaction(async (db) => {
    await requireEditableProcess(db, processId);
    const { key } = await lockCriterion(db, { processId, candidateId, criterionId });
    const ended = await endCorrection(db, actor, { candidateId, key });
    if (correctionId !== undefined && ended !== correctionId) throw new AppError('correction.changed');
    if (ended === null) return;
    await applyCorrections(db, [candidateId]);
    await recordAudit(db, actor, 'verdict.correction-undone', { processId, candidateId, criterionId });
  });
  return getCandidate(actor, { processId, candidateId, peek: true });
}
