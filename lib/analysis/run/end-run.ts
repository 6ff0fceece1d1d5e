import type { Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import { forgetBatchResponses } from '../drafts/batch-response';
import { updateCurrentRun } from './current-run';
import { writeOffDrafts, writeOffSuperseded } from './write-off-drafts';

/** `analysis.lost`: all retries failed. `analysis.cancelled`: cancelled on the Inngest server. */
export type EndReason = 'analysis.lost' | 'analysis.cancelled';

/** Ends a current run without a result: status ERROR with `reason`. A superseded run changes nothing. */
export async function endRun(
  db: Db,
  actor: Actor,
  run: { candidateId: string; requestId: string; processId: string },
  reason: EndReason,
): Promise<void> {
  const { processId, candidateId } = run;
  if (await updateCurrentRun(db, run, { status: 'ERROR', statusReason: reason, progress: null })) {
    await recordAudit(db, actor, 'candidate.analysis-failed', { processId, candidateId, reason });
    await writeOffDrafts(db, [candidateId]);
    await forgetBatchResponses(db, candidateId);
  } else await writeOffSuperseded(db, run, processId);
}
