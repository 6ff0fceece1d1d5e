import { requirePermission, type Actor } from '@/lib/auth/actor';
import { requireProcess } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { AppError } from '@/lib/errors';
import { blindSelect, isBlind, shownNames } from '../blind/blindness';
import type { CandidatePlace } from '../rows/get-candidate-row';

type CandidateHeading = Pick<CandidateListItem, 'firstName' | 'lastName' | 'cvFileName' | 'ordinalNumber'>;

/**
 * What a candidate is called, as far as it may be shown. Does not open them: browsers ask for titles of pages that nobody may
 * ever see.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`
 */
export async function getCandidateHeading(actor: Actor, place: CandidatePlace): Promise<CandidateHeading> {
  requirePermission(actor, 'candidate:read');
  await requireProcess(database(), actor, place.processId);
  const row = await database().candidate.findFirst({
    where: { id: place.candidateId, processId: place.processId },
    select: { firstName: true, lastName: true, cvFileName: true, ordinalNumber: true, ...blindSelect },
  });
  if (!row) throw new AppError('candidate.not-found');
  const { ordinalNumber, cvFileName } = row;
  return { ordinalNumber, ...shownNames(row), cvFileName: isBlind(row) ? null : cvFileName };
}
