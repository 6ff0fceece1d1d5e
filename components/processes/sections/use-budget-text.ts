import { useFormatter, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { budgetRange, type Budget } from '@/components/fields/processes/budget-range';

/** Explains a budget, e.g. 'Up to PLN 11,000 gross a month: PLN 10,000 and 10% tolerance.' */
export function useBudgetText(): (budget: Budget) => string {
  const t = useTranslations('processSections.budget');
  const format = useFormatter();
  return useCallback(
    (budget) => {
      const { currency, basis, period, tolerancePercent: tolerance } = budget;
      const money = (value: number) =>
        format.number(value, { style: 'currency', currency, maximumFractionDigits: Number.isInteger(value) ? 0 : 2 });
      const range = budgetRange(budget);
      const limit = t('range.limit', { limit: money(range.limit), basis, period });
      const parts = tolerance > 0 ? t('range.tolerance', { limit, max: money(range.max), tolerance }) : `${limit}.`;
      if (range.monthly === null) return parts;
      return `${parts} ${t('range.monthly', { monthly: money(Math.round(range.monthly)), period })}`;
    },
    [t, format],
  );
}
