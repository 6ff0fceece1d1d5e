'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useState } from 'react';
import type { CandidateFilters, CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import { candidateSearchParsers, toCandidateFilters, toCandidateQuery } from '@/lib/candidates/search-params';
import type { CandidateSearchParams } from '@/lib/candidates/search-params';
import { pageDataStaleTime } from '@/components/watching/watch-pace';
import { ApiError } from '@/lib/http/browser/browser-client';
import { runningCandidateStatuses } from '@/lib/processes/status';
import { candidateKeys, candidateSearchDefaults, fetchCandidates } from './candidate-queries';

/** Whether a candidate may change without anybody's act. One that waits does so only where its process `starts` analyses. */
export function isRunning({ status }: Pick<CandidateListItem, 'status'>, starts: boolean): boolean {
  return runningCandidateStatuses.includes(status) && (starts || status !== 'AWAITING_PROCESSING');
}

interface CandidateSearchOptions {
  processId: string;
  /** What the server page has found already, for the address it was asked with. */
  initial: CandidateSearchAnswer;
  /** When that was, in epoch milliseconds. */
  loadedAt: number;
}

/** A page of a search, and when its order was made. */
interface ShownSearch extends CandidateSearchAnswer {
  /** Epoch milliseconds; what came with the page has none. */
  orderedAt?: number;
}

/** The search that later pages go on with; without an id they begin a new one. */
type KeptSearch = Partial<Pick<ShownSearch, 'searchId' | 'orderedAt'>>;

/** One page; of a new search where the kept one has been deleted meanwhile. */
async function fetchPage(
  processId: string,
  params: CandidateSearchParams,
  filters: CandidateFilters,
  kept: KeptSearch,
): Promise<ShownSearch> {
  const query = toCandidateQuery(params, kept.searchId);
  try {
    const answer = await fetchCandidates(processId, query, filters);
    return { ...answer, orderedAt: query.newSearch ? Date.now() : kept.orderedAt };
  } catch (error) {
    const isGone = !query.newSearch && error instanceof ApiError && error.code === 'search.not-found';
    if (!isGone) throw error;
    return fetchPage(processId, params, filters, {});
  }
}

/**
 * The candidate list's state in the URL, and the rows for it. While a run goes on the rows are refreshed in place
 * (`watchProcessQuery`); their order changes only with a new search.
 */
export function useCandidateSearch({ processId, initial, loadedAt }: CandidateSearchOptions) {
  const client = useQueryClient();
  const [params, setParams] = useQueryStates(candidateSearchParsers, { history: 'push' });
  const filters = toCandidateFilters(params);
  const { page, pageSize, ...order } = toCandidateQuery(params);
  const searchKey = JSON.stringify([filters, order.sortBy, order.sortOrder]);
  const pageKey = JSON.stringify([searchKey, page, pageSize]);
  const queryKey = [...candidateKeys.searches(processId), pageKey];
  const keptKey = candidateKeys.searchId(processId, searchKey);
  const [first] = useState({ pageKey, searchKey, answer: initial });

  const result = useQuery<ShownSearch>({
    ...candidateSearchDefaults,
    queryKey,
    queryFn: async () => {
      const fromPage: KeptSearch = first.searchKey === searchKey ? first.answer : {};
      const kept = client.getQueryData<KeptSearch>(keptKey) ?? fromPage;
      const answer = await fetchPage(processId, params, filters, kept);
      client.setQueryData<KeptSearch>(keptKey, { searchId: answer.searchId, orderedAt: answer.orderedAt });
      return answer;
    },
    ...(first.pageKey === pageKey ? { initialData: first.answer, initialDataUpdatedAt: loadedAt } : {}),
    staleTime: pageDataStaleTime,
  });

  /** Finds and orders anew, on whichever page. */
  const renew = () => {
    client.setQueryData<KeptSearch>(keptKey, {});
    void result.refetch();
  };
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
  return { params, change, clearFilters, setPage: (next: number) => setParams({ page: next }), result, renew };
}
