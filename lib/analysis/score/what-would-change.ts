import type { AnalysisDto, CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import type { PossibleChange } from '@/lib/domain/explanation-schemas';
import { computeMatchScore } from './match-score';

/** How many are named: more would be a table, which the breakdown is. */
const mostChanges = 5;

type ScoredAnalysis = Pick<AnalysisDto, 'verdicts' | 'scoreBreakdown'>;

const judgementOf = ({ criterion: { criterionId }, verdict, confidence, correction }: CriterionVerdictDto) => ({
  criterionId,
  verdict,
  confidence: correction ? 1 : confidence,
});

/**
 * What the score would be if the CV surely showed one more of the criteria that it does not show in full, by the formula of
 * `computeMatchScore`; corrections count.
 *
 * @returns those that would raise it, the largest first; empty without a score, and for an analysis of another formula, whose
 * score cannot be computed anew
 */
export function whatWouldChange({ verdicts, scoreBreakdown }: ScoredAnalysis): PossibleChange[] {
  const from = scoreBreakdown.score;
  if (from === null) return [];
  const criteria = verdicts.map(({ criterion }) => criterion);
  const judgements = verdicts.map(judgementOf);
  if (computeMatchScore(criteria, judgements).score !== from) return [];
  const labels = new Map(scoreBreakdown.lines.map(({ criterionId, label }) => [criterionId, label]));
  const changes = verdicts.flatMap(({ criterion: { criterionId, kind, text }, verdict }): PossibleChange[] => {
    if (kind === 'RED_FLAG' || verdict === 'MET') return [];
    const shown = judgements.map((one) =>
      one.criterionId === criterionId ? { criterionId, verdict: 'MET' as const, confidence: 1 } : one,
    );
    const to = computeMatchScore(criteria, shown).score;
    return to > from ? [{ criterionId, label: labels.get(criterionId) ?? text, from, to }] : [];
  });
  return changes.toSorted((one, other) => other.to - one.to).slice(0, mostChanges);
}
