import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import type { Quote, Verdict } from '@/lib/analysis/schemas';

/** A clause without capital and full stop; clauses are joined by semicolons. */
export type Reason = (texts: AnalysisTexts) => string;

/** What a CV says about one condition. */
export interface Finding {
  verdict: Verdict;
  /** 0..1 */
  confidence: number;
  quotes: Quote[];
  reason: Reason;
}

/** A reason from the messages. */
export function because(key: Parameters<AnalysisTexts>[0], values: Record<string, string | number> = {}): Reason {
  return (texts: AnalysisTexts) => texts(key, values);
}

/** The finding that a CV says nothing. */
export function silence(reason: Reason, confidence = 0.6): Finding {
  return { verdict: 'NO_INFORMATION', confidence, quotes: [], reason };
}
