import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import type { Quote, Verdict } from '@/lib/domain/analysis-schemas';

export type ReasonKey = Parameters<AnalysisTexts>[0];

/** A clause without capital and full stop. */
export interface Reason {
  (texts: AnalysisTexts): string;
  /** Which term it says what of, if it names nothing else. */
  says?: { key: ReasonKey; term: string };
}

/** What a CV says about one condition. */
export interface Finding {
  verdict: Verdict;
  /** 0..1 */
  confidence: number;
  quotes: Quote[];
  reason: Reason;
}

/** A reason from the messages. */
export function because(key: ReasonKey, values: Record<string, string | number> = {}): Reason {
  const { term, ...others } = values;
  const says = typeof term === 'string' && Object.keys(others).length === 0 ? { key, term } : undefined;
  return Object.assign((texts: AnalysisTexts) => texts(key, values), { says });
}

/** Clauses joined by semicolons; those that say the same of several terms are one. */
export function joinReasons(reasons: readonly Reason[]): Reason {
  return (texts) => {
    const clauses = reasons.map((reason) => {
      const alike = reasons.flatMap(({ says }) => (says && says.key === reason.says?.key ? [says.term] : []));
      if (!reason.says || alike.length === 1) return reason(texts);
      return texts(reason.says.key, { term: [...new Set(alike)].join(texts('reasons.betweenTerms')) });
    });
    return [...new Set(clauses)].join('; ');
  };
}

/** The finding that a CV says nothing. */
export function silence(reason: Reason, confidence = 0.6): Finding {
  return { verdict: 'NO_INFORMATION', confidence, quotes: [], reason };
}
