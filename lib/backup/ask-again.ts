import { requirePermission, type Actor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { recoverLostPreparations } from '@/lib/interviews/lost-preparations';
import { enqueueEvents } from '@/lib/jobs/outbox';

/**
 * Asks, in a database that was restored, for the work that was in the queue (an Inngest server's, or the schema `pgboss`), which no
 * backup holds, and that no row says is open. Runs of the embedded runner that had a step to do go on besides; both is safe:
 * scores that were being computed anew, and the night's retention, which blocks again who was blocked since. What was prepared
 * for interviews need not wait until it counts as lost. The rest is found as after a crash (lib/jobs/lost-work.ts).
 *
 * @throws AppError `permission.denied`
 */
export async function askAgain(actor: Actor): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    const processes = await db.process.findMany({
      where: { status: { not: 'ARCHIVED' }, candidates: { some: { currentAnalysisId: { not: null } } } },
      select: { id: true },
    });
    await enqueueEvents(db, [
      { name: 'retention/run.requested', data: { requestedById: null } },
      ...processes.map(({ id: processId }) => ({ name: 'process/rescoring.requested' as const, data: { processId } })),
    ]);
  });
  await recoverLostPreparations(actor, { quietMs: 0 });
}
