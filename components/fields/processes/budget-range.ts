import type { ProcessDto } from '@/lib/domain/process-schemas';

export type Budget = NonNullable<ProcessDto['budget']>;

/** Factor from a period to a month: 52 weeks of 40 hours, as candidates are judged (docs/decisions/0025). */
const monthsWorth = { HOUR: (52 * 40) / 12, MONTH: 1, YEAR: 1 / 12 } as const;

interface BudgetRange {
  /** In the currency, per period: the maximum without and with the tolerance. */
  max: number;
  limit: number;
  /** The limit per month, by which candidates are compared; null for a monthly budget. */
  monthly: number | null;
}

/** The range of a budget. `maxMinor` in hundredths of the currency. */
export function budgetRange({
  maxMinor,
  tolerancePercent,
  period,
}: Pick<Budget, 'maxMinor' | 'tolerancePercent' | 'period'>): BudgetRange {
  const limitMinor = maxMinor * (1 + tolerancePercent / 100);
  return {
    max: maxMinor / 100,
    limit: Math.round(limitMinor) / 100,
    monthly: period === 'MONTH' ? null : Math.round(limitMinor * monthsWorth[period]) / 100,
  };
}
