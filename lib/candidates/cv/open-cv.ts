import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { recordOpening } from '../details/record-opening';
import { getCandidateRow, type CandidatePlace } from '../rows/get-candidate-row';

/**
 * Records in the audit log that a page shows a candidate's CV. The file itself may have been loaded in advance, which
 * is not recorded as a view.
 *
 * @throws AppError `candidate.not-found`
 */
export async function openCv(actor: Actor, place: CandidatePlace): Promise<void> {
  requirePermission(actor, 'candidate:read');
  await getCandidateRow(database(), place);
  await recordOpening(actor, place, 'candidate.cv-viewed');
}
