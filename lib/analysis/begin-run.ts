import { transaction } from '@/lib/db/transaction';
import { lockProcessForShare } from '@/lib/processes/rows/get-process-row';
import type { RunCandidate, RunInput } from './current-run';
import { findCurrentRun, updateCurrentRun } from './current-run';

/**
 * Marks the candidate as being analysed. Null when the run was superseded or the process is not active; in the latter
 * case the candidate returns to the queue, because activating the process requests only candidates awaiting processing.
 */
export async function beginRun(input: RunInput): Promise<RunCandidate | null> {
  return transaction(async (db) => {
    const found = await findCurrentRun(db, input);
    if (!found) return null;
    // Orders this transaction against an activation of the process.
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
