import type { PersonActor } from '@/lib/auth/actor';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { mailSettings } from '@/lib/mail/mail-settings';
import { createOutsiderLink } from '@/lib/outsider-links/create-outsider-link';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { arrange, withdrawSlot } from './arrange';
import { changeInvitation } from './change-invitation';
import { hasBegun, isOpen, type InvitationRow } from './find-invitation';
import { readTimes, requireNoOverlap } from './require-times';
import { tellBoth } from './tell-both';
import { purpose } from './times-link';
import type { MoveInterview } from './times-schemas';

/**
 * Lets a candidate's link work until the interview is over. Where it has ended already, one is made for the mail.
 *
 * @returns the new one's token; undefined: the candidate has a link, or no mail reaches them
 */
async function keepLink(db: Db, actor: PersonActor, { candidate }: InvitationRow, until: Date) {
  const links = { candidateId: candidate.id, purpose, revokedAt: null };
  await db.outsiderLink.updateMany({
    where: { ...links, expiresAt: { gt: new Date(), lt: until } },
    data: { expiresAt: until },
  });
  const works = (await db.outsiderLink.count({ where: { ...links, expiresAt: { gte: until } } })) > 0;
  if (works || candidate.email === null || !mailSettings()) return undefined;
  const wanted = { purpose, candidateId: candidate.id, createdById: actor.userId, mailed: true, expiresAt: until };
  return (await createOutsiderLink(db, wanted)).token;
}

/**
 * Sets another time for a candidate's interview, or the first one, as agreed by phone. The candidate's link works until it ends,
 * or the mail has a new one.
 *
 * @throws AppError `process.not-found`, `process.archived`, `candidate.not-found`, `interview-times.not-found` (also when the
 *   candidate is rejected), `interview-times.too-late`, `interview-times.no-such-time`, `interview-times.not-ahead`;
 *   `interview-times.overlapping` unless `despiteOverlap`
 */
export async function moveInterview(
  actor: PersonActor,
  { start, timeZone, minutes, despiteOverlap, ...place }: CandidatePlace & MoveInterview,
): Promise<void> {
  await changeInvitation(actor, place, async (db, invitation) => {
    await requireEditableProcess(db, place.processId);
    if (!(await isOpen(db, invitation))) throw new AppError('interview-times.not-found');
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
    const token = await keepLink(db, actor, moved, span.endsAt);
    await tellBoth(db, moved, token === undefined ? {} : { token });
  });
}
