import type { JudgeInput, Judgement } from '@/lib/analysis/schemas';

/**
 * Judges one candidate alone against every criterion.
 *
 * The answer has exactly one judgement per criterion, in the given order. A `MET`, `PARTIALLY_MET` or `NOT_MET`
 * carries at least one quote that stands in the document at the given place (the pipeline checks it and
 * otherwise turns the verdict into `NO_INFORMATION`). For a red flag `MET` means: found.
 */
export interface JudgingEngine {
  readonly name: string;
  /** Changes whenever the same input may get another answer. */
  readonly version: string;
  readonly model: string | null;
  readonly promptVersion: string | null;
  judge(input: JudgeInput): Promise<Judgement[]>;
}
