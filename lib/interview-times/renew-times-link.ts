import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { changeInvitation } from './change-invitation';
import { isOpen } from './find-invitation';
import { makeTimesLink } from './make-times-link';
import type { TimesLink } from './times-schemas';

/**
 * Makes the candidate's link anew, to be handed over, or mails it; the earlier one ends.
 *
 * @throws AppError `process.not-found`, `process.archived`, `candidate.not-found`, `interview-times.not-found` (also when all
 *   times are over, or the candidate is rejected), `mail.not-set-up` (also where no address is known)
 */
export async function renewTimesLink(
  actor: PersonActor,
  { mail, ...place }: CandidatePlace & { mail: boolean },
): Promise<TimesLink> {
  return changeInvitation(actor, place, async (db, invitation) => {
    await requireEditableProcess(db, place.processId);
    const { candidate, offer, locale, endsAt, state } = invitation;
    const ends = offer.slots.filter(({ withdrawnAt }) => !withdrawnAt).map((slot) => slot.endsAt.getTime());
    const last = Math.max(0, ...ends, state === 'ARRANGED' ? (endsAt?.getTime() ?? 0) : 0);
    if (last <= Date.now() || !(await isOpen(db, invitation))) throw new AppError('interview-times.not-found');
    const expiresAt = new Date(last);
    const { firstName, lastName } = await db.user.findUniqueOrThrow({ where: { id: actor.userId } });
    const by = { userId: actor.userId, name: `${firstName} ${lastName}` };
    const made = { candidate, processName: offer.process.name, by, locale, expiresAt, mail };
    const link = await makeTimesLink(db, made);
    if (mail && link) throw new AppError('mail.not-set-up');
    await recordAudit(db, actor, 'interview.link-created', { ...place, mailed: mail });
    return { link, expiresAt: expiresAt.toISOString() };
  });
}
