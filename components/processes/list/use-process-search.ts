'use client';

import { useListParams, useListQuery } from '@/components/data-table/use-list';
import { fetchProcesses, processQueries } from '@/components/queries/processes/process-queries';
import { pollingIntervals } from '@/components/query/polling-intervals';
import { useIdle } from '@/components/query/use-idle';
import type { PageData } from '@/lib/filters/list-params';
import type { ProcessPage } from '@/lib/domain/process-schemas';
import { processList, toProcessQuery } from '@/lib/processes/search-params';

/** The process list's state in the URL and the rows for it, polled while a process is in progress. */
export function useProcessSearch(initial: PageData<ProcessPage>) {
  const idle = useIdle();
  const { change: changeParams, ...state } = useListParams(processList);
  const change: typeof changeParams = (patch, options) =>
    // Without any parameter the page would open the default view.
    changeParams({ view: state.params.view ?? 'all', ...patch }, options);
  const list = { ...state, change };
  const query = useListQuery<ProcessPage>({
    list,
    keyPrefix: processQueries.searches,
    initial,
    queryFn: ({ signal }) => fetchProcesses(toProcessQuery(list.params), signal),
    refetchInterval: ({ state }) => {
      const running = state.data?.items.some(({ status }) => status === 'IN_PROGRESS');
      return running ? (idle ? pollingIntervals.chartsIdle : pollingIntervals.page) : false;
    },
  });
  return { list, query };
}
