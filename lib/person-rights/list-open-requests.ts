import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { shownNames, blindSelect } from '@/lib/candidates/blind/blindness';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { storedDay } from '@/lib/validation/calendar-day';
import type { OpenRequest } from './person-schemas';

const maxListed = 20;

/** The processes for whose candidates somebody is responsible: one's own and those one is a member of; administrators: all. */
function responsibleFor(actor: PersonActor): Prisma.ProcessWhereInput {
  const { userId } = actor;
  const own = { OR: [{ createdById: userId }, { members: { some: { userId } } }] };
  return { AND: [visibleProcesses(actor), actorMay(actor, 'administration') ? {} : own] };
}

/** What candidates asked for and nobody has answered, for whom that is a task; what is due first comes first. */
export async function listOpenRequests(actor: PersonActor): Promise<{ items: OpenRequest[]; totalItems: number }> {
  if (!actorMay(actor, 'candidate:decide')) return { items: [], totalItems: 0 };
  const where = { answeredAt: null, candidate: { process: responsibleFor(actor) } };
  const [rows, totalItems] = await Promise.all([
    database().personRequest.findMany({
      where,
      orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
      take: maxListed,
      include: {
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
    database().personRequest.count({ where }),
  ]);
  const items = rows.map(({ id, kind, dueOn, candidate }) => {
    const { firstName, lastName } = shownNames(candidate);
    return {
      requestId: id,
      kind,
      dueOn: storedDay(dueOn) ?? '',
      candidateId: candidate.id,
      processId: candidate.process.id,
      processName: candidate.process.name,
      name: [firstName, lastName].filter(Boolean).join(' ') || null,
      ordinalNumber: candidate.ordinalNumber,
    };
  });
  return { items, totalItems };
}
