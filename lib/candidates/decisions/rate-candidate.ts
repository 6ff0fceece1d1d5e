import type { Actor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { starsOfAi } from '@/lib/analysis/score/match-score';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { getCandidateRow, type CandidatePlace } from '../rows/get-candidate-row';
import { getListItem } from '../search/get-list-item';
import { AppError } from '@/lib/errors';
import type { CandidateListItem, RateCandidateInput } from '@/lib/domain/candidate-schemas';

type Stars = Pick<CandidateListItem, 'rate' | 'rateSource'>;

/**
 * Sets a recruiter's rating, which no later analysis overwrites (docs/specification.md, Candidate), or removes it, so
 * that the rating follows the match score again.
 *
 * @param input `rate`: 1 misalignment … 5 ideal; null removes the recruiter's rating
 * @throws AppError `candidate.not-found`, `process.archived`; `rate.changed` when `replaces` is not a recruiter's present
 *   rating
 */
export async function rateCandidate(
  actor: Actor,
  input: CandidatePlace & RateCandidateInput,
): Promise<CandidateListItem> {
  await requirePermissionIn(actor, input.processId, 'candidate:rate');
  await transaction(async (db) => {
    await requireEditableProcess(db, input.processId);
    // Keeps an analysis from changing the score between read and write.
    await db.$queryRaw`SELECT 1 FROM candidate WHERE id = ${input.candidateId}::uuid FOR UPDATE`;
    const { id, matchScore, ...present } = await getCandidateRow(db, input);
    const seen = present.rateSource === 'RECRUITER' ? present.rate : null;
    // The same stars again are no change, e.g. when the first response got lost.
    if (input.replaces !== undefined && seen !== input.replaces && seen !== input.rate) {
      throw new AppError('rate.changed');
    }
    const stars: Stars = input.rate === null ? starsOfAi(matchScore) : { rate: input.rate, rateSource: 'RECRUITER' };
    await db.candidate.update({ where: { id }, data: stars });
    await recordAudit(db, actor, 'candidate.rated', {
      processId: input.processId,
      candidateId: id,
      rate: input.rate,
    });
  });
  return getListItem(actor, input.candidateId);
}
