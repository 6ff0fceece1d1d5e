import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { toShortUser } from '@/lib/candidates/serialize/serialize-decision';
import { database, type Db } from '@/lib/db/client';
import { mailSettings } from '@/lib/mail/mail-settings';
import { findInvitation, freeSlots, isOpen, type InvitationRow } from './find-invitation';
import { eventOf } from './open-times-page';
import { purpose } from './times-link';
import type { InterviewTimesDto } from './times-schemas';

type Current = NonNullable<InterviewTimesDto['current']>;

async function linkOf(db: Db, invitation: InvitationRow): Promise<Current['link']> {
  const { candidateId } = invitation;
  const link = await db.outsiderLink.findFirst({
    where: { candidateId, purpose, revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: { createdAt: 'desc' },
  });
  if (!link || !(await isOpen(db, invitation))) return null;
  const { expiresAt, openedAt, mailed } = link;
  return { expiresAt: expiresAt.toISOString(), openedAt: openedAt?.toISOString() ?? null, mailed };
}

/**
 * The times that a candidate was last offered, and what became of them.
 *
 * @throws AppError `process.not-found`, `candidate.not-found`
 */
export async function getInterviewTimes(actor: PersonActor, place: CandidatePlace): Promise<InterviewTimesDto> {
  const db = database();
  await requireProcessPermission(db, actor, place.processId, 'candidate:read');
  const { id, email } = await getCandidateRow(db, place);
  const invitation = await findInvitation(db, id);
  const mayMail = email !== null && mailSettings() !== null;
  if (!invitation) return { current: null, mayMail };
  const { state, createdAt, offer, place: where, note } = invitation;
  const current = {
    state,
    offeredBy: offer.createdBy && toShortUser(offer.createdBy),
    offeredAt: createdAt.toISOString(),
    timeZone: offer.timeZone,
    place: where,
    note,
    event: eventOf(invitation),
    free: freeSlots(invitation).flatMap((slot) => eventOf(slot) ?? []),
    link: await linkOf(db, invitation),
  };
  return { current, mayMail };
}
