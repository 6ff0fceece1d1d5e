import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { Task } from '@/lib/domain/stage-schemas';
import { storedDay } from '@/lib/validation/calendar-day';
import { blindSelect, shownNames } from '../blind/blindness';

const maxListed = 20;

/** Next steps of the candidates that the actor owns and may see, outside of archived processes; what is due first comes first. */
export async function listTasks(actor: PersonActor): Promise<{ items: Task[]; totalItems: number }> {
  if (!actorMay(actor, 'candidate:read')) return { items: [], totalItems: 0 };
  const process: Prisma.ProcessWhereInput = { AND: [visibleProcesses(actor), { status: { not: 'ARCHIVED' } }] };
  const where = { ownerId: actor.userId, nextStep: { not: '' }, candidate: { process } };
  const [rows, totalItems] = await Promise.all([
    database().candidateFollowUp.findMany({
      where,
      orderBy: [{ dueOn: { sort: 'asc', nulls: 'last' } }, { candidateId: 'asc' }],
      take: maxListed,
      select: {
        nextStep: true,
        dueOn: true,
        candidate: {
          select: {
            ...blindSelect,
            id: true,
            ordinalNumber: true,
            firstName: true,
            lastName: true,
            process: { select: { id: true, name: true, blindMode: true } },
          },
        },
      },
    }),
    database().candidateFollowUp.count({ where }),
  ]);
  const items = rows.map(({ nextStep, dueOn, candidate }) => {
    const { firstName, lastName } = shownNames(candidate);
    return {
      candidateId: candidate.id,
      processId: candidate.process.id,
      processName: candidate.process.name,
      ordinalNumber: candidate.ordinalNumber,
      name: [firstName, lastName].filter(Boolean).join(' ') || null,
      nextStep,
      dueOn: storedDay(dueOn),
    };
  });
  return { items, totalItems };
}
