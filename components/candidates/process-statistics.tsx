'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { Histogram } from '@/components/ui/charts/histogram';
import { candidateSearchParsers } from '@/lib/candidates/search-params';
import type { CandidatesStatisticsDto } from '@/lib/processes/schemas';
import { useScoreBars } from '@/components/processes/use-score-bars';
import { chooseDecile, decilesWithin } from '@/components/processes/score-distribution';

/** How the process stands, in figures and one small picture that filters the table. */
export function ProcessStatistics({ statistics }: { statistics: CandidatesStatisticsDto }) {
  const t = useTranslations('processDetails.statistics');
  const distribution = useTranslations('processDetails.distribution');
  const barsOf = useScoreBars();
  const format = useFormatter();
  const [params, setParams] = useQueryStates(candidateSearchParsers, { history: 'push' });
  const figures = [
    { key: 'analysed', value: statistics.analysed },
    { key: 'awaiting', value: statistics.awaiting },
    { key: 'running', value: statistics.running },
    { key: 'failed', value: statistics.failed },
  ] as const;
  const scored = statistics.scoreDistribution.some((count) => count > 0);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2 pb-1">
      <dl className="flex flex-wrap items-end gap-x-5 gap-y-2">
        {figures
          .filter(({ key, value }) => key === 'analysed' || value > 0)
          .map(({ key, value }) => (
            <div key={key}>
              <dt className="text-ink-muted text-xs whitespace-nowrap">{t(key)}</dt>
              <dd className="font-medium tabular-nums">{format.number(value)}</dd>
            </div>
          ))}
      </dl>
      {scored && (
        <Histogram
          size="small"
          title={distribution('title')}
          bars={barsOf(statistics.scoreDistribution)}
          ends={['0', '100']}
          selectedIds={decilesWithin(params).map(String)}
          onSelect={(id) => void setParams({ ...chooseDecile(Number(id), params), page: null })}
        />
      )}
    </div>
  );
}
