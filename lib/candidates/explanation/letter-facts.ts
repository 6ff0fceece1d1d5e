import type { AnalysisDto, CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { DecisionDto } from '@/lib/domain/candidate-review-schemas';
import type { SentenceBasis } from '@/lib/analysis/written-texts/sentence-basis';
import type { Locale } from '@/lib/i18n/locale';

/** All that a letter may say. */
export interface LetterFacts {
  locale: Locale;
  /** Null: unknown, or hidden. */
  candidateName: string | null;
  position: string;
  /** In `locale` where it is stored in it. */
  analysis: AnalysisDto;
  /** Ids of the quotes that stand in the reading of the CV. */
  standing: ReadonlySet<string>;
  decision: DecisionDto | null;
  signedBy: { name: string; email: string };
  writtenAt: Date;
}

export function labelsOf({ scoreBreakdown }: AnalysisDto): Map<string, string> {
  return new Map(scoreBreakdown.lines.map(({ criterionId, label }) => [criterionId, label]));
}

/** The quotes of a verdict that stand in the CV. */
export function quotesOf({ evidence }: CriterionVerdictDto, standing: ReadonlySet<string>) {
  return evidence.filter(({ id }) => standing.has(id));
}

/**
 * What sentences about a criterion may rest on. The reason is left out where a person gave the verdict, where the analysis is
 * stored in another language, and of pay, whose reason names the budget.
 */
export function basisOf(verdict: CriterionVerdictDto, facts: LetterFacts): SentenceBasis {
  const { criterion, correction, reason } = verdict;
  const { analysis, locale, standing } = facts;
  const isTold = correction === null && criterion.kind !== 'BUDGET' && analysis.locale === locale;
  return {
    kind: criterion.kind,
    verdict: verdict.verdict,
    asked: `${labelsOf(analysis).get(criterion.criterionId) ?? ''}\n${criterion.text}`,
    reasons: isTold ? [reason] : [],
    quotes: quotesOf(verdict, standing).map(({ quote }) => quote),
  };
}
