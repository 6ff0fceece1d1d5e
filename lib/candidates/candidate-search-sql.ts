import { Prisma } from '@/lib/db/generated/client';
import { searchTextPatterns } from '@/lib/db/search-text';
import { timeZone } from '@/lib/i18n/time-zone';
import type { CalendarDay } from '@/lib/validation/calendar-day';
import { candidateStatusOrder } from './enums';
import type { CandidateFilters, CandidateSortKey } from './schemas';

/** The instant at which a day, or the one `later` days after it, begins in the product's zone; days have 23 to 25 hours. */
function midnight(day: CalendarDay, later: 0 | 1): Prisma.Sql {
  return Prisma.sql`((${day}::date + ${later}::int)::timestamp AT TIME ZONE ${timeZone})`;
}

/** The WHERE of a candidate search. A filter that is not set is left out. */
export function candidateWhere(processId: string, filters: CandidateFilters): Prisma.Sql {
  const conditions = [Prisma.sql`c.process_id = ${processId}::uuid`];
  if (filters.statuses.length > 0) conditions.push(Prisma.sql`c.status::text = ANY(${filters.statuses})`);
  if (filters.sources.length > 0) conditions.push(Prisma.sql`c.source::text = ANY(${filters.sources})`);
  if (filters.rates.length > 0) conditions.push(Prisma.sql`c.rate = ANY(${filters.rates}::int[])`);
  if (filters.matchFrom !== null) conditions.push(Prisma.sql`c.match_score >= ${filters.matchFrom}`);
  if (filters.matchTo !== null) conditions.push(Prisma.sql`c.match_score <= ${filters.matchTo}`);
  if (filters.dateFrom !== null) conditions.push(Prisma.sql`c.created_at >= ${midnight(filters.dateFrom, 0)}`);
  if (filters.dateTo !== null) conditions.push(Prisma.sql`c.created_at < ${midnight(filters.dateTo, 1)}`);
  for (const pattern of searchTextPatterns(filters.searchPhrase)) {
    conditions.push(Prisma.sql`c.search_text LIKE ${pattern}`);
  }
  return Prisma.join(conditions, ' AND ');
}

const sortExpressions: Record<CandidateSortKey, Prisma.Sql> = {
  DATE: Prisma.sql`c.created_at`,
  EXTERNAL_PROCESS_STATUS: Prisma.sql`c.external_process_status`,
  FIRST_NAME: Prisma.sql`c.first_name COLLATE "pl-x-icu"`,
  LAST_NAME: Prisma.sql`c.last_name COLLATE "pl-x-icu"`,
  MATCH: Prisma.sql`c.match_score`,
  ORDINAL_NUMBER: Prisma.sql`c.ordinal_number`,
  RATE: Prisma.sql`c.rate`,
  SOURCE: Prisma.sql`c.source`,
  STATUS: Prisma.sql`array_position(${candidateStatusOrder}::text[], c.status::text)`,
};

/** The ORDER BY of a candidate search: what is unknown comes last either way, ties are broken by id. */
export function candidateOrder(sortBy: CandidateSortKey, sortOrder: 'ASC' | 'DESC'): Prisma.Sql {
  const direction = sortOrder === 'ASC' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return Prisma.sql`${sortExpressions[sortBy]} ${direction} NULLS LAST, c.id ASC`;
}
