import { transaction } from '@/lib/db/transaction';
import type { RunInput } from './current-run';
import { updateCurrentRun } from './current-run';

/** What the first step of a run needs of its candidate. */
export interface BegunRun {
  processId: string;
  cvSha256: string | null;
}

/**
 * Marks the candidate as being analysed. Null when the run was superseded or the process is not active; in the latter
 * case the candidate returns to the queue, because activating the process requests only candidates awaiting processing.
 */
export async function beginRun(input: RunInput): Promise<BegunRun | null> {
  return transaction(async (db) => {
    // Orders this transaction against an activation of the process.
    await db.$queryRaw`
      SELECT 1 FROM process WHERE id = (SELECT process_id FROM candidate WHERE id = ${input.candidateId}::uuid)
      FOR SHARE`;
    const candidate = await db.candidate.findFirst({
      where: { id: input.candidateId, analysisRequestId: input.requestId },
      select: { processId: true, cvSha256: true, process: { select: { status: true } } },
    });
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
