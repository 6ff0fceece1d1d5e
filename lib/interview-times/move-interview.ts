import type { PersonActor } from '@/lib/auth/actor';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { arrange, withdrawSlot } from './arrange';
import { changeInvitation } from './change-invitation';
import { hasBegun } from './find-invitation';
import { readTimes, requireNoOverlap } from './require-times';
import { tellBoth } from './tell-both';
import { purpose } from './times-link';
import type { MoveInterview } from './times-schemas';

/**
 * Sets another time for a candidate's interview, or the first one, as agreed by phone. The candidate's link works until it ends.
 *
 * @throws AppError `process.not-found`, `process.archived`, `candidate.not-found`, `interview-times.not-found`,
 *   `interview-times.too-late`, `interview-times.no-such-time`, `interview-times.not-ahead`; `interview-times.overlapping` unless
 *   `despiteOverlap`
 */
export async function moveInterview(
  actor: PersonActor,
  { start, timeZone, minutes, despiteOverlap, ...place }: CandidatePlace & MoveInterview,
): Promise<void> {
  await changeInvitation(actor, place, async (db, invitation) => {
    await requireEditableProcess(db, place.processId);
    const spans = readTimes({ times: [start], timeZone, minutes });
    const [span] = spans;
    const { offerId, candidateId, slotId, offer } = invitation;
    const userId = offer.createdById ?? actor.userId;
    if (!span || hasBegun(invitation)) throw new AppError('interview-times.too-late');
    if (!despiteOverlap) await requireNoOverlap(db, { userId, spans, renewed: [candidateId] });
    // Who moves an interview has no use for the former time.
    await withdrawSlot(db, slotId);
    const slot = await db.interviewSlot.create({ data: { offerId, ...span } });
    const moved = await arrange(db, actor, { invitation, slot });
    await db.outsiderLink.updateMany({
      where: { candidateId, purpose, revokedAt: null, expiresAt: { gt: new Date(), lt: span.endsAt } },
      data: { expiresAt: span.endsAt },
    });
    await tellBoth(db, moved);
  });
}
