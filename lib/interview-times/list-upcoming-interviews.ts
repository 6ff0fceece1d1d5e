import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { blindSelect, shownNames } from '@/lib/candidates/blind/blindness';
import { database } from '@/lib/db/client';
import type { UpcomingInterview } from './times-schemas';

const days = 7;
const maxListed = 20;
const dayMs = 24 * 60 * 60 * 1000;

/** The interviews of the next seven days for which the actor offered the times or whose process is theirs, the next first. */
export async function listUpcomingInterviews(actor: PersonActor): Promise<UpcomingInterview[]> {
  if (!actorMay(actor, 'candidate:decide')) return [];
  const { userId } = actor;
  const now = new Date();
  const rows = await database().interviewInvitation.findMany({
    where: {
      state: 'ARRANGED',
      endsAt: { gt: now },
      startsAt: { lt: new Date(now.getTime() + days * dayMs) },
      candidate: { process: visibleProcesses(actor) },
      offer: {
        OR: [
          { createdById: userId },
          { process: { OR: [{ createdById: userId }, { members: { some: { userId } } }] } },
        ],
      },
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: maxListed,
    include: {
      candidate: {
        select: {
          ...blindSelect,
          id: true,
          ordinalNumber: true,
          firstName: true,
          lastName: true,
          decision: true,
          process: { select: { id: true, name: true, blindMode: true } },
        },
      },
    },
  });
  return rows.flatMap(({ candidate, startsAt, place }) => {
    if (!startsAt) return [];
    const { id: candidateId, ordinalNumber, process, decision } = candidate;
    const { firstName, lastName } = shownNames(candidate);
    const name = [firstName, lastName].filter(Boolean).join(' ') || null;
    const row = { candidateId, processId: process.id, processName: process.name, name, ordinalNumber };
    return [{ ...row, isRejected: decision === 'REJECT', startsAt: startsAt.toISOString(), place }];
  });
}
