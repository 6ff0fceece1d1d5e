import { areAllJudged } from './input-hash';
import { canBeScored } from './match-score';
import type { CriterionSnapshot } from './schemas';

/** NONE: no verdict and no score depends on it. RESCORE: the stored verdicts stand, scores follow. OUTDATE: judge anew. */
export type CriteriaPlan = 'NONE' | 'RESCORE' | 'OUTDATE';

const facts = (criterion: CriterionSnapshot): string => JSON.stringify(Object.entries(criterion).sort());
const content = (criteria: readonly CriterionSnapshot[]): string => JSON.stringify(criteria.map(facts).sort());

/**
 * What a change of the criteria asks for (decisions.md, Process): new words, a new criterion, another level of a language,
 * another place or currency must be judged; importance, Required/NiceToHave, the budget's numbers and a criterion that is
 * gone or no longer ticked only change the score; order changes nothing.
 *
 * @param before what the candidates were judged against
 * @param after the snapshot after the change; where nothing in it can be scored, verdicts of before mean nothing
 */
export function planCriteriaChange(
  before: readonly CriterionSnapshot[],
  after: readonly CriterionSnapshot[],
): CriteriaPlan {
  if (content(before) === content(after)) return 'NONE';
  if (!canBeScored(after)) return canBeScored(before) ? 'OUTDATE' : 'NONE';
  return areAllJudged(after, before) ? 'RESCORE' : 'OUTDATE';
}
