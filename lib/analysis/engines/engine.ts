import type { JudgeInput, Judgement } from '@/lib/domain/analysis-schemas';
import type { VerifiedCv } from '@/lib/reader/protocol';
import type { ModelUsage } from './model-usage';

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
