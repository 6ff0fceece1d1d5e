import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { warnDays } from '@/lib/domain/retention/retention-enums';
import { dayToStore, daysLater, today, type CalendarDay } from '@/lib/validation/calendar-day';
import { groupFates } from './preview-retention';
import { findActiveRules } from './rules/find-rules';

/**
 * Counts, by process, whom the rules take within a week, for home to tell. All candidates are looked at for it, so it is done at
 * night, after rules changed, and for a process that was postponed.
 *
 * @param processId of one process only
 */
export async function countUpcoming(now: Date = new Date(), processId?: string): Promise<void> {
  const found = new Map<string, { count: number; day: CalendarDay }>();
  await groupFates(await findActiveRules(database()), {
    until: daysLater(today(now), warnDays),
    now,
    ...(processId ? { within: [processId] } : {}),
    onGroup: ({ processId: id, day, count }) => {
      const known = found.get(id);
      found.set(id, { count: (known?.count ?? 0) + count, day: known && known.day < day ? known.day : day });
    },
  });
  await transaction(async (db) => {
    await db.upcomingRetention.deleteMany({ where: processId ? { processId } : {} });
    const alive = await db.process.findMany({ where: { id: { in: [...found.keys()] } }, select: { id: true } });
    await db.upcomingRetention.createMany({
      data: alive.flatMap(({ id }) => {
        const one = found.get(id);
        const day = dayToStore(one?.day);
        return one && day ? [{ processId: id, count: one.count, day }] : [];
      }),
      // Two may count at once.
      skipDuplicates: true,
    });
  });
}
