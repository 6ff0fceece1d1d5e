'use client';

import { parseAsString } from 'nuqs';
import { useListParams } from '@/components/data-table/use-list';
import { candidateList } from '@/lib/candidates/search-params';
import type { CandidatesStatisticsDto } from '@/lib/processes/schemas';
import { ProcessCharts } from './process-charts';
import { chooseDecile, decilesWithin } from './score-distribution';

/** Filtering also switches to the table's tab. */
const list = { ...candidateList, parsers: { ...candidateList.parsers, tab: parseAsString } };

function toggled<TValue>(values: readonly TValue[], value: TValue): TValue[] | null {
  const left = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return left.length > 0 ? left : null;
}

/** Charts whose values filter the candidate table. */
export function FilteringCharts({ statistics }: { statistics: CandidatesStatisticsDto }) {
  const { values, change } = useListParams(list);
  const filter = (patch: Record<string, unknown>) => change({ ...patch, tab: null });
  return (
    <ProcessCharts
      statistics={statistics}
      filter={{
        statuses: values.statuses ?? [],
        sources: values.sources ?? [],
        deciles: decilesWithin(values),
        toggleStatus: (status) => filter({ statuses: toggled(values.statuses ?? [], status) }),
        toggleSource: (source) => filter({ sources: toggled(values.sources ?? [], source) }),
        toggleDecile: (index) => filter(chooseDecile(index, values)),
      }}
    />
  );
}
