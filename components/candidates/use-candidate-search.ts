'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useState } from 'react';
import type { CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import { candidateSearchParsers, toCandidateFilters, toCandidateQuery } from '@/lib/candidates/search-params';
import type { CandidateSearchParams } from '@/lib/candidates/search-params';
import { runningCandidateStatuses } from '@/lib/processes/status';
import { useFreshFromServer } from './use-fresh-from-server';
import { candidateKeys, candidateSearchDefaults, fetchCandidates, liveInterval } from './candidate-queries';

/** Whether a candidate may change without anybody's act. One that waits does so only where its process `starts` analyses. */
export function isRunning({ status }: Pick<CandidateListItem, 'status'>, starts: boolean): boolean {
  return runningCandidateStatuses.includes(status) && (starts || status !== 'AWAITING_PROCESSING');
}

interface CandidateSearchOptions {
  processId: string;
  /** What the server page has found already, for the address it was asked with. */
  initial: CandidateSearchAnswer;
  /** `initial` has been kept behind another tab: it is shown, and asked for again. */
  outdated: boolean;
  /** CVs are being analysed, or wait for it in a process that takes them up; else rows do not change by themselves. */
  live: boolean;
  /** The process starts analyses. */
  starts: boolean;
}

/** The candidate list's state in the URL, and the rows for it. */
export function useCandidateSearch({ processId, initial, outdated, live, starts }: CandidateSearchOptions) {
  const client = useQueryClient();
  const [params, setParams] = useQueryStates(candidateSearchParsers, { history: 'push' });
  const filters = toCandidateFilters(params);
  const { page, pageSize, ...order } = toCandidateQuery(params);
  const searchKey = JSON.stringify([filters, order.sortBy, order.sortOrder]);
  const pageKey = JSON.stringify([searchKey, page, pageSize]);
  const queryKey = [...candidateKeys.searches(processId), pageKey];
  const fresh = useFreshFromServer(initial, queryKey) && !outdated;
  const [first] = useState({ pageKey, searchKey, answer: initial });

  const result = useQuery({
    ...candidateSearchDefaults,
    queryKey,
    queryFn: async () => {
      const known = client.getQueryData<string>(candidateKeys.searchId(processId, searchKey));
      const kept = known ?? (first.searchKey === searchKey ? first.answer.searchId : undefined);
      const answer = await fetchCandidates(processId, toCandidateQuery(params, kept), filters);
      client.setQueryData(candidateKeys.searchId(processId, searchKey), answer.searchId);
      return answer;
    },
    ...(first.pageKey === pageKey ? { initialData: first.answer } : {}),
    // What was cached before details were opened is shown at once and looked at again.
    staleTime: 0,
    refetchOnMount: !fresh || first.pageKey !== pageKey,
    refetchInterval: ({ state }) =>
      live || state.data?.items.some((item) => isRunning(item, starts)) ? liveInterval : false,
  });

  /** Changes filters, order or page size and goes back to the first page. */
  const change = (patch: Partial<CandidateSearchParams>) => setParams({ ...patch, page: null });
  const clearFilters = () =>
    setParams({
      status: null,
      source: null,
      q: null,
      matchFrom: null,
      matchTo: null,
      rate: null,
      dateFrom: null,
      dateTo: null,
      page: null,
    });
  return { params, change, clearFilters, setPage: (next: number) => setParams({ page: next }), result };
}
