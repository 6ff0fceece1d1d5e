import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';

const open = ['QUEUED', 'RUNNING'] as const;

/** Whether a run still goes on. */
export const isOpenRun = (state: string): boolean => open.some((one) => one === state);

/** For a query: the runs that still go on. */
export const openRuns = { in: [...open] };

/** Ends a run that goes on; what was found stays. Does nothing where it has ended. */
export async function endRun(
  actor: Actor,
  { runId, state, reason }: { runId: string; state: 'DONE' | 'STOPPED'; reason: ErrorCode | null },
): Promise<void> {
  await transaction(async (db) => {
    const [run] = await db.fairnessRun.updateManyAndReturn({
      where: { id: runId, state: openRuns },
      data: { state, stopReason: reason, endedAt: new Date() },
      select: { processId: true },
    });
    if (run) await recordAudit(db, actor, 'fairness.run-ended', { processId: run.processId, runId, reason });
  });
}

/** Ends a run early. @throws AppError `permission.denied` */
export async function stopRun(actor: Actor, { runId, reason }: { runId: string; reason: ErrorCode }): Promise<void> {
  requirePermission(actor, 'candidate:analyse');
  await endRun(actor, { runId, state: 'STOPPED', reason });
}
