import type { Salary } from '@/lib/cv/profile/expected-salary';
import { analysisTexts } from './texts/analysis-texts';
import { judgeSalary } from './engines/offline/criteria/judge-budget';
import { toJudgement } from './engines/offline/to-judgement';
import type { CriterionSnapshot, Judgement } from './schemas';

/**
 * Puts the verdict on today's budget in the place of the stored one: the budget's numbers are not part of what verdicts
 * are stored under. Two amounts are compared, whatever engine judged the rest; the CV is not read again.
 *
 * @param salary what the CV asks for a month, as its profile has it
 */
export function rejudgeBudget(
  stored: Judgement[],
  criteria: readonly CriterionSnapshot[],
  salary: Salary | null,
  locale: 'pl' | 'en',
): Judgement[] {
  const budgets = new Map(criteria.filter(({ kind }) => kind === 'BUDGET').map((one) => [one.criterionId, one]));
  return stored.map((judgement) => {
    const budget = budgets.get(judgement.criterionId);
    return budget
      ? toJudgement(budget, judgeSalary(salary, judgement.evidence, budget), analysisTexts(locale))
      : judgement;
  });
}
