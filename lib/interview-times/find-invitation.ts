import { usersWhoSee } from '@/lib/auth/process-access';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';

export const invitationInclude = {
  candidate: {
    select: { id: true, processId: true, ordinalNumber: true, email: true, decision: true },
  },
  offer: {
    include: {
      process: { select: { id: true, name: true, status: true, restricted: true } },
      createdBy: {
        select: { id: true, firstName: true, lastName: true, email: true, locale: true, active: true },
      },
      slots: { orderBy: [{ startsAt: 'asc' }, { id: 'asc' }], include: { invitation: { select: { id: true } } } },
    },
  },
} satisfies Prisma.InterviewInvitationInclude;

export type InvitationRow = Prisma.InterviewInvitationGetPayload<{ include: typeof invitationInclude }>;

/** What a candidate was last offered; null: nothing. */
export function findInvitation(db: Db, candidateId: string): Promise<InvitationRow | null> {
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }];
  return db.interviewInvitation.findFirst({ where: { candidateId }, orderBy, include: invitationInclude });
}

/** The times that may be picked now: ahead, not taken back, nobody's. */
export function freeSlots({ offer }: InvitationRow): InvitationRow['offer']['slots'] {
  return offer.slots.filter(
    ({ withdrawnAt, invitation, startsAt }) => !withdrawnAt && !invitation && startsAt.getTime() > Date.now(),
  );
}

/** Whether a time is arranged and has begun, so that nothing changes it any more. */
export const hasBegun = ({ state, startsAt }: Pick<InvitationRow, 'state' | 'startsAt'>): boolean =>
  state === 'ARRANGED' && startsAt !== null && startsAt.getTime() <= Date.now();

/**
 * Whether the candidate's link works as far as the recruitment is concerned: not while the candidate is rejected, the process
 * archived, or restricted to others than who offered the times. Once that is taken back it works again.
 */
export async function isOpen(db: Db, { state, candidate, offer }: InvitationRow): Promise<boolean> {
  const { process, createdById } = offer;
  if (state === 'WITHDRAWN' || candidate.decision === 'REJECT' || process.status === 'ARCHIVED') return false;
  if (!process.restricted) return true;
  if (createdById === null) return false;
  return (await db.user.count({ where: { AND: [{ id: createdById }, usersWhoSee(process)] } })) > 0;
}
