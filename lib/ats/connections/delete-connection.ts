import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';

/**
 * Deletes a connection that no process is linked to, with its credentials and runs. Candidates taken in stay.
 *
 * @throws AppError `permission.denied`, `ats.connection-not-found`, `ats.connection-in-use`
 */
export async function deleteConnection(actor: Actor, { connectionId }: { connectionId: string }): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM ats_connection WHERE id = ${connectionId}::uuid FOR UPDATE`;
    const row = await db.atsConnection.findUnique({
      where: { id: connectionId },
      select: { _count: { select: { links: true } } },
    });
    if (!row) throw new AppError('ats.connection-not-found');
    if (row._count.links > 0) throw new AppError('ats.connection-in-use');
    await db.atsConnection.delete({ where: { id: connectionId } });
    await recordAudit(db, actor, 'ats-connection.deleted', { connectionId });
  });
}
