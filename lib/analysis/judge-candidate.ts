import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { runVerify } from '@/lib/reader/run-reader';
import { readerVersion } from '@/lib/cv/reader-version';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { deleteDraft, saveDraft, type RunDraft } from './analysis-draft';
import { askWithAnswers } from './batch/batch-answer';
import { buildCriteriaSnapshot } from './build-criteria-snapshot';
import { noUsage, type JudgingEngine, type JudgingResult } from './engines/engine';
import { offlineEngine } from './engines/offline-engine';
import { selectEngine } from './engines/select-engine';
import { failAnalysis } from './fail-analysis';
import { loadJudgeInput } from './load-judge-input';
import { canBeScored } from './match-score';
import { judgeByVote } from './judge-by-vote';
import { keepAnswers } from './keep-answers';
import { pauseProcess } from './pause-process';
import { reactToModelError } from './react-to-model-error';
import { rejudgeBudget } from './rejudge-budget';
import type { CriterionSnapshot, JudgeInput } from './schemas';
import { withSecondOpinion } from './second-opinion';
import { markChanged } from './stability';
import type { RunCandidate, RunInput } from './current-run';
import { findCurrentRun, updateCurrentRun } from './current-run';

export type JudgeOutcome =
  | { outcome: 'judged' | 'stopped' }
  /** `failed`: the provider did not answer; else it is only busy. */
  | { outcome: 'waiting'; seconds: number; failed: boolean };

/** Failures that would recur with this CV: the run ends with the reason on the candidate. */
const brokenOff: ReadonlySet<ErrorCode> = new Set(['analysis.too-slow', 'analysis.too-much-memory']);

/**
 * Second step of an analysis: judges every criterion, verifies every quote and extracts the candidate's data. Reuses
 * stored verdicts of equal input unless a fresh run was requested (decisions.md, Analysis). Exceeding time or memory
 * stops the run; a busy provider makes it wait, an unusable one pauses the process.
 *
 * @param input `attempt`: how often this run has waited; `failures`: how often because the provider did not answer
 */
export async function judgeCandidate(
  actor: Actor,
  { attempt = 0, failures = 0, ...input }: RunInput & { attempt?: number; failures?: number },
): Promise<JudgeOutcome> {
  requirePermission(actor, 'candidate:analyse');
  const candidate = await findCurrentRun(database(), input);
  if (!candidate?.cvSha256) return { outcome: 'stopped' };
  if (attempt > 0 && candidate.process.status !== 'ACTIVE') return backToQueue(input);
  const criteria = buildCriteriaSnapshot(candidate.process);
  if (!canBeScored(criteria)) return stopForLackOfCriteria(actor, input, candidate.processId);
  try {
    const send = keepAnswers(input.requestId, await askWithAnswers(candidate.id));
    const engine = await selectEngine(candidate.process.engine, send);
    const draft = await judge(engine, candidate, candidate.cvSha256, criteria);
    await saveDraft(database(), input.requestId, draft);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reaction = brokenOff.has(error.code)
      ? ({ kind: 'fail' } as const)
      : reactToModelError(error, { attempt, failures });
    if (reaction?.kind === 'wait') return wait(input, error.code, reaction.seconds);
    if (reaction?.kind === 'pause')
      await pauseProcess(actor, { ...input, processId: candidate.processId, reason: error.code });
    else if (reaction) await failAnalysis(actor, { ...input, reason: error.code });
    else throw error;
    return { outcome: 'stopped' };
  }
  if (await updateCurrentRun(database(), input, { progress: 80, statusReason: null })) return { outcome: 'judged' };
  await deleteDraft(database(), input.requestId);
  return { outcome: 'stopped' };
}

/** The provider is busy or away: the run sleeps, and the candidate says why. */
async function wait(input: RunInput, reason: ErrorCode, seconds: number): Promise<JudgeOutcome> {
  if (await updateCurrentRun(database(), input, { statusReason: reason }))
    return { outcome: 'waiting', seconds, failed: reason === 'model.unavailable' };
  await deleteDraft(database(), input.requestId);
  return { outcome: 'stopped' };
}

/** The process was stopped while the run slept: like the others, the candidate waits for its activation. */
async function backToQueue(input: RunInput): Promise<JudgeOutcome> {
  await updateCurrentRun(database(), input, { status: 'AWAITING_PROCESSING', statusReason: null, progress: null });
  return { outcome: 'stopped' };
}

/** @param engine the engine recorded in the draft */
async function judge(
  engine: JudgingEngine,
  candidate: RunCandidate,
  cvSha256: string,
  criteria: CriterionSnapshot[],
): Promise<RunDraft> {
  const startedAt = new Date().toISOString();
  const { input, inputHash, before } = await loadJudgeInput(engine, candidate, cvSha256, criteria);
  const { cv, locale } = input;
  const stored = candidate.analysisFresh ? null : before;
  const judged: JudgingResult = stored ? { judgements: stored, usage: noUsage } : await judgeTwice(engine, input);
  const { judgements, profile, hasHiddenText } = judged.verified
    ? { ...judged.verified, judgements: judged.judgements }
    : await runVerify({ cv, locale, judgements: judged.judgements });
  const facts = { engine: engine.name, engineVersion: engine.version, model: engine.model };
  return {
    analysis: {
      ...facts,
      readerVersion,
      inputHash,
      promptVersion: engine.promptVersion,
      locale,
      startedAt,
      criteria,
      votes: engine.votes,
      usage: judged.usage,
      judgements: stored
        ? rejudgeBudget(judgements, criteria, profile.expectedSalary, locale)
        : markChanged(judgements, before, criteria),
    },
    profile,
    hasHiddenText,
  };
}

/** A model's verdicts come with what the built-in engine says, which costs nothing. */
async function judgeTwice(engine: JudgingEngine, input: JudgeInput): Promise<JudgingResult> {
  const result = await judgeByVote(engine, input);
  if (engine === offlineEngine) return result;
  const { judgements } = await offlineEngine.judge(input);
  return { ...result, judgements: withSecondOpinion(result.judgements, offlineEngine.name, judgements) };
}

async function stopForLackOfCriteria(
  actor: Actor,
  input: RunInput,
  processId: string,
): Promise<{ outcome: 'stopped' }> {
  await transaction(async (db) => {
    const status = 'INSUFFICIENT_POSITION_DESCRIPTION';
    if (await updateCurrentRun(db, input, { status, statusReason: null, progress: null })) {
      await recordAudit(db, actor, 'candidate.nothing-to-judge', { processId, candidateId: input.candidateId });
    }
  });
  return { outcome: 'stopped' };
}
