import { Prisma } from '@/lib/db/generated/client';
import { between, containsWords, filterWhere, onDays, type Conditions } from '@/lib/filters/filter-sql';
import { candidateStatusOrder } from './enums';
import { candidateFilters } from './filters';
import type { CandidateFilters, CandidateSortKey } from './schemas';

const conditions: Conditions<typeof candidateFilters> = {
  searchPhrase: (words) => containsWords(Prisma.sql`c.search_text`, words),
  statuses: (statuses) => Prisma.sql`c.status::text = ANY(${statuses})`,
  match: (scores) => between(Prisma.sql`c.match_score`, scores),
  rates: (rates) => Prisma.sql`c.rate = ANY(${rates}::int[])`,
  sources: (sources) => Prisma.sql`c.source::text = ANY(${sources})`,
  applicationSources: (sources) => Prisma.sql`c.application_sources && ${sources}::text[]`,
  date: (period) => onDays(Prisma.sql`c.created_at`, period),
};

export function candidateWhere(processId: string, filters: CandidateFilters): Prisma.Sql {
  return Prisma.sql`c.process_id = ${processId}::uuid AND ${filterWhere(candidateFilters, conditions, filters)}`;
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

/** The ORDER BY of a candidate search: nulls last in both directions, ties broken by id. */
export function candidateOrder(sortBy: CandidateSortKey, sortOrder: 'ASC' | 'DESC'): Prisma.Sql {
  const direction = sortOrder === 'ASC' ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return Prisma.sql`${sortExpressions[sortBy]} ${direction} NULLS LAST, c.id ASC`;
}
