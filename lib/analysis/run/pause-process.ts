import type { Actor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { endProcessRun } from '@/lib/process-rows/end-process-run';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { updateCurrentRun, type RunInput } from './current-run';

/**
 * Ends the run of a process whose engine cannot be used (ERROR in docs/specification.md, Process): the candidate goes
 * back to the queue, and the others do when their turn comes. Activating the process tries again.
 */
export async function pauseProcess(
  actor: Actor,
  { processId, reason, ...input }: RunInput & { processId: string; reason: ErrorCode },
): Promise<void> {
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await updateCurrentRun(db, input, { status: 'AWAITING_PROCESSING', statusReason: null, progress: null });
    await endProcessRun(db, actor, { processId, reason });
  });
}
