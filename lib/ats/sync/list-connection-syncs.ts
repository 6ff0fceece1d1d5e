import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { ConnectionSyncs } from '../connections/connection-schemas';
import { serializeSync } from './serialize-sync';

const shownRuns = 20;

/** The last runs of a connection, newest first. @throws AppError `permission.denied`, `ats.connection-not-found` */
export async function listConnectionSyncs(
  actor: Actor,
  { connectionId }: { connectionId: string },
): Promise<ConnectionSyncs> {
  requirePermission(actor, 'administration');
  const db = database();
  const connection = await db.atsConnection.findUnique({ where: { id: connectionId }, select: { id: true } });
  if (!connection) throw new AppError('ats.connection-not-found');
  const rows = await db.atsSync.findMany({
    where: { connectionId },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: shownRuns,
    include: { process: { select: { id: true, ordinalNumber: true, name: true } } },
  });
  const ids = rows.flatMap(({ requestedById }) => requestedById ?? []);
  const users = await db.user.findMany({ where: { id: { in: ids } } });
  const userOf = (userId: string | null) => {
    const user = users.find(({ id }) => id === userId);
    return user ? { userId: user.id, firstName: user.firstName, lastName: user.lastName } : null;
  };
  return {
    items: rows.map(({ process, ...row }) => ({
      ...serializeSync(row, userOf(row.requestedById), null, null),
      process,
    })),
  };
}
