'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useIdle } from '@/components/query/use-idle';
import { chartsInterval } from '@/components/query/polling-intervals';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';
import { FilteringCharts } from './filtering-charts';
import { ProcessCharts } from './process-charts';
import { processQueries } from '@/components/queries/processes/process-queries';

interface CandidateCountsProps {
  processId: string;
  /** Refetch until nothing is pending. */
  live: boolean;
  /** A click on a chart filters the table beside it. */
  filters: boolean;
}

const isUnderWay = (data: CandidatesStatisticsDto | undefined) => !data || data.awaiting + data.running > 0;

/** The number of candidates, and charts about them. */
export function CandidateCounts({ processId, live, filters }: CandidateCountsProps) {
  const t = useTranslations('processes.summary');
  const format = useFormatter();
  const idle = useIdle();
  const { data } = useQuery({
    ...processQueries.statistics(processId),
    refetchInterval: ({ state }) => chartsInterval({ live: live && isUnderWay(state.data), idle }),
  });
  if (!data) return null;
  const Charts = filters ? FilteringCharts : ProcessCharts;
  return (
    <>
      <p className="flex justify-between gap-4">
        <span className="text-ink-muted text-sm font-medium">{t('candidates')}</span>
        <span className="font-medium tabular-nums">{format.number(data.total)}</span>
      </p>
      {data.total > 0 && <Charts processId={processId} statistics={data} />}
    </>
  );
}
