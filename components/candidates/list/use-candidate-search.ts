'use client';

import { useQueryClient } from '@tanstack/react-query';
import { candidateKeys, fetchCandidates } from '@/components/queries/candidates/candidate-queries';
import { useListParams, useListQuery } from '@/components/data-table/use-list';
import type { CandidateFilters, CandidateListItem, CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import {
  candidateList,
  shownParams,
  toCandidateFilters,
  toCandidateQuery,
  type CandidateSearchParams,
} from '@/lib/candidates/search/search-params';
import { searchKey, type PageData } from '@/lib/filters/list-params';
import { ApiError } from '@/lib/http/browser/browser-client';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { runningCandidateStatuses } from '@/lib/domain/process-status';

/** Whether a candidate's status may change by itself. A waiting one changes only where the process `starts` analyses. */
export function isRunning({ status }: Pick<CandidateListItem, 'status'>, starts: boolean): boolean {
  if (status === 'AWAITING_EXTERNAL_PICK') return true;
  return runningCandidateStatuses.includes(status) && (starts || status !== 'AWAITING_PROCESSING');
}

/** A page of a search. */
interface SearchPage extends CandidateSearchAnswer {
  /** When the search was ordered, in epoch milliseconds; undefined for the server-rendered one. */
  orderedAt?: number | undefined;
}

/** The stored search that later pages continue; without an id they start a new one. */
type CurrentSearch = Partial<Pick<SearchPage, 'searchId' | 'orderedAt'>>;

/** Fetches a page; starts a new search if the current one was deleted. */
async function fetchPage(
  processId: string,
  params: CandidateSearchParams,
  filters: CandidateFilters,
  current: CurrentSearch,
): Promise<SearchPage> {
  const query = toCandidateQuery(params, current.searchId);
  try {
    const answer = await fetchCandidates(processId, query, filters);
    return { ...answer, orderedAt: query.newSearch ? Date.now() : current.orderedAt };
  } catch (error) {
    const isDeleted = !query.newSearch && error instanceof ApiError && error.code === 'search.not-found';
    if (!isDeleted) throw error;
    return fetchPage(processId, params, filters, {});
  }
}

/** The list's state without what a blind process hides. */
function useShownList(blindMode: boolean) {
  const list = useListParams(candidateList);
  const params = shownParams(list.params, { blindMode });
  const values = toCandidateFilters(params);
  return { ...list, params, values, filtered: Object.keys(values).length > 0 };
}

/**
 * The candidate list's state in the URL and the rows for it. During a run rows are updated in place
 * (`watchProcessQuery`); their order changes only with a new search.
 */
export function useCandidateSearch(
  { id: processId, blindMode }: Pick<ProcessDto, 'id' | 'blindMode'>,
  initial: PageData<CandidateSearchAnswer>,
) {
  const client = useQueryClient();
  const list = useShownList(blindMode);
  const search = searchKey(list.filters, list.params);
  const currentKey = candidateKeys.searchId(processId, search);

  const query = useListQuery<SearchPage>({
    list,
    keyPrefix: candidateKeys.searches(processId),
    initial,
    queryFn: async () => {
      const fromServer: CurrentSearch = initial.key.startsWith(search) ? initial.answer : {};
      const current = client.getQueryData<CurrentSearch>(currentKey) ?? fromServer;
      const page = await fetchPage(processId, list.params, list.values, current);
      client.setQueryData<CurrentSearch>(currentKey, { searchId: page.searchId, orderedAt: page.orderedAt });
      return page;
    },
  });

  /** Starts a new search at the current page. */
  const renew = () => {
    client.setQueryData<CurrentSearch>(currentKey, {});
    void query.refetch();
  };
  return { list, query, renew };
}
