import { useFormatter, useTranslations } from 'next-intl';
import type { ProcessDto } from '@/lib/processes/schemas';

type Budget = NonNullable<ProcessDto['budget']>;

/** A budget in a sentence, with the range that its tolerance makes of it. */
export function useBudgetWords(): (budget: Budget) => string {
  const t = useTranslations('processDetails.information');
  const format = useFormatter();
  return ({ maxMinor, currency, tolerancePercent, period, basis }) => {
    const money = (minor: number): string =>
      format.number(minor / 100, {
        style: 'currency',
        currency,
        maximumFractionDigits: minor % 100 === 0 ? 0 : 2,
      });
    return t('budgetMax', {
      amount: money(maxMinor),
      period,
      basis,
      hasTolerance: tolerancePercent > 0 ? 'yes' : 'no',
      tolerance: tolerancePercent,
      highest: money(Math.round(maxMinor * (1 + tolerancePercent / 100))),
    });
  };
}
