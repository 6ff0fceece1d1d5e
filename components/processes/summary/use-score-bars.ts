import { useTranslations } from 'next-intl';
import { decileRange } from './score-distribution';
import type { HistogramBar } from '@/components/ui/charts/histogram';

/** Histogram bars of a score distribution in steps of ten. */
export function useScoreBars(): (scoreDistribution: readonly number[]) => HistogramBar[] {
  const t = useTranslations('processDetails.distribution');
  return (scoreDistribution) =>
    scoreDistribution.map((count, index) => {
      const { from, to } = decileRange(index);
      return {
        id: String(index),
        label: t('range', { from, to }),
        tick: String(from),
        count,
        valueText: t('bar', { from, to, count }),
      };
    });
}
