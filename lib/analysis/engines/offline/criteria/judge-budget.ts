import type { CriterionSnapshot, Quote } from '@/lib/analysis/schemas';
import { findSalaryLine, type Salary } from '../../../../cv/profile/expected-salary.ts';
import type { CvIndex } from '../cv/cv-index';
import type { Finding } from '../conditions/condition';

/** Up to this much above the budget there is room to talk; further above it is a fact against. */
const roomToTalk = 1.1;

const silent: Finding = {
  verdict: 'NO_INFORMATION',
  confidence: 0.7,
  quotes: [],
  reason: (texts) => texts('reasons.salaryMissing'),
};

/** The salary that the CV asks for beside the process's budget, which has its tolerance in it already. */
export function judgeBudget(cv: CvIndex, criterion: CriterionSnapshot): Finding {
  const found = findSalaryLine(cv.lines);
  return judgeSalary(
    found?.salary ?? null,
    found ? [cv.quoteLine(found.line)].flatMap((quote) => quote ?? []) : [],
    criterion,
  );
}

/**
 * Compares what a CV asks for with a budget.
 *
 * @param quotes where the CV says so
 */
export function judgeSalary(
  salary: Salary | null,
  quotes: Quote[],
  { budgetMaxMinor, budgetCurrency }: CriterionSnapshot,
): Finding {
  if (!salary || budgetMaxMinor === null) return silent;
  if (salary.currency !== budgetCurrency)
    return {
      ...silent,
      quotes,
      reason: (texts) => texts('reasons.salaryOtherCurrency', { currency: salary.currency }),
    };
  const values = { wanted: salary.minor / 100, budget: budgetMaxMinor / 100, currency: salary.currency };
  if (salary.minor <= budgetMaxMinor)
    return { verdict: 'MET', confidence: 0.85, quotes, reason: (texts) => texts('reasons.salaryWithin', values) };
  const verdict = salary.minor <= budgetMaxMinor * roomToTalk ? 'PARTIALLY_MET' : 'NOT_MET';
  return { verdict, confidence: 0.85, quotes, reason: (texts) => texts('reasons.salaryAbove', values) };
}
