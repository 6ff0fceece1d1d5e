import { type Actor, requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { saveDraft, type RunDraft } from '../drafts/analysis-draft';
import { askWithKeptResponses } from '../drafts/batch-response';
import { buildCriteriaSnapshot } from '../criteria/build-criteria-snapshot';
import { offlineEngine } from '../engines/offline-engine';
import { effectiveEngine, selectEngine } from '../engines/select-engine';
import { failAnalysis } from '../run/fail-analysis';
import { canBeScored } from '../score/match-score';
import { judgeCv } from './judge-cv';
import { keepResponses } from '../drafts/keep-responses';
import { pauseProcess } from '../run/pause-process';
import { reactToModelError, unansweredCodes } from '../run/react-to-model-error';
import { type RunInput, findCurrentRun, updateCurrentRun } from '../run/current-run';
import { endRun } from '../run/end-run';
import { statusToRead } from '../run/judged-by-people';
import { writeOffSuperseded } from '../run/write-off-drafts';
import { saveAnalysis } from '../store/save-analysis';

export type JudgeOutcome =
  /** `left`: a model is to judge; `saved`: the rules did, and nothing waits for anybody. */
  | { outcome: 'stopped' | 'left' | 'saved' }
  /** `byModel`: a model may write the texts as well. */
  | { outcome: 'judged'; byModel: boolean }
  /** `failed`: the provider did not answer; else it is only busy. */
  | { outcome: 'waiting'; seconds: number; failed: boolean };

/** Failures that would recur with this CV: the run ends with the reason on the candidate. */
const brokenOff: ReadonlySet<ErrorCode> = new Set(['analysis.too-slow', 'analysis.too-much-memory']);

/**
 * Second part of an analysis: judges every criterion, verifies every quote and extracts the candidate's data. Reuses
 * stored verdicts of equal input unless a fresh run was requested (docs/specification.md, Analysis). Exceeding time or
 * memory stops the run; a busy provider makes it wait, an unusable one pauses the process.
 *
 * @param input `byRules`: leaves a CV that a model is to judge, and saves at once; `attempt`: how often this run has waited;
 *   `failures`: how often because the provider did not answer
 */
export async function judgeCandidate(
  actor: Actor,
  {
    byRules = false,
    attempt = 0,
    failures = 0,
    ...input
  }: RunInput & { byRules?: boolean; attempt?: number; failures?: number },
): Promise<JudgeOutcome> {
  requirePermission(actor, 'candidate:analyse');
  const candidate = await findCurrentRun(database(), input);
  // Saved or cancelled meanwhile: a step may run twice.
  if (!candidate?.cvSha256 || candidate.status !== 'IN_PROGRESS') return stop(input);
  if (candidate.privacy?.notByProgramAt) return leaveToPeople(actor, input, candidate.processId);
  if (byRules && (await effectiveEngine(candidate.process.engine)) !== 'offline') return { outcome: 'left' };
  if (attempt > 0 && candidate.process.status !== 'ACTIVE') return backToQueue(input);
  const criteria = buildCriteriaSnapshot(candidate.process);
  if (!canBeScored(criteria)) return stopForLackOfCriteria(actor, input, candidate.processId);
  let draft: RunDraft;
  try {
    const send = keepResponses(input.requestId, askWithKeptResponses(candidate.id));
    const engine = byRules ? offlineEngine : await selectEngine(candidate.process.engine, send);
    const { requestId } = input;
    draft = await judgeCv(engine, { candidate, requestId, cvSha256: candidate.cvSha256, criteria });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reaction = brokenOff.has(error.code)
      ? ({ kind: 'fail' } as const)
      : reactToModelError(error, { attempt, failures });
    if (reaction?.kind === 'wait') return wait(input, error.code, reaction.seconds, candidate.processId);
    if (reaction?.kind === 'pause')
      await pauseProcess(actor, { ...input, processId: candidate.processId, reason: error.code });
    else if (reaction) await failAnalysis(actor, { ...input, reason: error.code });
    else throw error;
    return stop(input, candidate.processId);
  }
  if (byRules) return saveAnalysis(actor, input, draft);
  await saveDraft(database(), input.requestId, draft);
  // Saved in the same step, which finds out by itself whether the run is current.
  if (draft.analysis.engine !== 'openai') return { outcome: 'judged', byModel: false };
  if (await updateCurrentRun(database(), input, { progress: 80, statusReason: null }))
    return { outcome: 'judged', byModel: true };
  return stop(input, candidate.processId);
}

/** Deletes what is left of a superseded run, except its cost. */
async function stop(input: RunInput, processId?: string): Promise<JudgeOutcome> {
  await writeOffSuperseded(database(), input, processId);
  return { outcome: 'stopped' };
}

/** The provider is busy or away: the run sleeps, and the candidate says why. */
async function wait(input: RunInput, reason: ErrorCode, seconds: number, processId: string): Promise<JudgeOutcome> {
  if (await updateCurrentRun(database(), input, { statusReason: reason }))
    return { outcome: 'waiting', seconds, failed: unansweredCodes.has(reason) };
  return stop(input, processId);
}

/**
 * Returns the candidate to the queue, because the process was stopped while the run slept; activating the process
 * starts it again.
 */
async function backToQueue(input: RunInput): Promise<JudgeOutcome> {
  await updateCurrentRun(database(), input, { status: 'AWAITING_PROCESSING', statusReason: null, progress: null });
  return { outcome: 'stopped' };
}

/** The candidate asked that no program judges them: the CV was read, so that people can, and that is all. */
async function leaveToPeople(actor: Actor, input: RunInput, processId: string): Promise<JudgeOutcome> {
  await transaction(async (db) => {
    const status = await statusToRead(db, input.candidateId);
    const end = { status, reason: null, action: 'candidate.analysis-refused' as const };
    await endRun(db, actor, { ...input, processId }, end);
  });
  return { outcome: 'stopped' };
}

async function stopForLackOfCriteria(
  actor: Actor,
  input: RunInput,
  processId: string,
): Promise<{ outcome: 'stopped' }> {
  await transaction(async (db) => {
    // A score of what the process asked for before would look like one of now; the analysis stays in the history.
    const unscored = { matchScore: null, currentAnalysisId: null, correctedBreakdown: Prisma.DbNull };
    const hasEnded = await endRun(
      db,
      actor,
      { ...input, processId },
      {
        status: 'INSUFFICIENT_POSITION_DESCRIPTION',
        reason: null,
        action: 'candidate.nothing-to-judge',
        candidate: unscored,
      },
    );
    const where = { id: input.candidateId, rateSource: 'AI' as const };
    if (hasEnded) await db.candidate.updateMany({ where, data: { rate: null, rateSource: null } });
  });
  return { outcome: 'stopped' };
}
