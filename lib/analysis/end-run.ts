import type { Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import { deleteDraft } from './analysis-draft';
import { updateCurrentRun } from './current-run';

/** `analysis.lost`: requested again in vain. `analysis.cancelled`: somebody cancelled the run on the Inngest server. */
export type EndReason = 'analysis.lost' | 'analysis.cancelled';

/** Ends a wanted run without a result: status ERROR with `reason`, to be analysed again. A superseded one stays. */
export async function endRun(
  db: Db,
  actor: Actor,
  run: { candidateId: string; requestId: string; processId: string },
  reason: EndReason,
): Promise<void> {
  const { processId, candidateId } = run;
  if (await updateCurrentRun(db, run, { status: 'ERROR', statusReason: reason, progress: null })) {
    await recordAudit(db, actor, 'candidate.analysis-failed', { processId, candidateId, reason });
  }
  await deleteDraft(db, run.requestId);
}
