import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { FairnessRunDto } from '../schemas';
import { openRuns } from './end-run';
import { findRun } from './find-runs';

/**
 * Cancels a run: the candidate that is being examined is the last, and what was found stays. Does nothing where it has ended.
 *
 * @throws AppError `process.not-found`, `fairness.run-not-found`
 */
export async function cancelRun(
  actor: PersonActor,
  { processId, runId }: { processId: string; runId: string },
): Promise<FairnessRunDto> {
  await requireProcessPermission(database(), actor, processId, 'candidate:analyse');
  await transaction(async (db) => {
    const { count } = await db.fairnessRun.updateMany({
      where: { id: runId, processId, state: openRuns },
      data: { state: 'STOPPED', stopReason: 'fairness.cancelled', endedAt: new Date() },
    });
    if (count > 0) await recordAudit(db, actor, 'fairness.run-cancelled', { processId, runId });
  });
  return findRun({ processId, runId });
}
