import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { lockLinkedProcess, setExternalProcessId, type LinkPlace } from './save-ats-link';

/** Ends a process's link to the ATS; its candidates stay. @throws AppError those of `lockLinkedProcess` */
export async function removeAtsLink(actor: Actor, { processId, ifMatch = null }: LinkPlace): Promise<void> {
  requirePermission(actor, 'process:write');
  await transaction(async (db) => {
    await lockLinkedProcess(db, processId, ifMatch);
    const { count } = await db.atsLink.deleteMany({ where: { processId } });
    if (count === 0) return;
    const changes = await setExternalProcessId(db, processId, null);
    await recordAudit(db, actor, 'process.ats-unlinked', { processId, changes });
  });
}
