import { database, type Db } from '@/lib/db/client';
import { mailSettings } from '@/lib/mail/mail-settings';
import { freeSlots, hasBegun, type InvitationRow } from './find-invitation';
import { findByLink } from './times-link';
import type { TimesPageDto } from './times-schemas';

/** A stored event as the API has it. */
export function eventOf({ startsAt, endsAt }: Pick<InvitationRow, 'startsAt' | 'endsAt'>) {
  return startsAt && endsAt ? { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() } : null;
}

async function nameCompany(db: Db): Promise<string | null> {
  const facts = await db.noticeFacts.findUnique({ where: { id: 1 }, select: { controller: true } });
  return facts?.controller || null;
}

/**
 * The times that a candidate may pick and the one that is theirs, for who has the link.
 *
 * @throws AppError `link.invalid`
 */
export async function openTimesPage({ token }: { token: string }): Promise<TimesPageDto> {
  const db = database();
  const { link, invitation } = await findByLink(db, { token });
  if (!link.openedAt)
    await db.outsiderLink.updateMany({ where: { id: link.id, openedAt: null }, data: { openedAt: new Date() } });
  const { offer, place, note, state, candidate } = invitation;
  const { createdBy, process, timeZone } = offer;
  return {
    process: process.name,
    company: await nameCompany(db),
    recruiter: createdBy && `${createdBy.firstName} ${createdBy.lastName}`,
    place,
    note,
    timeZone,
    state,
    event: state === 'ARRANGED' ? eventOf(invitation) : null,
    hasBegun: hasBegun(invitation),
    free: freeSlots(invitation).map(({ id, startsAt, endsAt }) => ({
      slotId: id,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    byMail: candidate.email !== null && mailSettings() !== null,
  };
}
