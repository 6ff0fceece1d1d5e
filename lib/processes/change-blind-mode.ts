import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from './rows/get-process-row';
import { requireEditableProcess } from './rows/require-editable-process';

/**
 * Hides who the candidates of a process are, or shows them again. Who was advanced or revealed stays visible.
 *
 * @throws AppError `process.not-found`, `process.archived`
 */
export async function changeBlindMode(
  actor: PersonActor,
  { processId, blindMode }: { processId: string; blindMode: boolean },
): Promise<{ blindMode: boolean }> {
  requirePermission(actor, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const { count } = await db.process.updateMany({
      where: { id: processId, blindMode: !blindMode },
      data: { blindMode },
    });
    const changes = [{ field: 'blindMode', subject: null, from: !blindMode, to: blindMode }];
    if (count > 0) await recordAudit(db, actor, 'process.blind-mode-changed', { processId, changes });
  });
  return { blindMode };
}
