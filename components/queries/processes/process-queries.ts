import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ifItFailed } from '@/components/query/polling-intervals';
import { ApiError, apiAnswer, apiRequest, requestWithEtag } from '@/lib/http/browser/browser-client';
import type { HistoryPage } from '@/lib/processes/history-schemas';
import type { ProcessAccess } from '@/lib/domain/process-access-schemas';
import type {
  CandidatesStatisticsDto,
  PossibleStatuses,
  ProcessDto,
  ProcessPage,
  ProcessSearchQuery,
  ProcessStatus,
} from '@/lib/domain/process-schemas';
import type { RequirementChecksDto } from '@/lib/domain/requirement-check';
import type { SplittingModel } from '@/lib/processes/split-schemas';

/** Whether the process was deleted, or may not be seen any more; both respond alike. */
export const isProcessGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'process.not-found';

/** The current version of a process, to edit it. */
export function fetchProcessWithEtag(processId: string, signal?: AbortSignal) {
  return requestWithEtag<ProcessDto>({ path: `/processes/${processId}`, ...(signal ? { signal } : {}) });
}

/** Query keys and fetchers of processes; invalidate by `processQueries.all`. */
export const processQueries = {
  all: ['processes'] as const,
  searches: ['processes', 'search'] as const,
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
  /** Not under `all`: no change of a process changes it. */
  splittingModel: (processId: string) =>
    queryOptions({
      queryKey: ['splitting-model', processId],
      queryFn: ({ signal }) =>
        apiAnswer<SplittingModel>({ path: `/processes/${processId}/requirement-proposals`, signal }),
    }),
  /** How the rules check requirements; the same texts are always checked alike. */
  requirementChecks: (texts: readonly string[]) =>
    queryOptions({
      queryKey: ['requirement-checks', texts],
      queryFn: ({ signal }) =>
        apiAnswer<RequirementChecksDto>({ path: '/requirement-checks', method: 'POST', body: { texts }, signal }),
      staleTime: Infinity,
      refetchOnReconnect: ifItFailed,
    }),
  possibleStatuses: (processId: string) =>
    queryOptions({
      queryKey: [...processQueries.all, processId, 'possible-statuses'],
      queryFn: ({ signal }) =>
        apiAnswer<PossibleStatuses>({ path: `/processes/${processId}/possible-statuses`, signal }),
    }),
  /** Who sees it. */
  access: (processId: string) =>
    queryOptions({
      queryKey: [...processQueries.all, processId, 'access'],
      queryFn: ({ signal }) => apiAnswer<ProcessAccess>({ path: `/processes/${processId}/access`, signal }),
    }),
  status: (processId: string) =>
    queryOptions({
      queryKey: [...processQueries.all, processId, 'status'],
      queryFn: ({ signal }) => apiAnswer<{ status: ProcessStatus }>({ path: `/processes/${processId}/status`, signal }),
    }),
  /** Who changed what, newest first. */
  history: (processId: string) =>
    infiniteQueryOptions({
      queryKey: [...processQueries.all, processId, 'history'],
      queryFn: ({ signal, pageParam }) =>
        apiAnswer<HistoryPage>({ path: `/processes/${processId}/history?page=${pageParam}`, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
      select: ({ pages }) => ({
        // An entry added between two requests shifts the pages: the last one is returned twice.
        entries: [...new Map(pages.flatMap(({ items }) => items).map((entry) => [entry.id, entry])).values()],
        total: pages.at(-1)?.totalItems ?? 0,
      }),
    }),
  /** With its ETag, for editing; fetched each time. */
  editable: (processId: string) =>
    queryOptions({
      queryKey: [...processQueries.all, processId, 'editable'],
      queryFn: ({ signal }) => fetchProcessWithEtag(processId, signal),
      staleTime: 0,
      gcTime: 0,
    }),
  /** The latest changes up to the version `etag`. */
  latestChange: (processId: string, etag: string) =>
    queryOptions({
      queryKey: [...processQueries.all, processId, 'latest-change', etag],
      queryFn: ({ signal }) => apiAnswer<HistoryPage>({ path: `/processes/${processId}/history?pageSize=10`, signal }),
    }),
};

/** A page of the process list. */
export function fetchProcesses(query: ProcessSearchQuery, signal: AbortSignal): Promise<ProcessPage> {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return apiAnswer({ path: `/processes/search?${params}`, signal });
}

/** Finishes a process in creation; `activate` also starts its analyses. */
export async function defineProcess(processId: string, activate: boolean): Promise<void> {
  const defined = await requestWithEtag({ path: `/processes/${processId}/defined`, method: 'PUT', body: {} });
  if (activate) {
    const path = `/processes/${processId}/status`;
    await apiRequest({ path, method: 'PUT', body: { status: 'ACTIVE' }, ifMatch: defined.etag });
  }
}
