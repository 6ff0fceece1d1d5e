'use client';

import { parseAsString } from 'nuqs';
import { useListParams } from '@/components/data-table/use-list';
import { withText } from '@/lib/filters/filter-set';
import { candidateList } from '@/lib/candidates/search/search-params';
import type { CandidatesStatisticsDto } from '@/lib/domain/process-schemas';
import { ProcessCharts } from './process-charts';
import { chooseDecile, decilesWithin } from './score-distribution';

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
export function FilteringCharts({ processId, statistics }: FilteringChartsProps) {
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
