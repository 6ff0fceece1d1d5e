import { areAllJudged } from './input-hash';
import { canBeScored } from '../score/match-score';
import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';

/** NONE: no effect. RESCORE: stored verdicts stay valid, scores change. OUTDATE: must be judged again. */
export type CriteriaPlan = 'NONE' | 'RESCORE' | 'OUTDATE';

const facts = (criterion: CriterionSnapshot): string => JSON.stringify(Object.entries(criterion).sort());
const content = (criteria: readonly CriterionSnapshot[]): string => JSON.stringify(criteria.map(facts).sort());

/**
 * The effect of a criteria change (docs/specification.md, Process): a new text, criterion, language level, place or
 * currency must be judged; importance, Required/NiceToHave, budget amounts and removed or unticked criteria only change
 * the score; order has no effect.
 *
 * @param before the criteria that candidates were judged against
 * @param after the criteria after the change
 */
export function planCriteriaChange(
  before: readonly CriterionSnapshot[],
  after: readonly CriterionSnapshot[],
): CriteriaPlan {
  if (content(before) === content(after)) return 'NONE';
  if (!canBeScored(after)) return canBeScored(before) ? 'OUTDATE' : 'NONE';
  return areAllJudged(after, before) ? 'RESCORE' : 'OUTDATE';
}
