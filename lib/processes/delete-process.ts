import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';

/**
 * Deletes an archived process that has no candidates, such as a draft that was given up.
 *
 * @throws AppError `process.not-found`, `process.not-deletable`
 */
export async function deleteProcess(actor: PersonActor, { processId }: { processId: string }): Promise<void> {
  requirePermission(actor, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const { status } = await getProcessRow(db, processId);
    const candidates = await db.candidate.count({ where: { processId } });
    if (status !== 'ARCHIVED' || candidates > 0) throw new AppError('process.not-deletable');
    await db.process.delete({ where: { id: processId } });
    await recordAudit(db, actor, 'process.deleted', { processId });
  });
}
