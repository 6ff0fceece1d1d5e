import type { CriterionSnapshot } from '@/lib/analysis/schemas';
import { findExpectedSalary } from '../../../../cv/profile/expected-salary.ts';
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
export function judgeBudget(cv: CvIndex, { budgetMaxMinor, budgetCurrency }: CriterionSnapshot): Finding {
  // The label's line: a salary seen from one line above is the same one.
  const salaryFrom = (index: number) => findExpectedSalary(cv.lines.slice(index, index + 2));
  const first = cv.lines.findIndex((_, index) => salaryFrom(index) !== null);
  const line = first >= 0 && salaryFrom(first + 1) ? first + 1 : first;
  const salary = line >= 0 ? salaryFrom(line) : null;
  if (!salary || budgetMaxMinor === null) return silent;
  // The amount may stand under its label: then that line is the one to show.
  const shown = /\d/.test(cv.lines[line]?.text ?? '') ? line : line + 1;
  const quotes = [cv.quoteLine(shown)].flatMap((quote) => quote ?? []);
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
