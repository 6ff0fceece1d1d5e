'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { Histogram } from '@/components/ui/charts/histogram';
import { useMoney } from '@/components/ui/use-money';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useIdle } from '@/components/query/use-idle';
import { chartsInterval } from '@/components/query/polling-intervals';
import { useListParams } from '@/components/data-table/use-list';
import { candidateList } from '@/lib/candidates/search/search-params';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';
import { useScoreBars } from '@/components/processes/summary/use-score-bars';
import { chooseDecile, decilesWithin } from '@/components/processes/summary/score-distribution';

interface ProcessStatisticsProps {
  processId: string;
  statistics: CandidatesStatisticsDto;
  /** CVs are being analysed: refetches the chart. */
  live: boolean;
}

/** The process's figures and a small chart that filters the table. */
export function ProcessStatistics({ processId, statistics, live }: ProcessStatisticsProps) {
  const idle = useIdle();
  // Only refreshes the screen's query while the chart is shown.
  useQuery({
    ...processQueries.statistics(processId),
    staleTime: Infinity,
    refetchInterval: chartsInterval({ live, idle }),
  });
  const t = useTranslations('processDetails.statistics');
  const distribution = useTranslations('processDetails.distribution');
  const toBars = useScoreBars();
  const format = useFormatter();
  const money = useMoney();
  const { cost } = statistics;
  const { values, change } = useListParams(candidateList);
  const figures = [
    { key: 'analysed', value: statistics.analysed },
    { key: 'awaiting', value: statistics.awaiting },
    { key: 'running', value: statistics.running },
    { key: 'failed', value: statistics.failed },
  ] as const;
  const candidates = useTranslations('candidates');
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
        {cost && (
          <div>
            <dt className="text-ink-muted text-xs whitespace-nowrap">{t('cost')}</dt>
            <dd className="font-medium tabular-nums">{money(cost.micros, cost.currency)}</dd>
          </div>
        )}
      </dl>
      {scored && (
        <Histogram
          size="small"
          title={distribution('title')}
          bars={toBars(statistics.scoreDistribution)}
          ends={['0', '100']}
          selectedIds={decilesWithin(values).map(String)}
          onSelect={(id) => change(chooseDecile(Number(id), values))}
        />
      )}
      {statistics.scoresHidden > 0 && (
        <p className="text-ink-muted text-xs">{candidates('hiddenScore.count', { count: statistics.scoresHidden })}</p>
      )}
    </div>
  );
}
