import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { ConnectionDto } from './connection-schemas';
import { serializeConnection } from './serialize-connection';

const include = { _count: { select: { links: true } } };

/** @throws AppError `permission.denied`, `ats.connection-not-found` */
export async function getConnection(actor: Actor, { connectionId }: { connectionId: string }): Promise<ConnectionDto> {
  requirePermission(actor, 'administration');
  const row = await database().atsConnection.findUnique({ where: { id: connectionId }, include });
  if (!row) throw new AppError('ats.connection-not-found');
  return serializeConnection(row);
}

/** Every connection, by name. @throws AppError `permission.denied` */
export async function listConnections(actor: Actor): Promise<{ items: ConnectionDto[] }> {
  requirePermission(actor, 'administration');
  const rows = await database().atsConnection.findMany({ orderBy: { name: 'asc' }, include });
  return { items: await Promise.all(rows.map(serializeConnection)) };
}
