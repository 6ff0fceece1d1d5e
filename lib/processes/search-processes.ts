import { requirePermission, type Actor } from '@/lib/auth/actor';
import { visibleProcessSql } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { readFilters } from '@/lib/filters/read-filters';
import { processFilters } from '@/lib/domain/process-filters';
import { processOrder, processSortKey, processSortSource, processWhere } from './filter-sql';
import { loadListItems } from './load-list-items';
import type { ProcessPage, ProcessSearchQuery } from '@/lib/domain/process-schemas';

interface Found {
  totalItems: number;
  pageIds: string[];
}

/** A page of the process list. */
export async function searchProcesses(actor: Actor, query: ProcessSearchQuery): Promise<ProcessPage> {
  requirePermission(actor, 'process:read');
  const { totalItems, pageIds } = isNarrowed(query)
    ? await findAmongHits(actor, query)
    : await findInOrder(actor, query);
  return {
    items: await loadListItems(actor, pageIds),
    page: query.page,
    pageSize: query.pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / query.pageSize),
  };
}

function limit({ page, pageSize }: ProcessSearchQuery): Prisma.Sql {
  return Prisma.sql`LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`;
}

/**
 * Whether the filters are expected to match few processes, which are then sorted. Scanning an index in sort order for
 * few matches reads many rows: PostgreSQL expects matches to be spread evenly, and one user's processes often share the
 * beginning of their names.
 */
function isNarrowed(query: ProcessSearchQuery): boolean {
  if (query.searchPhrase) return true;
  // By date, each of these filters has an index in that order; statuses leave many.
  return query.sortBy !== 'DATE' && Object.keys(readFilters(processFilters, query)).some((key) => key !== 'statuses');
}

const whereFor = (actor: Actor, query: ProcessSearchQuery): Prisma.Sql =>
  Prisma.sql`${processWhere(query)} AND ${visibleProcessSql(actor, Prisma.sql`p.id`)}`;

/** Page and total in parallel: an index gives either without reading every process. */
async function findInOrder(actor: Actor, query: ProcessSearchQuery): Promise<Found> {
  const where = whereFor(actor, query);
  const [rows, counts] = await Promise.all([
    database().$queryRaw<{ id: string }[]>`
      SELECT p.id FROM ${processSortSource(query.sortBy)} WHERE ${where}
      ORDER BY ${processOrder(query, processSortKey(query.sortBy), Prisma.sql`p.id`)} ${limit(query)}`,
    database().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM process p WHERE ${where}`,
  ]);
  return { totalItems: counts[0]?.count ?? 0, pageIds: rows.map(({ id }) => id) };
}

/** Page and total from one evaluation of the filters. */
async function findAmongHits(actor: Actor, query: ProcessSearchQuery): Promise<Found> {
  const rows = await database().$queryRaw<Found[]>`
    WITH hit AS MATERIALIZED (
      SELECT p.id, ${processSortKey(query.sortBy)} AS place FROM ${processSortSource(query.sortBy)}
      WHERE ${whereFor(actor, query)})
    SELECT (SELECT count(*)::int FROM hit) AS "totalItems",
      ARRAY(SELECT id FROM hit ORDER BY ${processOrder(query, Prisma.sql`place`, Prisma.sql`id`)} ${limit(query)})
        AS "pageIds"`;
  return rows[0] ?? { totalItems: 0, pageIds: [] };
}
