import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireVersion } from '@/lib/http/server/version-tag';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';

/**
 * Deletes a process that has no candidates: an archived one, or one whose creation was not finished.
 *
 * @param input `ifMatch`: see `requireVersion`
 * @throws AppError `process.not-found`, `process.not-deletable`, `process.changed-meanwhile`
 */
export async function deleteProcess(
  actor: PersonActor,
  { processId, ifMatch = null }: { processId: string; ifMatch?: string | null },
): Promise<void> {
  await requirePermissionIn(actor, processId, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const row = await getProcessRow(db, processId);
    const { status } = row;
    requireVersion(row, ifMatch);
    // Who is blocked is kept for claims, whatever becomes of the process.
    const candidates =
      (await db.candidate.count({ where: { processId } })) +
      (await db.blockedCandidate.count({ where: { processId } }));
    const isUnused = status === 'ARCHIVED' || status === 'IN_CREATION';
    if (!isUnused || candidates > 0) throw new AppError('process.not-deletable');
    await db.process.delete({ where: { id: processId } });
    await recordAudit(db, actor, 'process.deleted', { processId });
  });
}
