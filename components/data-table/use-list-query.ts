'use client';

import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pageDataStaleTime } from '@/components/query/polling-intervals';
import type { PageData } from '@/lib/filters/list-params';

interface ListPage {
  items: readonly unknown[];
  totalItems: number;
  totalPages: number;
}

interface ListQuery<A> extends Pick<UseQueryOptions<A>, 'refetchInterval'> {
  /** Of all searches of this list; `pageKey` tells them apart. */
  keyOfAll: QueryKey;
  /** What the address asks for. */
  pageKey: string;
  queryFn: (options: { signal: AbortSignal }) => Promise<A>;
  initial: PageData<A>;
  setPage: (page: number) => void;
}

/** The page of a list that the address asks for; the one before it stays in sight while it is on its way. */
export function useListQuery<A extends ListPage>({ keyOfAll, pageKey, initial, setPage, ...query }: ListQuery<A>) {
  const client = useQueryClient();
  const result = useQuery<A>({
    ...query,
    queryKey: [...keyOfAll, pageKey],
    placeholderData: keepPreviousData,
    meta: { errorBanner: false },
    staleTime: pageDataStaleTime,
    ...(initial.key === pageKey ? { initialData: initial.answer, initialDataUpdatedAt: initial.loadedAt } : {}),
  });

  const first = useRef(initial);
  useEffect(() => {
    // The server has made the page anew, for a link or a refresh: what was known before may have changed.
    if (first.current === initial) return;
    first.current = initial;
    if (client.getQueryData([...keyOfAll, initial.key]) !== initial.answer) {
      void client.invalidateQueries({ queryKey: keyOfAll });
    }
  }, [client, keyOfAll, initial]);

  const { totalPages, items, totalItems } = result.data ?? { totalPages: 0, items: [], totalItems: 0 };
  const lastPageIsGone = !result.isPlaceholderData && items.length === 0 && totalItems > 0;
  useEffect(() => {
    if (lastPageIsGone) setPage(totalPages);
  });
  return result;
}
