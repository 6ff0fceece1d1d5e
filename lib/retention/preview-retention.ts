import { requirePermission, type Actor } from '@/lib/auth/actor';
import { shownNames, blindSelect } from '@/lib/candidates/blind/blindness';
import { database } from '@/lib/db/client';
import type { ActiveRule } from '@/lib/domain/retention/decide-fate';
import { daysLater, today, type CalendarDay } from '@/lib/validation/calendar-day';
import { findFateGroups, findFates } from './find-fates';
import type { GroupMember, RetentionGroup, RetentionPreview } from './retention-schemas';
import { findActiveRules } from './rules/find-rules';

/** So many of a group are named. */
const shownMembers = 200;

interface Options {
  now?: Date;
}

/** The rules run at 2 o'clock: who is due later on a day goes on the next one. */
const afterRunMs = (22 * 60 - 1) * 60_000;
const runDay = (at: Date): CalendarDay => today(new Date(at.getTime() + afterRunMs));

const endOfDay = (day: CalendarDay): Date => new Date(`${daysLater(day, 1)}T00:00:00Z`);

const latestDay = (day: CalendarDay, other: CalendarDay): CalendarDay => (day > other ? day : other);

/**
 * Who will be erased or blocked when, if nothing changes; changes nothing.
 *
 * @param input `until`: the last day that is shown
 * @throws AppError `permission.denied`
 */
export async function previewRetention(
  actor: Actor,
  { until }: { until: CalendarDay },
  { now = new Date() }: Options = {},
): Promise<RetentionPreview> {
  requirePermission(actor, 'administration');
  return groupFates(await findActiveRules(database()), { until, now });
}

interface Grouping {
  until: CalendarDay;
  now: Date;
  /** Only of these processes. */
  within?: string[];
  /** Called with those of a process who go on the same day by the same rule. */
  onGroup?: (group: RetentionGroup & { processId: string }) => void;
}

/** The preview without a question of who may see it. */
export async function groupFates(
  rules: ActiveRule[],
  { until, now, within, onGroup }: Grouping,
): Promise<RetentionPreview> {
  const groups = new Map<string, RetentionGroup>();
  let later = 0;
  const found = await findFateGroups(database(), rules, { dueBy: endOfDay(until), within });
  for (const { fate, processId, count } of found) {
    if (fate.laterBecause !== null) later += count;
    const day = latestDay(runDay(fate.at), today(now));
    if (day > until) continue;
    const { ruleId, name: ruleName } = fate.rule;
    const key = `${day} ${ruleId} ${fate.action}`;
    const group = { ruleId, ruleName, day, action: fate.action, count: (groups.get(key)?.count ?? 0) + count };
    groups.set(key, group);
    onGroup?.({ ...group, processId, count });
  }
  const sorted = [...groups.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
  return { groups: sorted, total: sorted.reduce((sum, { count }) => sum + count, 0), later };
}

/**
 * Who is in a group of the preview, by number, at most 200.
 *
 * @throws AppError `permission.denied`
 */
export async function listGroup(
  actor: Actor,
  { ruleId, day }: { ruleId: string; day: CalendarDay },
  { now = new Date() }: Options = {},
): Promise<GroupMember[]> {
  requirePermission(actor, 'administration');
  const rules = await findActiveRules(database());
  const isOfGroup = (group: { ruleId: string; day: CalendarDay }) => group.ruleId === ruleId && group.day === day;
  const counts = new Map<string, number>();
  const onGroup: Grouping['onGroup'] = (group) => {
    const reached = [...counts.values()].reduce((sum, count) => sum + count, 0) >= shownMembers;
    if (isOfGroup(group) && !reached) counts.set(group.processId, (counts.get(group.processId) ?? 0) + group.count);
  };
  await groupFates(rules, { until: day, now, onGroup });
  const ids: string[] = [];
  for await (const fated of findFates(database(), rules, { dueBy: endOfDay(day), within: [...counts.keys()] })) {
    const ofGroup = fated.filter(({ fate }) =>
      isOfGroup({ ruleId: fate.rule.ruleId, day: latestDay(runDay(fate.at), today(now)) }),
    );
    ids.push(...ofGroup.map(({ candidateId }) => candidateId));
    if (ids.length >= shownMembers) break;
  }
  const rows = await database().candidate.findMany({
    where: { id: { in: ids.slice(0, shownMembers) } },
    orderBy: [{ process: { ordinalNumber: 'asc' } }, { ordinalNumber: 'asc' }],
    select: {
      id: true,
      processId: true,
      ordinalNumber: true,
      firstName: true,
      lastName: true,
      revealedAt: true,
      process: { select: { ...blindSelect.process.select, name: true } },
    },
  });
  return rows.map((row) => ({
    candidateId: row.id,
    processId: row.processId,
    processName: row.process.name,
    ordinalNumber: row.ordinalNumber,
    ...shownNames(row),
  }));
}
