import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { ShortUser } from '@/lib/users/schemas';
import type { AtsPicks, AtsPicksQuery } from './pick-schemas';

/**
 * A process's requests to send candidates in one state, newest first; conflicts wait for a person.
 *
 * @throws AppError `process.not-found`
 */
export async function listPicks(
  actor: Actor,
  { processId, state, page, pageSize }: AtsPicksQuery & { processId: string },
): Promise<AtsPicks> {
  requirePermission(actor, 'candidate:read');
  const db = database();
  const where = { processId, state };
  const [process, rows, totalItems] = await Promise.all([
    db.process.findUnique({ where: { id: processId }, select: { id: true } }),
    db.atsPick.findMany({
      where,
      include: { candidate: true, application: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.atsPick.count({ where }),
  ]);
  if (!process) throw new AppError('process.not-found');
  const people = await findPeople(rows.map(({ requestedById }) => requestedById));
  const items = rows.map(({ candidate, application, ...pick }) => ({
    pickId: pick.id,
    candidateId: candidate.id,
    ordinalNumber: candidate.ordinalNumber,
    firstName: candidate.firstName,
    lastName: candidate.lastName,
    state: pick.state,
    reason: pick.reason,
    targetKind: pick.targetKind,
    target: pick.target,
    fromStageId: pick.fromStageId,
    presentStageId: application?.stageId ?? null,
    requestedBy: people.get(pick.requestedById) ?? null,
    requestedAt: pick.createdAt.toISOString(),
    endedAt: pick.endedAt?.toISOString() ?? null,
  }));
  return { items, page, pageSize, totalItems, totalPages: Math.ceil(totalItems / pageSize) };
}

async function findPeople(ids: string[]): Promise<Map<string, ShortUser>> {
  const rows = await database().user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(rows.map(({ id, ...names }) => [id, { userId: id, ...names }]));
}
