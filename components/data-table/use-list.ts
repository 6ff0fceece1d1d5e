'use client';

import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useQueryStates, type ParserMap, type UrlKeys } from 'nuqs';
import { useCallback, useEffect, useRef } from 'react';
import { pageDataStaleTime } from '@/components/query/polling-intervals';
import type { FilterParams, FilterSet } from '@/lib/filters/filter-set';
import { readFilters } from '@/lib/filters/read-filters';
import { pageKey, type PageData, type PageParams } from '@/lib/filters/list-params';

interface List<S extends FilterSet, P extends ParserMap> {
  filters: S;
  parsers: P;
  urlKeys: UrlKeys<P>;
}

/** A list's state in the URL. */
export function useListParams<S extends FilterSet, P extends ParserMap>({ filters, parsers, urlKeys }: List<S, P>) {
  const [params, setParams] = useQueryStates(parsers, { urlKeys, history: 'push' });
  /** Null removes a parameter; every change but that of the page goes back to the first page. */
  const change = useCallback(
    (patch: object, options: { history?: 'replace' } = {}) =>
      void setParams({ page: null, ...patch } as Parameters<typeof setParams>[0], options),
    [setParams],
  );
  const values: FilterParams<S> = readFilters(filters, params);
  return { filters, params, values, filtered: Object.keys(values).length > 0, change };
}

interface ListQuery<A> extends Pick<UseQueryOptions<A>, 'refetchInterval'> {
  list: { filters: FilterSet; params: PageParams; change: ReturnType<typeof useListParams>['change'] };
  /** Prefix of the query keys of all searches of this list. */
  keyPrefix: QueryKey;
  queryFn: (options: { signal: AbortSignal }) => Promise<A>;
  initial: PageData<A>;
}

/** The page that the URL names; the previous one stays visible while it loads. */
export function useListQuery<A extends { items: readonly unknown[]; totalItems: number; totalPages: number }>({
  list,
  keyPrefix,
  initial,
  ...options
}: ListQuery<A>) {
  const client = useQueryClient();
  const key = pageKey(list.filters, list.params);
  const result = useQuery<A>({
    ...options,
    queryKey: [...keyPrefix, key],
    placeholderData: keepPreviousData,
    staleTime: pageDataStaleTime,
    ...(initial.key === key ? { initialData: initial.answer, initialDataUpdatedAt: initial.loadedAt } : {}),
  });

  const previousInitial = useRef(initial);
  useEffect(() => {
    // The server rendered the page again, after a link or a refresh: cached pages may be stale.
    if (previousInitial.current === initial) return;
    previousInitial.current = initial;
    if (client.getQueryData([...keyPrefix, initial.key]) !== initial.answer) {
      void client.invalidateQueries({ queryKey: keyPrefix });
    }
  }, [client, keyPrefix, initial]);

  const { data } = result;
  const isPastEnd = !result.isPlaceholderData && data?.items.length === 0 && data.totalItems > 0;
  useEffect(() => {
    if (isPastEnd) list.change({ page: data.totalPages }, { history: 'replace' });
  });
  return result;
}
