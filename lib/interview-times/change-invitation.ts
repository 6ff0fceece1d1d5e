import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { findInvitation, type InvitationRow } from './find-invitation';

/**
 * Changes what a candidate was last offered, in a transaction that has locked them; what it mails is sent.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`, those of `act`; `interview-times.not-found` when nothing was
 *   offered, or it was taken back
 */
export async function changeInvitation<Result>(
  actor: PersonActor,
  place: CandidatePlace,
  act: (db: Db, invitation: InvitationRow) => Promise<Result>,
): Promise<Result> {
  await requireProcessPermission(database(), actor, place.processId, 'candidate:decide');
  const result = await transaction(async (db) => {
    const { id } = await getCandidateRow(db, place);
    await lockCandidates(db, place.processId, [id]);
    const invitation = await findInvitation(db, id);
    if (!invitation || invitation.state === 'WITHDRAWN') throw new AppError('interview-times.not-found');
    return act(db, invitation);
  });
  sendOutboxSoon();
  return result;
}
