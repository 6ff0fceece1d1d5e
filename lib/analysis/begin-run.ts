import { transaction } from '@/lib/db/transaction';
import { lockProcessForShare } from '@/lib/processes/rows/get-process-row';
import type { RunCandidate, RunInput } from './current-run';
import { findCurrentRun, updateCurrentRun } from './current-run';

/**
 * Marks the candidate as being analysed, or answers null when the run is not wanted: it was superseded, or the process
 * is not active. In the latter case the candidate goes back to the queue, also when an earlier try had begun, because
 * activating the process requests whoever awaits processing and nobody else.
 */
export async function beginRun(input: RunInput): Promise<RunCandidate | null> {
  return transaction(async (db) => {
    const found = await findCurrentRun(db, input);
    if (!found) return null;
    // An activation waits for the end of this transaction, or was before it.
    await lockProcessForShare(db, found.processId);
    const candidate = await findCurrentRun(db, input);
    if (!candidate) return null;
    const isActive = candidate.process.status === 'ACTIVE';
    await updateCurrentRun(db, input, {
      status: isActive ? 'IN_PROGRESS' : 'AWAITING_PROCESSING',
      statusReason: null,
      progress: isActive ? 10 : null,
    });
    return isActive ? candidate : null;
  });
}
