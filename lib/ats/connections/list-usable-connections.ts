import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { definitionOf } from '../providers/definitions';
import type { UsableConnection } from '../schemas';
import { findCapabilities } from './serialize-connection';

/** The connections that a process may be linked to, by name. @throws AppError `permission.denied` */
export async function listUsableConnections(actor: Actor): Promise<{ items: UsableConnection[] }> {
  requirePermission(actor, 'process:write');
  const rows = await database().atsConnection.findMany({ orderBy: { name: 'asc' } });
  const items = rows.map(async ({ id, name, provider, paused, stoppedReason }) => {
    const capabilities = await findCapabilities(id);
    const usable = capabilities !== null && !paused && stoppedReason === null;
    return { connectionId: id, name, provider, reads: definitionOf(provider).reads, capabilities, usable };
  });
  return { items: await Promise.all(items) };
}
