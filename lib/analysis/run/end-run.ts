import type { Actor } from '@/lib/auth/actor';
import type { AuditAction } from '@/lib/audit/audit-actions';
import { recordAudit, type AuditFacts } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { isUnusableAnswer } from '@/lib/domain/analysis-status';
import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import type { ErrorCode } from '@/lib/error-codes';
import { notify } from '@/lib/notification-rows/notify';
import { instruments } from '@/lib/metrics/instruments';
import { forgetBatchResponses } from '../drafts/batch-response';
import { updateCurrentRun, type RunInput } from './current-run';
import { keepFailedAnswers } from './failed-answers';
import { writeOffEnded, writeOffSuperseded } from './write-off-drafts';

/** `analysis.lost`: all retries failed. `analysis.cancelled`: cancelled on the Inngest server. */
export type EndReason = ErrorCode | 'analysis.lost' | 'analysis.cancelled';

/** How a run ends: with a stored analysis, or with the reason why there is none. */
interface RunEnd {
  status: CandidateStatus;
  reason: EndReason | null;
  action: AuditAction;
  facts?: AuditFacts;
  /** What else becomes of the candidate. */
  candidate?: Prisma.CandidateUncheckedUpdateManyInput;
  /** The analysis holds what the model's answers have cost; else the process's use does. */
  isStored?: boolean;
}

/**
 * The one door through which a current, unfinished run ends, in the caller's transaction: the candidate gets its status,
 * what was kept for the run goes, and who asked is told. Not ended are runs that wait again, for an active process for
 * example, or that a later one supersedes.
 *
 * @returns whether this ended it: a run that was superseded, or has ended, changes nothing but what it has cost
 */
export async function endRun(
  db: Db,
  actor: Actor,
  { processId, ...run }: RunInput & { processId: string },
  { status, reason, action, facts, candidate, isStored }: RunEnd,
): Promise<boolean> {
  const { candidateId, requestId } = run;
  if (!(await updateCurrentRun(db, run, { ...candidate, status, statusReason: reason, progress: null }))) {
    await writeOffSuperseded(db, run, processId);
    return false;
  }
  if (isStored) await db.analysisDraft.deleteMany({ where: { requestId } });
  else {
    if (reason && isUnusableAnswer(reason)) await keepFailedAnswers(db, { ...run, reason });
    await writeOffEnded(db, requestId, processId);
  }
  await forgetBatchResponses(db, candidateId);
  await recordAudit(db, actor, action, { processId, candidateId, ...(reason ? { reason } : {}), ...facts });
  const detail = reason === null ? 'DONE' : 'FAILED';
  await notify(db, 'ANALYSES', { by: null, data: { processId, candidateId, subjectId: requestId, detail } });
  instruments().runs.inc({ outcome: status.toLowerCase() });
  return true;
}

/** Ends a run that failed. */
export async function endInError(
  db: Db,
  actor: Actor,
  run: RunInput & { processId: string },
  reason: EndReason,
): Promise<boolean> {
  return endRun(db, actor, run, { status: 'ERROR', reason, action: 'candidate.analysis-failed' });
}
