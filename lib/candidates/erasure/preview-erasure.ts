import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { isKeptByAts } from './choose-for-erasure';
import { countErased } from './count-erased';
import type { CandidatePlace } from '../rows/get-candidate-row';
import type { ErasurePreview } from '@/lib/domain/candidate-review-schemas';

/** What erasing a candidate deletes; changes nothing. @throws AppError `candidate.not-found` */
export async function previewErasure(
  actor: PersonActor,
  { processId, candidateId }: CandidatePlace,
): Promise<ErasurePreview> {
  requirePermission(actor, 'administration');
  const row = await database().candidate.findFirst({
    where: { id: candidateId, processId },
    select: { atsApplication: { select: { goneAt: true, departure: true, given: true } } },
  });
  if (!row) throw new AppError('candidate.not-found');
  return { isKeptByAts: isKeptByAts(row), ...(await countErased(database(), [candidateId])) };
}
