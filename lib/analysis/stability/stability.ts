import { canBeScored, computeMatchScore } from '../score/match-score';
import type { CriterionSnapshot, Judgement, ScoreSpread, Unstable, Verdict } from '@/lib/domain/analysis-schemas';

type Verdicts = readonly (Pick<Judgement, 'criterionId' | 'verdict' | 'confidence'> & {
  unstable?: Unstable | null | undefined;
})[];

/**
 * Marks the verdicts that differ from those of the analysis before, which had the same CV, criteria and engine. A budget is
 * arithmetic and its amounts may have changed.
 *
 * @param before null: there was none
 */
export function markChanged(
  judgements: Judgement[],
  before: Judgement[] | null,
  criteria: readonly CriterionSnapshot[],
): Judgement[] {
  const budgets = new Set(criteria.filter(({ kind }) => kind === 'BUDGET').map(({ criterionId }) => criterionId));
  const earlier = new Map((before ?? []).map(({ criterionId, verdict }) => [criterionId, verdict]));
  return judgements.map((judgement) => {
    const verdict = earlier.get(judgement.criterionId);
    if (!verdict || verdict === judgement.verdict || budgets.has(judgement.criterionId)) return judgement;
    return { ...judgement, unstable: { runs: judgement.unstable?.runs ?? [], earlier: verdict } };
  });
}

/**
 * From the lowest to the highest score among those of each run, that of the analysis before, and the one that counts.
 *
 * @param runs how often the engine judged
 * @returns null where there is only one
 */
export function scoreSpread(
  criteria: readonly CriterionSnapshot[],
  verdicts: Verdicts,
  runs: number,
): ScoreSpread | null {
  const earlier = verdicts.some(({ unstable }) => unstable?.earlier);
  if ((runs === 1 && !earlier) || !canBeScored(criteria)) return null;
  const scoreWhere = (of: (one: Verdicts[number]) => Verdict | null | undefined): number =>
    computeMatchScore(
      criteria,
      verdicts.map((one) => ({ ...one, verdict: of(one) ?? one.verdict })),
    ).score;
  const scores = [
    scoreWhere(({ verdict }) => verdict),
    ...Array.from({ length: runs }, (_, run) => scoreWhere(({ unstable }) => unstable?.runs[run])),
    ...(earlier ? [scoreWhere(({ unstable }) => unstable?.earlier)] : []),
  ];
  return { low: Math.min(...scores), high: Math.max(...scores), runs, earlier };
}
