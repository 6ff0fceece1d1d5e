import type { Db } from '@/lib/db/client';
import { isUniqueViolation } from '@/lib/db/map-database-error';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { arrange } from './arrange';
import { hasBegun, type InvitationRow } from './find-invitation';
import { notifyRecruiter } from './notify-recruiter';
import { tellBoth } from './tell-both';
import { actByLink, visitor } from './times-link';
import type { PickTime } from './times-schemas';

/** The time that is picked, locked against being taken back. Whether somebody else has it the index says. */
async function requireSlot(db: Db, { offerId }: InvitationRow, slotId: string) {
  await db.$queryRaw`SELECT 1 FROM interview_slot WHERE id = ${slotId}::uuid FOR SHARE`;
  const slot = await db.interviewSlot.findFirst({ where: { id: slotId, offerId, withdrawnAt: null } });
  if (!slot) throw new AppError('interview-times.taken');
  if (slot.startsAt.getTime() <= Date.now()) throw new AppError('interview-times.too-late');
  return slot;
}

/**
 * The candidate picks a time, or another one until theirs begins. Of two who pick one time at once, one gets it. Both sides are
 * mailed the event, where mail is set up.
 *
 * @param input `address`: the visitor's network
 * @throws AppError `link.invalid`, `request.too-many`, `interview-times.taken` (also where it was taken back),
 *   `interview-times.too-late`
 */
export async function pickTime({
  token,
  slotId,
  timeZone,
  locale,
  address,
}: PickTime & { address: string }): Promise<void> {
  try {
    await actByLink({ token }, async (db, { invitation }) => {
      if (hasBegun(invitation)) throw new AppError('interview-times.too-late');
      // Pressed twice.
      if (invitation.slotId === slotId) return;
      const slot = await requireSlot(db, invitation, slotId);
      await db.interviewInvitation.update({ where: { id: invitation.id }, data: { locale } });
      const arranged = await arrange(db, visitor(address), { invitation, slot });
      await tellBoth(db, arranged, { token, timeZone });
      await notifyRecruiter(db, arranged, 'ARRANGED');
    });
  } catch (error) {
    throw isUniqueViolation(error, 'slot_id') ? new AppError('interview-times.taken', { cause: error }) : error;
  }
  sendOutboxSoon();
}
