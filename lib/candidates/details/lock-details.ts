import { detailColumns, type DetailsRow } from '@/lib/analysis/details/corrected-details';
import type { Db } from '@/lib/db/client';
import { hiddenDetails, type DetailField } from '@/lib/domain/detail-enums';
import { AppError } from '@/lib/errors';
import { isBlind, blindSelect } from '../blind/blindness';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { lockCandidates } from '../rows/lock-candidates';

/**
 * Locks a candidate whose `field` is to be corrected.
 *
 * @throws AppError `candidate.not-found`; `candidate.detail-hidden` for what a blind process hides
 */
export async function lockDetails(
  db: Db,
  { processId, candidateId }: CandidatePlace,
  field: DetailField,
): Promise<DetailsRow> {
  await lockCandidates(db, processId, [candidateId]);
  const row = await db.candidate.findFirst({
    where: { id: candidateId, processId },
    select: { ...detailColumns, ...blindSelect },
  });
  if (!row) throw new AppError('candidate.not-found');
  if (isBlind(row) && hiddenDetails.includes(field)) throw new AppError('candidate.detail-hidden');
  return row;
}
