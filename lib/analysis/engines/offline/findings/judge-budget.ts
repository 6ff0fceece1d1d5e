import type { CriterionSnapshot, Quote } from '@/lib/domain/analysis-schemas';
import { findSalaryLine, type Salary } from '@/lib/cv/profile/expected-salary';
import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import type { CvIndex } from '../statements/cv-index';
import { because, silence, type Finding, type ReasonKey } from './finding';
import { roomToTalk } from './thresholds';

const net = /\b(?:netto|net|na reke|do reki)\b/;
const gross = /\b(?:brutto|gross)\b/;
const hourly = /(?:\/|\b(?:na|za|per|an|a)) ?(?:h|godz\w*|hour|hr)\b|\bgodzinow\w+|\bhourly\b/;
/** "160 godz. miesięcznie", "cały etat", "full time": what turns an hour's pay into a month's. */
const hours = /\b\d{2,3} ?(?:h\b|godz|hours)|\betat|\bfull[- ]time/;

/** Why a salary and a budget cannot be compared; null if they can. */
function apart(quotes: readonly Quote[], { budgetBasis, budgetPeriod }: CriterionSnapshot): ReasonKey | null {
  const said = foldToLatin(quotes.map(({ quote }) => quote).join(' '));
  const isOtherBasis = (budgetBasis === 'GROSS' && net.test(said)) || (budgetBasis === 'NET' && gross.test(said));
  // A person who states both allows a comparison.
  if (isOtherBasis && net.test(said) !== gross.test(said)) return 'reasons.salaryOtherBasis';
  const isOtherPeriod = budgetPeriod != null && (budgetPeriod === 'HOUR') !== hourly.test(said);
  return isOtherPeriod && quotes.length > 0 && !hours.test(said) ? 'reasons.salaryOtherPeriod' : null;
}

/** Compares the CV's expected salary with the process's budget, which already includes the tolerance. */
export function judgeBudget(cv: CvIndex, criterion: CriterionSnapshot): Finding {
  const found = findSalaryLine(cv.lines);
  return judgeSalary(found?.salary ?? null, found ? cv.quotes.ofLines([found.line]) : [], criterion);
}

/**
 * Compares an expected salary with a budget, where both are gross or net, and of an hour or of a month.
 *
 * @param quotes where the CV states it
 */
export function judgeSalary(salary: Salary | null, quotes: Quote[], criterion: CriterionSnapshot): Finding {
  const { budgetMaxMinor, budgetCurrency } = criterion;
  if (!salary || budgetMaxMinor === null) return silence(because('reasons.salaryMissing'), 0.7);
  if (salary.currency !== budgetCurrency)
    return { ...silence(because('reasons.salaryOtherCurrency', { currency: salary.currency }), 0.7), quotes };
  const obstacle = apart(quotes, criterion);
  if (obstacle) return { ...silence(because(obstacle), 0.7), quotes };
  const values = { wanted: salary.minor / 100, budget: budgetMaxMinor / 100, currency: salary.currency };
  if (salary.minor <= budgetMaxMinor)
    return { verdict: 'MET', confidence: 0.85, quotes, reason: because('reasons.salaryWithin', values) };
  const verdict = salary.minor <= budgetMaxMinor * roomToTalk ? 'PARTIALLY_MET' : 'NOT_MET';
  return { verdict, confidence: 0.85, quotes, reason: because('reasons.salaryAbove', values) };
}
