import { Prisma } from '@/lib/db/generated/client';
import { containsWords, filterWhere, onDays, type Conditions } from '@/lib/filters/filter-sql';
import { processStatuses } from '@/lib/domain/process-enums';
import { processFilters } from '@/lib/domain/process-filters';
import type { ProcessFilters, ProcessSearchQuery, ProcessSortKey, ProcessStatus } from '@/lib/domain/process-schemas';
import { runningCandidateStatuses } from '@/lib/domain/process-status';

/** Constants written into the SQL, because PostgreSQL does not choose an index by the value of a parameter. */
function literals(statuses: readonly string[]): Prisma.Sql {
  return Prisma.raw(statuses.map((status) => `'${status}'`).join(', '));
}

/** Processes with candidates being analysed: few at any time, so the subquery is small and runs once. */
const hasWork = Prisma.sql`p.id IN (SELECT c.process_id FROM candidate c
  WHERE c.status IN (${literals(runningCandidateStatuses)}))`;

/** IN_PROGRESS is displayed, not stored (`displayStatus`): ACTIVE with candidates being analysed. */
function statusCondition(statuses: readonly ProcessStatus[]): Prisma.Sql {
  const chosen = new Set(statuses);
  const stored = processStatuses.filter(
    (status) => chosen.has(status) && status !== 'ACTIVE' && status !== 'IN_PROGRESS',
  );
  const conditions: Prisma.Sql[] = [];
  if (stored.length > 0) conditions.push(Prisma.sql`p.status IN (${literals(stored)})`);
  if (chosen.has('ACTIVE') && chosen.has('IN_PROGRESS')) conditions.push(Prisma.sql`p.status = 'ACTIVE'`);
  else if (chosen.has('IN_PROGRESS')) conditions.push(Prisma.sql`(p.status = 'ACTIVE' AND ${hasWork})`);
  else if (chosen.has('ACTIVE')) conditions.push(Prisma.sql`(p.status = 'ACTIVE' AND NOT ${hasWork})`);
  return Prisma.sql`(${Prisma.join(conditions, ' OR ')})`;
}

const conditions: Conditions<typeof processFilters> = {
  searchPhrase: (words) => containsWords(Prisma.sql`p.search_text`, words),
  statuses: statusCondition,
  createdBy: (userId) => Prisma.sql`p.created_by_id = ${userId}::uuid`,
  date: (period) => onDays(Prisma.sql`p.created_at`, period),
  ordinalNumber: (number) => Prisma.sql`p.ordinal_number = ${number}`,
  externalProcessId: (id) => Prisma.sql`lower(p.external_process_id) = lower(${id})`,
};

export function processWhere(filters: ProcessFilters): Prisma.Sql {
  return filterWhere(processFilters, conditions, filters);
}

/** Statuses in life-cycle order. */
const statusOrder: ProcessStatus[] = [
  'IN_CREATION',
  'CREATED',
  'ACTIVE',
  'IN_PROGRESS',
  'STOPPED',
  'ERROR',
  'ARCHIVED',
];

/** Polish collation whatever the server's locale; all but the last two expressions match an index. */
const sortExpressions: Record<ProcessSortKey, Prisma.Sql> = {
  DATE: Prisma.sql`p.created_at`,
  EXTERNAL_PROCESS_ID: Prisma.sql`p.external_process_id`,
  NAME: Prisma.sql`p.name COLLATE "pl-x-icu"`,
  ORDINAL_NUMBER: Prisma.sql`p.ordinal_number`,
  // Descriptions are too long for an index; the first 80 characters suffice.
  REQUIREMENTS: Prisma.sql`left(p.requirements, 80) COLLATE "pl-x-icu"`,
  // Users are few: they are ranked first, and processes sorted by rank.
  CREATED_BY: Prisma.sql`creator.place`,
  STATUS: Prisma.sql`array_position(${statusOrder}::text[],
    CASE WHEN p.status = 'ACTIVE' AND ${hasWork} THEN 'IN_PROGRESS' ELSE p.status::text END)`,
};

/** The FROM of a process search. */
export function processSortSource(sortBy: ProcessSortKey): Prisma.Sql {
  if (sortBy !== 'CREATED_BY') return Prisma.sql`process p`;
  return Prisma.sql`process p JOIN (
    SELECT id, dense_rank() OVER (ORDER BY last_name COLLATE "pl-x-icu", first_name COLLATE "pl-x-icu") AS place
    FROM app_user) creator ON creator.id = p.created_by_id`;
}

/** The sort expression of a process search. */
export function processSortKey(sortBy: ProcessSortKey): Prisma.Sql {
  return sortExpressions[sortBy];
}

/**
 * The ORDER BY of a process search: nulls last in both directions, ties broken by id.
 *
 * @param key the sort key's expression, or the column that holds it
 */
export function processOrder({ sortBy, sortOrder }: ProcessSearchQuery, key: Prisma.Sql, id: Prisma.Sql): Prisma.Sql {
  const direction = sortOrder === 'ASC' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  // Other keys are never null; without NULLS LAST an index can be scanned backwards for DESC.
  const nulls = sortBy === 'EXTERNAL_PROCESS_ID' ? Prisma.sql`NULLS LAST` : Prisma.empty;
  return Prisma.sql`${key} ${direction} ${nulls}, ${id} ASC`;
}
