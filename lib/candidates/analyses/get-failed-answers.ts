import type { FailedAnswers } from '@/lib/analysis/store/analysis-history-schemas';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { blindSelect, isBlind } from '../blind/blindness';
import { findHiddenScores } from '../hidden-score/hidden-score';
import type { CandidatePlace } from '../rows/get-candidate-row';

/**
 * What the model answered in the last analysis whose answer could not be used, masked as it was sent.
 *
 * @returns no items when there was no such answer, and while a blind process hides the candidate: raw answers quote
 * the CV without saying where, so that what is masked in it could not be hidden; none while the actor does not see the verdicts
 * @throws AppError `permission.denied`, `candidate.not-found`
 */
export async function getFailedAnswers(
  actor: Actor,
  { candidateId: id, processId }: CandidatePlace,
): Promise<FailedAnswers> {
  requirePermission(actor, 'administration');
  const candidate = await database().candidate.findFirst({ where: { id, processId }, select: blindSelect });
  if (!candidate) throw new AppError('candidate.not-found');
  const hidden = await findHiddenScores(actor, [id]);
  const kept = await database().failedAnswer.findUnique({ where: { candidateId: id } });
  return { reason: kept?.reason ?? null, items: isBlind(candidate) || hidden.has(id) ? [] : (kept?.answers ?? []) };
}
