import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { warnDays } from '@/lib/domain/retention/retention-enums';
import { daysLater, today } from '@/lib/validation/calendar-day';
import type { UpcomingRetention } from './retention-schemas';
import { groupFates } from './preview-retention';
import { findActiveRules } from './rules/find-rules';

const shownProcesses = 20;

/**
 * What will be erased or blocked within a week: for an administrator everywhere, else in the processes that one made.
 *
 * @returns null for whoever is responsible for none
 */
export async function listUpcoming(actor: PersonActor, now: Date = new Date()): Promise<UpcomingRetention | null> {
  if (!actorMay(actor, 'candidate:decide')) return null;
  const rules = await findActiveRules(database());
  if (rules.length === 0) return null;
  const isAdministrator = actorMay(actor, 'administration');
  const processes = await database().process.findMany({
    where: { ...(isAdministrator ? {} : { createdById: actor.userId }), candidates: { some: {} } },
    orderBy: { ordinalNumber: 'desc' },
    select: { id: true, name: true },
  });
  const found: UpcomingRetention = { total: 0, mayPreview: isAdministrator, from: null, processes: [] };
  const until = daysLater(today(now), warnDays);
  const counts = new Map<string, number>();
  const { groups } = await groupFates(rules, {
    until,
    now,
    within: processes.map(({ id }) => id),
    onEach: (processId) => counts.set(processId, (counts.get(processId) ?? 0) + 1),
  });
  found.total = groups.reduce((sum, { count }) => sum + count, 0);
  found.from = groups[0]?.day ?? null;
  found.processes = processes
    .flatMap(({ id: processId, name }) => {
      const count = counts.get(processId) ?? 0;
      return count > 0 ? [{ processId, name, count }] : [];
    })
    .slice(0, shownProcesses);
  return found.total > 0 ? found : null;
}
