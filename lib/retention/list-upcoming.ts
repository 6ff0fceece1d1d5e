import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { storedDay } from '@/lib/validation/calendar-day';
import type { UpcomingRetention } from './retention-schemas';

const shownProcesses = 20;

/**
 * What will be erased or blocked within a week, as it was counted last (`countUpcoming`): for an administrator everywhere, else
 * in the processes that one made.
 *
 * @returns null for whoever is responsible for none
 */
export async function listUpcoming(actor: PersonActor): Promise<UpcomingRetention | null> {
  if (!actorMay(actor, 'candidate:decide')) return null;
  const mayPreview = actorMay(actor, 'administration');
  const where = mayPreview ? {} : { process: { createdById: actor.userId } };
  const [sums, rows] = await Promise.all([
    database().upcomingRetention.aggregate({ where, _sum: { count: true }, _min: { day: true } }),
    database().upcomingRetention.findMany({
      where,
      orderBy: { process: { ordinalNumber: 'desc' } },
      take: shownProcesses,
      select: { processId: true, count: true, process: { select: { name: true } } },
    }),
  ]);
  if (rows.length === 0) return null;
  const processes = rows.map(({ process, ...row }) => ({ ...row, name: process.name }));
  return { total: sums._sum.count ?? 0, mayPreview, from: storedDay(sums._min.day), processes };
}
