import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import type { Quote, Verdict } from '@/lib/analysis/schemas';
import type { CvIndex } from '../cv/cv-index';

/** What a CV says of one condition. */
export interface Finding {
  verdict: Verdict;
  /** 0..1 */
  confidence: number;
  quotes: Quote[];
  /** A part of a sentence, without its capital and full stop; parts are joined by semicolons. */
  reason: (texts: AnalysisTexts) => string;
}

/** One thing that a requirement asks for. */
export interface Condition {
  judge(cv: CvIndex): Finding;
}

/** What a kind of condition found in a requirement, and the words that it leaves to the other kinds. */
export interface Recognised {
  conditions: Condition[];
  rest: string;
}

/** A kind of condition: reads its part out of a requirement's clause; null when the clause has none. */
export type ConditionKind = (clause: string) => Recognised | null;
