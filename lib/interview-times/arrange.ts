import { recordAudit, type AuditActor } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { invitationInclude, type InvitationRow } from './find-invitation';

interface Slot {
  id: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Gives a time to a candidate, in the caller's transaction that has locked them; a time that they had is free again.
 *
 * @throws the violation of a unique index when somebody else has the time
 */
export async function arrange(
  db: Db,
  actor: AuditActor,
  { invitation, slot }: { invitation: InvitationRow; slot: Slot },
): Promise<InvitationRow> {
  const { id, candidate, startsAt: former, sequence } = invitation;
  const { startsAt, endsAt } = slot;
  const arranged = await db.interviewInvitation.update({
    where: { id },
    data: {
      state: 'ARRANGED',
      slotId: slot.id,
      startsAt,
      endsAt,
      sequence: former ? sequence + 1 : sequence,
      changedAt: new Date(),
    },
    include: invitationInclude,
  });
  const facts = { processId: candidate.processId, candidateId: candidate.id, startsAt: startsAt.toISOString() };
  await recordAudit(db, actor, 'interview.arranged', facts);
  return arranged;
}

/**
 * Calls the interview or the offer off, in the caller's transaction that has locked the candidate.
 *
 * @param input `state`: by the candidate, or by people here, who then have no use for the time either
 * @throws AppError `interview-times.too-late` once the interview has begun
 */
export async function callOff(
  db: Db,
  actor: AuditActor,
  { invitation, state }: { invitation: InvitationRow; state: 'DECLINED' | 'WITHDRAWN' },
): Promise<InvitationRow> {
  const { id, candidate, slotId, startsAt, sequence } = invitation;
  const isArranged = invitation.state === 'ARRANGED';
  if (isArranged && startsAt && startsAt.getTime() <= Date.now()) throw new AppError('interview-times.too-late');
  if (state === 'WITHDRAWN') await withdrawSlot(db, slotId);
  const off = await db.interviewInvitation.update({
    where: { id },
    data: { state, slotId: null, sequence: isArranged ? sequence + 1 : sequence, changedAt: new Date() },
    include: invitationInclude,
  });
  const facts = { processId: candidate.processId, candidateId: candidate.id };
  const event = isArranged && startsAt ? { startsAt: startsAt.toISOString() } : {};
  await recordAudit(db, actor, state === 'DECLINED' ? 'interview.declined' : 'interview.withdrawn', {
    ...facts,
    ...event,
  });
  return off;
}

/** Takes a time back that is somebody's; before it becomes nobody's, so that nobody picks it in between. */
export async function withdrawSlot(db: Db, slotId: string | null): Promise<void> {
  if (slotId) await db.interviewSlot.updateMany({ where: { id: slotId }, data: { withdrawnAt: new Date() } });
}
