'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useListParams } from '@/components/data-table/use-list-params';
import { useListQuery } from '@/components/data-table/use-list-query';
import type { CandidateFilters, CandidateListItem, CandidateSearchAnswer } from '@/lib/candidates/schemas';
import { candidateFilters } from '@/lib/candidates/filters';
import { candidateList, toCandidateQuery, type CandidateSearchParams } from '@/lib/candidates/search-params';
import { pageKey, searchKey, type PageData } from '@/lib/filters/list-params';
import { ApiError } from '@/lib/http/browser/browser-client';
import { runningCandidateStatuses } from '@/lib/processes/status';
import { candidateKeys, fetchCandidates } from '@/components/candidates/queries/candidate-queries';

/** Whether a candidate may change without anybody's act. One that waits does so only where its process `starts` analyses. */
export function isRunning({ status }: Pick<CandidateListItem, 'status'>, starts: boolean): boolean {
  return runningCandidateStatuses.includes(status) && (starts || status !== 'AWAITING_PROCESSING');
}

/** A page of a search, and when its order was made. */
interface ShownSearch extends CandidateSearchAnswer {
  /** Epoch milliseconds; what came with the page has none. */
  orderedAt?: number | undefined;
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
export function useCandidateSearch(processId: string, initial: PageData<CandidateSearchAnswer>) {
  const client = useQueryClient();
  const list = useListParams(candidateList);
  const { params, values, change } = list;
  const search = searchKey(candidateFilters, params);
  const keptKey = candidateKeys.searchId(processId, search);

  const result = useListQuery<ShownSearch>({
    keyOfAll: candidateKeys.searches(processId),
    pageKey: pageKey(candidateFilters, params),
    initial,
    setPage: (page) => change({ page }, { history: 'replace' }),
    queryFn: async () => {
      const fromPage: KeptSearch = initial.key.startsWith(search) ? initial.answer : {};
      const kept = client.getQueryData<KeptSearch>(keptKey) ?? fromPage;
      const answer = await fetchPage(processId, params, values, kept);
      client.setQueryData<KeptSearch>(keptKey, { searchId: answer.searchId, orderedAt: answer.orderedAt });
      return answer;
    },
  });

  /** Finds and orders anew, on whichever page. */
  const renew = () => {
    client.setQueryData<KeptSearch>(keptKey, {});
    void result.refetch();
  };
  return { ...list, result, renew };
}
