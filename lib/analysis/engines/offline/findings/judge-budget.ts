import type { CriterionSnapshot, Quote } from '@/lib/analysis/schemas';
import { findSalaryLine, type Salary } from '@/lib/cv/profile/expected-salary';
import type { CvIndex } from '../statements/cv-index';
import { because, silence, type Finding } from './finding';

/** Up to this factor above the budget is negotiable; more is a failure. */
const roomToTalk = 1.1;

/** Compares the CV's expected salary with the process's budget, which already includes the tolerance. */
export function judgeBudget(cv: CvIndex, criterion: CriterionSnapshot): Finding {
  const found = findSalaryLine(cv.lines);
  return judgeSalary(found?.salary ?? null, found ? cv.quoteLines([found.line]) : [], criterion);
}

/**
 * Compares an expected salary with a budget.
 *
 * @param quotes where the CV states it
 */
export function judgeSalary(
  salary: Salary | null,
  quotes: Quote[],
  { budgetMaxMinor, budgetCurrency }: CriterionSnapshot,
): Finding {
  if (!salary || budgetMaxMinor === null) return silence(because('reasons.salaryMissing'), 0.7);
  if (salary.currency !== budgetCurrency)
    return { ...silence(because('reasons.salaryOtherCurrency', { currency: salary.currency }), 0.7), quotes };
  const values = { wanted: salary.minor / 100, budget: budgetMaxMinor / 100, currency: salary.currency };
  if (salary.minor <= budgetMaxMinor)
    return { verdict: 'MET', confidence: 0.85, quotes, reason: because('reasons.salaryWithin', values) };
  const verdict = salary.minor <= budgetMaxMinor * roomToTalk ? 'PARTIALLY_MET' : 'NOT_MET';
  return { verdict, confidence: 0.85, quotes, reason: because('reasons.salaryAbove', values) };
}
