import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiAnswer, apiRequest } from '@/lib/http/browser-client';
import type { CreateProcessInput } from '@/lib/processes/edit-schemas';
import type { HistoryPage } from '@/lib/processes/history-schemas';
import type { CandidatesStatisticsDto, ProcessDto } from '@/lib/processes/schemas';

/** Query keys and fetchers of processes; invalidate by `processQueries.all`. */
export const processQueries = {
  all: ['processes'] as const,
  detail: (processId: string) =>
    queryOptions({
      queryKey: [...processQueries.all, processId, 'detail'],
      queryFn: ({ signal }) => apiAnswer<ProcessDto>({ path: `/processes/${processId}`, signal }),
    }),
  statistics: (processId: string) =>
    queryOptions({
      queryKey: [...processQueries.all, processId, 'statistics'],
      queryFn: ({ signal }) =>
        apiAnswer<CandidatesStatisticsDto>({ path: `/processes/${processId}/candidates-statistics`, signal }),
    }),
  /** Who changed what, newest first, page after page. */
  history: (processId: string) =>
    infiniteQueryOptions({
      queryKey: [...processQueries.all, processId, 'history'],
      queryFn: ({ signal, pageParam }) =>
        apiAnswer<HistoryPage>({ path: `/processes/${processId}/history?page=${pageParam}`, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
      select: ({ pages }) => ({
        // A deed done between two pages moves the others on: one of them then comes again.
        entries: [...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry.id, entry])).values()],
        total: pages.at(-1)?.totalItems ?? 0,
      }),
    }),
};

export function createProcess(body: CreateProcessInput): Promise<ProcessDto> {
  return apiAnswer({ path: '/processes', method: 'POST', body });
}

/** Finishes the form and opens the process for CVs. */
export async function defineAndActivate(processId: string): Promise<void> {
  await apiRequest({ path: `/processes/${processId}/defined`, method: 'PUT' });
  await apiRequest({ path: `/processes/${processId}/status`, method: 'PUT', body: { status: 'ACTIVE' } });
}
