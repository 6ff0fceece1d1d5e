'use client';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { parseAsString } from 'nuqs';
import { useListParams } from '@/components/data-table/use-list';
import { useIdle } from '@/components/query/use-idle';
import { chartsInterval } from '@/components/query/polling-intervals';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';
import { ProcessCharts } from './process-charts';
import { processQueries } from '@/components/queries/processes/process-queries';
import { candidateList } from '@/lib/candidates/search/search-params';
import { withText } from '@/lib/filters/filter-set';
import { chooseDecile, decilesWithin } from './score-distribution';

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

/** Filtering also switches to the table's tab. */
const list = { ...candidateList, parsers: { ...candidateList.parsers, tab: parseAsString } };

function toggled<TValue>(values: readonly TValue[], value: TValue): TValue[] | null {
  const left = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return left.length > 0 ? left : null;
}

interface FilteringChartsProps {
  processId: string;
  statistics: CandidatesStatisticsDto;
}

/** Charts whose values filter the candidate table. */
function FilteringCharts({ processId, statistics }: FilteringChartsProps) {
  const { values, change } = useListParams(list);
  const filter = (patch: Record<string, unknown>) => change({ ...patch, tab: null });
  return (
    <ProcessCharts
      processId={processId}
      statistics={statistics}
      filter={{
        statuses: values.statuses ?? [],
        sources: values.sources ?? [],
        decisions: values.decisions ?? [],
        deciles: decilesWithin(values),
        toggleStatus: (status) => filter({ statuses: toggled(values.statuses ?? [], status) }),
        toggleSource: (source) => filter({ sources: toggled(values.sources ?? [], source) }),
        toggleDecision: (decision) => filter({ decisions: toggled(values.decisions ?? [], decision) }),
        addVerdict: (criterionId, verdict) =>
          filter({ verdicts: withText(values.verdicts, `${criterionId}:${verdict}`) }),
        toggleDecile: (index) => filter(chooseDecile(index, values)),
      }}
    />
  );
}
