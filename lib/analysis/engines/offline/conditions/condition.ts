import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import type { Quote, Verdict } from '@/lib/analysis/schemas';
import type { CvIndex } from '../cv/cv-index';

/** What a CV says about one condition. */
export interface Finding {
  verdict: Verdict;
  /** 0..1 */
  confidence: number;
  quotes: Quote[];
  /** A clause without capital and full stop; clauses are joined by semicolons. */
  reason: (texts: AnalysisTexts) => string;
}

/** One part of a requirement. */
export interface Condition {
  judge(cv: CvIndex): Finding;
}

/** The conditions recognised in a clause, and the text left for other kinds. */
export interface Recognised {
  conditions: Condition[];
  rest: string;
}

/** Parses its kind of condition out of a requirement's clause; null if there is none. */
export type ConditionKind = (clause: string) => Recognised | null;
