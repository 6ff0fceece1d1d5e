import type { FailedAnswers } from '@/lib/analysis/analysis-history-schemas';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { getCandidateRow, type CandidatePlace } from './get-candidate-row';

/**
 * What the model answered in the last analysis whose answer could not be used, masked as it was sent; without any, no items.
 *
 * @throws AppError `permission.denied`, `candidate.not-found`
 */
export async function getFailedAnswers(actor: Actor, place: CandidatePlace): Promise<FailedAnswers> {
  requirePermission(actor, 'administration');
  const { id } = await getCandidateRow(database(), place);
  const kept = await database().failedAnswer.findUnique({ where: { candidateId: id } });
  return { reason: kept?.reason ?? null, items: kept?.answers ?? [] };
}
