import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { AtsPicks, AtsPicksQuery } from './pick-schemas';
import { pickInclude, serializePicks } from './serialize-pick';

/**
 * A process's requests to send candidates in one state, newest first; conflicts wait for a person.
 *
 * @throws AppError `process.not-found`
 */
export async function listPicks(
  actor: Actor,
  { processId, state, reason, page, pageSize }: AtsPicksQuery & { processId: string },
): Promise<AtsPicks> {
  requirePermission(actor, 'candidate:read');
  const db = database();
  const where = { processId, state, ...(reason ? { reason } : {}) };
  const [process, rows, totalItems] = await Promise.all([
    db.process.findUnique({ where: { id: processId }, select: { id: true } }),
    db.atsPick.findMany({
      where,
      include: pickInclude,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.atsPick.count({ where }),
  ]);
  if (!process) throw new AppError('process.not-found');
  const items = await serializePicks(rows);
  return { items, page, pageSize, totalItems, totalPages: Math.ceil(totalItems / pageSize) };
}
