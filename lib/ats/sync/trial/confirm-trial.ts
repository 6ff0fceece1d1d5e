import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { startSync } from '../start-sync';
import { findWaitingTrial } from './find-waiting-trial';
import type { TrialConfirmation } from './trial-schemas';

/**
 * Lets the rest follow after a trial: a person has seen that it is the right recruitment, with all that belongs to it.
 *
 * @param input `syncId`: the trial that the person saw
 * @throws AppError `ats.no-trial` when it does not wait any more, and those of `startSync`
 */
export async function confirmTrial(
  actor: PersonActor,
  { processId, syncId: seen }: { processId: string } & TrialConfirmation,
): Promise<{ syncId: string }> {
  requirePermission(actor, 'candidate:upload');
  const syncId = await transaction(async (db) => {
    await lockProcess(db, processId);
    if ((await findWaitingTrial(db, processId))?.syncId !== seen) throw new AppError('ats.no-trial');
    await db.atsLink.update({ where: { processId }, data: { trialPassedAt: new Date() } });
    // Not among the changes of the process, so without its id.
    const started = await startSync(db, actor, { processId, trigger: 'MANUAL', full: true });
    await recordAudit(db, actor, 'sync.trial-confirmed', { syncId: started });
    return started;
  });
  sendOutboxSoon();
  return { syncId };
}
