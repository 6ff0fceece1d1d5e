import { runVerify } from '@/lib/reader/run-reader';
import { readerVersion } from '@/lib/cv/reader-version';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { RunDraft } from '../drafts/analysis-draft';
import type { RunCandidate } from '../run/current-run';
import type { JudgingEngine, JudgingResult } from '../engines/engine';
import { addUsage, noUsage } from '../engines/model-usage';
import { offlineEngine } from '../engines/offline-engine';
import { OpenAiEngine } from '../engines/openai/openai-engine';
import { keepFailedAnswers } from '../run/failed-answers';
import { judgeByVote } from '../votes/judge-by-vote';
import { findKeptResponses } from '../drafts/keep-responses';
import { loadJudgeInput } from './load-judge-input';
import { rejudgeBudget } from './rejudge-budget';
import type { CriterionSnapshot, JudgeInput } from '@/lib/domain/analysis-schemas';
import { isReadByRules } from '@/lib/domain/read-languages';
import { withSecondOpinion } from '../score/second-opinion';
import { markChanged } from '../stability/stability';
import { isUnusableAnswer } from '@/lib/domain/analysis-status';

interface JudgedRun {
  candidate: RunCandidate;
  requestId: string;
  cvSha256: string;
  criteria: CriterionSnapshot[];
}

/**
 * Judges a CV with the engine. Where a model's answer cannot be used and the settings say so, the built-in engine judges, and
 * the analysis says why (docs/decisions/0132).
 *
 * @throws AppError `analysis.*`, `model.*`
 */
export async function judgeCv(engine: JudgingEngine, run: JudgedRun): Promise<RunDraft> {
  try {
    return await judgeWith(engine, run);
  } catch (error) {
    const mayFallBack = engine instanceof OpenAiEngine && engine.settings.offlineIfUnusable;
    if (!mayFallBack || !(error instanceof AppError) || !isUnusableAnswer(error.code)) throw error;
    const { candidate, requestId } = run;
    await keepFailedAnswers(database(), { candidateId: candidate.id, requestId, reason: error.code });
    const draft = await judgeWith(offlineEngine, run);
    const spent = (await findKeptResponses(database(), requestId)).map(({ usage }) => usage).reduce(addUsage, noUsage);
    return { ...draft, analysis: { ...draft.analysis, fallbackReason: error.code, usage: spent } };
  }
}

/** @param engine the engine recorded in the draft */
async function judgeWith(engine: JudgingEngine, { candidate, cvSha256, criteria }: JudgedRun): Promise<RunDraft> {
  const startedAt = new Date().toISOString();
  const { input, inputHash, before } = await loadJudgeInput(engine, candidate, cvSha256, criteria);
  const { cv, locale } = input;
  const stored = candidate.analysisFresh ? null : before;
  const judged: JudgingResult = stored ? { judgements: stored, usage: noUsage } : await judgeTwice(engine, input);
  const { judgements, profile, hasHiddenText, dateDoubts, language } = judged.verified
    ? { ...judged.verified, judgements: judged.judgements }
    : await runVerify({ cv, locale, judgements: judged.judgements });
  const unreadLanguage = engine === offlineEngine && !isReadByRules(language) ? language : null;
  const facts = { engine: engine.name, engineVersion: engine.version, model: engine.model };
  return {
    analysis: {
      ...facts,
      readerVersion,
      inputHash,
      promptVersion: engine.promptVersion,
      fallbackReason: null,
      locale,
      startedAt,
      criteria,
      votes: engine.votes,
      usage: judged.usage,
      texts: null,
      unreadLanguage,
      judgements:
        stored && unreadLanguage === null
          ? rejudgeBudget(judgements, criteria, profile.expectedSalary, locale)
          : markChanged(judgements, before, criteria),
    },
    profile,
    hasHiddenText,
    dateDoubts,
  };
}

/** A model's verdicts come with what the built-in engine says, which costs nothing. */
async function judgeTwice(engine: JudgingEngine, input: JudgeInput): Promise<JudgingResult> {
  const result = await judgeByVote(engine, input);
  if (engine === offlineEngine) return result;
  const { judgements, verified } = await offlineEngine.judge(input);
  // An engine that cannot read the CV has no opinion.
  if (verified && !isReadByRules(verified.language)) return result;
  return { ...result, judgements: withSecondOpinion(result.judgements, offlineEngine.name, judgements) };
}
