import type { JudgeInput, Judgement } from '@/lib/analysis/schemas';

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
  judge(input: JudgeInput): Promise<Judgement[]>;
}
