import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { countCandidates, processInclude } from './get-process-row';
import type { ProcessPage, ProcessSearchQuery, ProcessSortKey } from './schemas';
import { serializeProcess } from './serialize-process';

function orderBy(key: ProcessSortKey, direction: 'asc' | 'desc'): Prisma.ProcessOrderByWithRelationInput[] {
  const order: Record<ProcessSortKey, Prisma.ProcessOrderByWithRelationInput[]> = {
    CREATED_BY: [{ createdBy: { lastName: direction } }, { createdBy: { firstName: direction } }],
    DATE: [{ createdAt: direction }],
    EXTERNAL_PROCESS_ID: [{ externalProcessId: { sort: direction, nulls: 'last' } }],
    NAME: [{ name: direction }],
    ORDINAL_NUMBER: [{ ordinalNumber: direction }],
    REQUIREMENTS: [{ requirements: direction }],
    STATUS: [{ status: direction }],
  };
  // Ties are broken by id, so that paging never repeats or skips a row (decisions.md).
  return [...order[key], { id: 'asc' }];
}

/** A page of the process list. */
export async function searchProcesses(actor: Actor, query: ProcessSearchQuery): Promise<ProcessPage> {
  requirePermission(actor, 'process:read');
  const [rows, totalItems] = await Promise.all([
    database().process.findMany({
      orderBy: orderBy(query.sortBy, query.sortOrder === 'ASC' ? 'asc' : 'desc'),
      skip: (query.page - 1) * query.pageSize,
      take: query.pageSize,
      include: processInclude,
    }),
    database().process.count(),
  ]);
  const ids = rows.map((row) => row.id);
  const counts = await countCandidates(database(), ids);
  return {
    items: rows.map((row) => serializeProcess(row, counts.get(row.id))),
    page: query.page,
    pageSize: query.pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / query.pageSize),
  };
}
