import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';

/**
 * Asks each person to judge a random tenth of a process's candidates before they see the verdicts, or ends that. Who is in the tenth
 * follows from a seed that is set once; only those count who are analysed from now on.
 *
 * @throws AppError `process.not-found`, `process.archived`
 */
export async function changeCalibration(
  actor: PersonActor,
  { processId, calibrates }: { processId: string; calibrates: boolean },
): Promise<{ calibrates: boolean }> {
  await requirePermissionIn(actor, processId, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const { calibrationSince, calibrationSeed } = await db.process.findUniqueOrThrow({
      where: { id: processId },
      select: { calibrationSince: true, calibrationSeed: true },
    });
    if ((calibrationSince !== null) === calibrates) return;
    const since = calibrates ? new Date() : null;
    await db.process.update({
      where: { id: processId },
      data: { calibrationSince: since, calibrationSeed: calibrationSeed ?? randomUUID() },
    });
    // Scores found and ordered them.
    await db.candidateSearch.deleteMany({ where: { processId } });
    const changes = [{ field: 'calibrates', subject: null, from: !calibrates, to: calibrates }];
    await recordAudit(db, actor, 'process.calibration-changed', { processId, changes });
  });
  return { calibrates };
}
