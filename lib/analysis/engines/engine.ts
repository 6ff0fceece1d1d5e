import type { CriterionSnapshot, Judgement } from '@/lib/analysis/schemas';

export interface JudgeInput {
  /**
   * The reading of the CV, JSON of a `CvDocument`. Foreign text, and perhaps megabytes of it: the server hands it to the
   * reader process (`lib/cv/reader`) and searches or parses nothing of it.
   */
  cv: string;
  /** What to judge against, in the order the answer must keep. */
  criteria: CriterionSnapshot[];
  /** Language of the reasons. */
  locale: 'pl' | 'en';
  /** `YYYY-MM-DD`: what "present" in the CV means; the day the CV came in, so that a re-run gives the same. */
  referenceDate: string;
}

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
