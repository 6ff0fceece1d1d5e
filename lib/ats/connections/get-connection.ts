import { isProgram, requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { ConnectionDto } from './connection-schemas';
import { serializeConnection } from './serialize-connection';

const include = { _count: { select: { links: true } } };

/**
 * One connection; a person also gets the secret address that its ATS calls. @throws AppError `permission.denied`,
 * `ats.connection-not-found`
 */
export async function getConnection(actor: Actor, { connectionId }: { connectionId: string }): Promise<ConnectionDto> {
  requirePermission(actor, 'administration');
  const row = await database().atsConnection.findUnique({ where: { id: connectionId }, include });
  if (!row) throw new AppError('ats.connection-not-found');
  return serializeConnection(row, !isProgram(actor));
}

/** Every connection, by name, without secrets. @throws AppError `permission.denied` */
export async function listConnections(actor: Actor): Promise<{ items: ConnectionDto[] }> {
  requirePermission(actor, 'administration');
  const rows = await database().atsConnection.findMany({ orderBy: { name: 'asc' }, include });
  return { items: await Promise.all(rows.map((row) => serializeConnection(row, false))) };
}
