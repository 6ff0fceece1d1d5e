'use client';

import { useListParams } from '@/components/data-table/use-list-params';
import { useListQuery } from '@/components/data-table/use-list-query';
import { useIdle } from '@/components/query/use-idle';
import { pollingIntervals } from '@/components/query/polling-intervals';
import { pageKey, type PageData } from '@/lib/filters/list-params';
import { processFilters } from '@/lib/processes/filters';
import type { ProcessPage } from '@/lib/processes/schemas';
import { processList, toProcessQuery } from '@/lib/processes/search-params';
import { fetchProcesses, processQueries } from '@/components/processes/queries/process-queries';

/** The process list's state in the address, and the rows for it; they are refreshed now and then while something runs. */
export function useProcessSearch(initial: PageData<ProcessPage>) {
  const idle = useIdle();
  const { change: changeParams, ...list } = useListParams(processList);
  // A bare address would open the default view.
  const view = list.params.view ?? 'all';
  const change: typeof changeParams = (patch, options) => changeParams({ view, ...patch }, options);
  const result = useListQuery<ProcessPage>({
    keyOfAll: processQueries.searches,
    pageKey: pageKey(processFilters, list.params),
    initial,
    setPage: (page) => change({ page }, { history: 'replace' }),
    queryFn: ({ signal }) => fetchProcesses(toProcessQuery(list.params), signal),
    refetchInterval: ({ state }) => {
      const running = state.data?.items.some(({ status }) => status === 'IN_PROGRESS');
      return running ? (idle ? pollingIntervals.chartsIdle : pollingIntervals.page) : false;
    },
  });
  return { ...list, change, result };
}
