import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { HistoryPage, HistoryQuery } from './history-schemas';
import { fieldChangeSchema } from './history-schemas';

const detailsSchema = z.object({ changes: z.array(fieldChangeSchema).default([]) });

/**
 * Who changed what of a process, newest first. What happened to its candidates is not part of it.
 *
 * @throws AppError `process.not-found`
 */
export async function getProcessHistory(
  actor: Actor,
  { processId, page, pageSize }: HistoryQuery & { processId: string },
): Promise<HistoryPage> {
  requirePermission(actor, 'process:read');
  const db = database();
  const where = { processId, candidateId: null };
  const [process, events, totalItems] = await Promise.all([
    db.process.findUnique({ where: { id: processId }, select: { id: true } }),
    db.auditEvent.findMany({
      where,
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.auditEvent.count({ where }),
  ]);
  if (!process) throw new AppError('process.not-found');
  const people = await findPeople(events.flatMap(({ actorId }) => actorId ?? []));
  return {
    items: events.map(({ id, at, actorId, action, details }) => ({
      id,
      at: at.toISOString(),
      actor: people.get(actorId ?? '') ?? null,
      action,
      changes: detailsSchema.parse(details).changes,
    })),
    page,
    pageSize,
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
  };
}

async function findPeople(ids: string[]): Promise<Map<string, HistoryPage['items'][number]['actor']>> {
  const rows = await database().user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(rows.map(({ id, ...names }) => [id, { userId: id, ...names }]));
}
