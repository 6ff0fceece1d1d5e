import type { JudgeInput, Judgement } from '@/lib/domain/analysis-schemas';
import type { VerifiedCv } from '@/lib/reader/protocol';

/** What an analysis cost. All zero for an engine that asks no model. */
export interface ModelUsage {
  /** Requests to the model. */
  requests: number;
  /** Tokens sent, cached ones included. */
  inputTokens: number;
  /** Of those, read from the provider's cache. */
  cachedTokens: number;
  /** Tokens received, reasoning included. */
  outputTokens: number;
  /** Millionths of the currency of the prices in the settings; 0 without prices. */
  costMicros: number;
}

export const noUsage: ModelUsage = { requests: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0, costMicros: 0 };

export function addUsage(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    requests: one.requests + other.requests,
    inputTokens: one.inputTokens + other.inputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    costMicros: one.costMicros + other.costMicros,
  };
}

export interface JudgingResult {
  judgements: Judgement[];
  usage: ModelUsage;
  /** Where the engine has verified its quotes itself, what else that found (`runVerify`). */
  verified?: Omit<VerifiedCv, 'judgements'>;
}

/**
 * Judges one candidate against every criterion. Returns exactly one judgement per criterion, in the given order. `MET`,
 * `PARTIALLY_MET` and `NOT_MET` carry at least one quote located in the document (verified by the pipeline, which
 * otherwise changes the verdict to `NO_INFORMATION`). For a red flag `MET` means: found.
 */
export interface JudgingEngine {
  readonly name: string;
  /** Changes whenever the same input may give another result. */
  readonly version: string;
  readonly model: string | null;
  readonly promptVersion: string | null;
  /** How often one analysis asks it (`judgeByVote`). */
  readonly votes: number;
  /** @throws AppError `analysis.*`, `model.*` */
  judge(input: JudgeInput): Promise<JudgingResult>;
}
