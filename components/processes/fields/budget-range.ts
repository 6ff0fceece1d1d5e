import type { ProcessDto } from '@/lib/processes/schemas';

export type Budget = NonNullable<ProcessDto['budget']>;

/** How many months' pay one period is: 52 weeks of 40 hours, as candidates are judged (docs/decisions/0025). */
const monthsWorth = { HOUR: (52 * 40) / 12, MONTH: 1, YEAR: 1 / 12 } as const;

interface BudgetRange {
  /** In the currency, for one period: what may be paid without and with the tolerance. */
  max: number;
  limit: number;
  /** The limit for a month, by which candidates are compared; null where the period is a month. */
  monthly: number | null;
}

/** How far a budget goes. `maxMinor` in hundredths of the currency. */
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
