import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcessForShare } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { getCandidate } from '../details/get-candidate';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { lockCandidates } from '../rows/lock-candidates';
import { findHidden, revealHidden } from '../blind/reveal-hidden';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';

/**
 * Shows everyone who a candidate of a blind process is; the reason is kept.
 *
 * @throws AppError `candidate.not-found`, `candidate.not-blind`, `process.archived`
 */
export async function revealCandidate(
  actor: PersonActor,
  { processId, candidateId, reason }: CandidatePlace & { reason: string },
): Promise<CandidateDto> {
  requirePermission(actor, 'candidate:decide');
  await transaction(async (db) => {
    await lockProcessForShare(db, processId);
    await requireEditableProcess(db, processId);
    const locked = await lockCandidates(db, processId, [candidateId]);
    if (locked.length === 0) throw new AppError('candidate.not-found');
    const candidateIds = await findHidden(db, processId, locked);
    if (candidateIds.length === 0) throw new AppError('candidate.not-blind');
    await revealHidden(db, actor, { processId, candidateIds, reason, cause: 'BY_HAND' });
  });
  return getCandidate(actor, { processId, candidateId, peek: true });
}
