import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { countCandidates, processInclude } from './rows/get-process-row';
import { processOrder, processSortKey, processSortSource, processWhere } from './filter-sql';
import type { ProcessListItem, ProcessPage, ProcessSearchQuery } from './schemas';
import { serializeListItem } from './serialize-process';

interface Found {
  totalItems: number;
  pageIds: string[];
}

/** A page of the process list. */
export async function searchProcesses(actor: Actor, query: ProcessSearchQuery): Promise<ProcessPage> {
  requirePermission(actor, 'process:read');
  const { totalItems, pageIds } = isNarrowed(query) ? await findAmongHits(query) : await findInOrder(query);
  return {
    items: await loadProcesses(pageIds),
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
 * Whether the filters leave few processes, which are then put in order. Walking an order's index for the few would look
 * at many: PostgreSQL expects them spread evenly, and one person's processes often share the beginning of their names.
 */
function isNarrowed(query: ProcessSearchQuery): boolean {
  const { searchPhrase, createdBy, externalProcessId, ordinalNumber, dateFrom, dateTo, sortBy } = query;
  if (searchPhrase) return true;
  // By date, each of these filters has an index in that order.
  return sortBy !== 'DATE' && Boolean(createdBy ?? externalProcessId ?? ordinalNumber ?? dateFrom ?? dateTo);
}

/** Page and total side by side: an index gives either without looking at every process. */
async function findInOrder(query: ProcessSearchQuery): Promise<Found> {
  const where = processWhere(query);
  const [rows, counts] = await Promise.all([
    database().$queryRaw<{ id: string }[]>`
      SELECT p.id FROM ${processSortSource(query.sortBy)} WHERE ${where}
      ORDER BY ${processOrder(query, processSortKey(query.sortBy), Prisma.sql`p.id`)} ${limit(query)}`,
    database().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM process p WHERE ${where}`,
  ]);
  return { totalItems: counts[0]?.count ?? 0, pageIds: rows.map(({ id }) => id) };
}

/** The filters are asked once, for page and total. */
async function findAmongHits(query: ProcessSearchQuery): Promise<Found> {
  const rows = await database().$queryRaw<Found[]>`
    WITH hit AS MATERIALIZED (
      SELECT p.id, ${processSortKey(query.sortBy)} AS place FROM ${processSortSource(query.sortBy)}
      WHERE ${processWhere(query)})
    SELECT (SELECT count(*)::int FROM hit) AS "totalItems",
      ARRAY(SELECT id FROM hit ORDER BY ${processOrder(query, Prisma.sql`place`, Prisma.sql`id`)} ${limit(query)})
        AS "pageIds"`;
  return rows[0] ?? { totalItems: 0, pageIds: [] };
}

async function loadProcesses(ids: string[]): Promise<ProcessListItem[]> {
  const [rows, counts] = await Promise.all([
    database().process.findMany({ where: { id: { in: ids } }, include: processInclude }),
    countCandidates(database(), ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [serializeListItem(row, counts.get(id))] : [];
  });
}
