import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';

/**
 * Hides the scores of a process's candidates from each person until they have read the verdicts, or shows them again.
 *
 * @throws AppError `process.not-found`, `process.archived`
 */
export async function changeHiddenScore(
  actor: PersonActor,
  { processId, hidesScore }: { processId: string; hidesScore: boolean },
): Promise<{ hidesScore: boolean }> {
  await requirePermissionIn(actor, processId, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const where = { id: processId, hidesScore: !hidesScore };
    const { count } = await db.process.updateMany({ where, data: { hidesScore } });
    if (count === 0) return;
    // Scores found and ordered them.
    await db.candidateSearch.deleteMany({ where: { processId } });
    const changes = [{ field: 'hidesScore', subject: null, from: !hidesScore, to: hidesScore }];
    await recordAudit(db, actor, 'process.hidden-score-changed', { processId, changes });
  });
  return { hidesScore };
}
