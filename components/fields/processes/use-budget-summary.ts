import { useFormatter, useTranslations } from 'next-intl';
import { budgetRange, type Budget } from './budget-range';

/** Formats a budget in one line, including its tolerance. */
export function useBudgetSummary(): (budget: Budget) => string {
  const t = useTranslations('processDetails.information');
  const format = useFormatter();
  return (budget) => {
    const { currency, tolerancePercent, period, basis } = budget;
    const money = (value: number): string =>
      format.number(value, { style: 'currency', currency, maximumFractionDigits: Number.isInteger(value) ? 0 : 2 });
    const { max, limit } = budgetRange(budget);
    return t('budgetMax', {
      amount: money(max),
      period,
      basis,
      hasTolerance: tolerancePercent > 0 ? 'yes' : 'no',
      tolerance: tolerancePercent,
      highest: money(limit),
    });
  };
}
