'use client';

import { parseAsString, useQueryStates } from 'nuqs';
import { candidateSearchParsers } from '@/lib/candidates/search-params';
import type { CandidatesStatisticsDto } from '@/lib/processes/schemas';
import { ProcessCharts } from './process-charts';
import { chooseDecile, decilesWithin } from './score-distribution';

/** A filter set while the other tab is open brings the table forward. */
const parsers = { ...candidateSearchParsers, tab: parseAsString };

function toggled<TValue>(values: readonly TValue[], value: TValue): TValue[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** Beside the process's candidates: a click filters their table. */
export function FilteringCharts({ statistics }: { statistics: CandidatesStatisticsDto }) {
  const [params, setParams] = useQueryStates(parsers, { history: 'push' });
  return (
    <ProcessCharts
      statistics={statistics}
      filter={{
        statuses: params.status,
        sources: params.source,
        deciles: decilesWithin(params),
        toggleStatus: (status) => void setParams({ status: toggled(params.status, status), page: null, tab: null }),
        toggleSource: (source) => void setParams({ source: toggled(params.source, source), page: null, tab: null }),
        toggleDecile: (index) => void setParams({ ...chooseDecile(index, params), page: null, tab: null }),
      }}
    />
  );
}
