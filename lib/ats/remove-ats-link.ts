import { recordAudit } from '@/lib/audit/record-audit';
import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from '@/lib/processes/rows/get-process-row';
import { requireEditableProcess } from '@/lib/processes/rows/require-editable-process';
import { setExternalProcessId } from './save-ats-link';

/** Ends a process's link to the ATS; its candidates stay. @throws AppError `process.not-found`, `process.archived` */
export async function removeAtsLink(actor: Actor, { processId }: { processId: string }): Promise<void> {
  requirePermission(actor, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const { count } = await db.atsLink.deleteMany({ where: { processId } });
    if (count === 0) return;
    const changes = await setExternalProcessId(db, processId, null);
    await recordAudit(db, actor, 'process.ats-unlinked', { processId, changes });
  });
}
