import { columnsOf, detailsOf, parsePart } from '@/lib/analysis/details/corrected-details';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { DetailField } from '@/lib/domain/detail-enums';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { getCandidate } from './get-candidate';
import { lockDetails } from './lock-details';

/**
 * Takes back the correction of a field: the value from the CV or the ATS holds again. Does nothing where the field is
 * not corrected.
 *
 * @throws AppError `candidate.not-found`, `candidate.detail-hidden`, `process.archived`
 */
export async function undoDetailCorrection(
  actor: PersonActor,
  { processId, candidateId, field }: CandidatePlace & { field: DetailField },
): Promise<CandidateDto> {
  await requirePermissionIn(actor, processId, 'candidate:decide');
  await transaction(async (db) => {
    await requireEditableProcess(db, processId);
    const candidate = await lockDetails(db, { processId, candidateId }, field);
    const present = candidate.detailCorrections.find((one) => one.field === field);
    if (!present) return;
    const read = parsePart(present.readValue);
    await db.candidate.update({
      where: { id: candidateId },
      data: columnsOf({ ...detailsOf(candidate), ...read }),
    });
    await db.detailCorrection.update({
      where: { id: present.id },
      data: { endedAt: new Date(), endedById: actor.userId },
    });
    await recordAudit(db, actor, 'candidate.detail-correction-undone', { processId, candidateId, field });
  });
  return getCandidate(actor, { processId, candidateId, peek: true });
}
