import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/processes/rows/require-editable-process';
import { blindSelect, isBlind } from './blindness';
import type { ReaderLocale } from './correct-verdict';
import { getCandidate } from './get-candidate';
import type { CandidatePlace } from './get-candidate-row';
import { lockCandidates } from './lock-candidates';
import type { CandidateDto } from './schemas';

/**
 * Shows everyone who a candidate of a blind process is; the reason is kept.
 *
 * @throws AppError `candidate.not-found`, `candidate.not-blind`, `process.archived`
 */
export async function revealCandidate(
  actor: PersonActor,
  { processId, candidateId, reason, locale }: CandidatePlace & ReaderLocale & { reason: string },
): Promise<CandidateDto> {
  requirePermission(actor, 'candidate:decide');
  await transaction(async (db) => {
    await requireEditableProcess(db, processId);
    const [locked] = await lockCandidates(db, processId, [candidateId]);
    if (!locked) throw new AppError('candidate.not-found');
    const row = await db.candidate.findUniqueOrThrow({ where: { id: candidateId }, select: blindSelect });
    if (!isBlind(row)) throw new AppError('candidate.not-blind');
    await db.candidateReveal.create({ data: { candidateId, reason, revealedById: actor.userId } });
    await db.candidate.update({ where: { id: candidateId }, data: { revealedAt: new Date() } });
    await recordAudit(db, actor, 'candidate.revealed', { processId, candidateId });
  });
  return getCandidate(actor, { processId, candidateId, peek: true, locale });
}
