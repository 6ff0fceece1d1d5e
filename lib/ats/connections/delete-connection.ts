import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { endPickAsConflict } from '../picks/end-pick';

/**
 * Deletes a connection that no process is linked to, with its credentials and runs. Candidates taken in stay; those
 * who still wait to be sent by it go to the list of conflicts.
 *
 * @throws AppError `permission.denied`, `ats.connection-not-found`, `ats.connection-in-use`
 */
export async function deleteConnection(actor: Actor, { connectionId }: { connectionId: string }): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    const where = { connectionId, state: { in: ['PENDING' as const, 'SENDING' as const] } };
    const waiting = await db.atsPick.findMany({ where, select: { processId: true }, distinct: ['processId'] });
    // Processes are locked before their connection, and in one order, as everywhere.
    for (const processId of waiting.map((pick) => pick.processId).toSorted()) await lockProcess(db, processId);
    await db.$queryRaw`SELECT 1 FROM ats_connection WHERE id = ${connectionId}::uuid FOR UPDATE`;
    const row = await db.atsConnection.findUnique({
      where: { id: connectionId },
      select: { _count: { select: { links: true } } },
    });
    if (!row) throw new AppError('ats.connection-not-found');
    if (row._count.links > 0) throw new AppError('ats.connection-in-use');
    for (const pick of await db.atsPick.findMany({ where }))
      await endPickAsConflict(db, actor, pick, 'ats.connection-not-found');
    await db.atsConnection.delete({ where: { id: connectionId } });
    await recordAudit(db, actor, 'ats-connection.deleted', { connectionId });
  });
}
