import type { Salary } from '@/lib/cv/profile/expected-salary';
import { otherLocale } from '@/lib/i18n/locale';
import { analysisTexts } from '../texts/analysis-texts';
import { judgeSalary } from '../engines/offline/findings/judge-budget';
import { toJudgement } from '../engines/offline/to-judgement';
import type { CriterionSnapshot, Judgement } from '@/lib/domain/analysis-schemas';

/**
 * Replaces the stored verdict on the budget, whose amounts are not part of the input hash. Compares two amounts without
 * reading the CV again.
 *
 * @param salary the CV's monthly expected salary
 */
export function rejudgeBudget(
  stored: Judgement[],
  criteria: readonly CriterionSnapshot[],
  salary: Salary | null,
  locale: 'pl' | 'en',
): Judgement[] {
  const texts = { texts: analysisTexts(locale), otherTexts: analysisTexts(otherLocale(locale)) };
  const budgets = new Map(criteria.filter(({ kind }) => kind === 'BUDGET').map((one) => [one.criterionId, one]));
  return stored.map((judgement) => {
    const budget = budgets.get(judgement.criterionId);
    return budget ? toJudgement(budget, judgeSalary(salary, judgement.evidence, budget), texts) : judgement;
  });
}
