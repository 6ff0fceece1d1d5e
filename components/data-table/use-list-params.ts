'use client';

import { useQueryStates, type ParserMap, type UrlKeys } from 'nuqs';
import { useCallback } from 'react';
import { paramsOf, readFilters, type FilterParams, type FilterSet } from '@/lib/filters/filter-set';

interface List<S extends FilterSet, P extends ParserMap> {
  filters: S;
  parsers: P;
  urlKeys: UrlKeys<P>;
}

/** A list's state in the address: what it says, and how to change it. */
export function useListParams<S extends FilterSet, P extends ParserMap>({ filters, parsers, urlKeys }: List<S, P>) {
  const [params, setParams] = useQueryStates(parsers, { urlKeys, history: 'push' });
  /** Changes the state; whatever is not the page itself leads back to the first one. Null takes a parameter away. */
  const change = useCallback(
    (patch: object, options: { history?: 'replace' } = {}) =>
      void setParams({ page: null, ...patch } as Parameters<typeof setParams>[0], options),
    [setParams],
  );
  const noFilters = Object.fromEntries(
    Object.entries(filters).flatMap(([key, filter]) => paramsOf(key, filter).map((name) => [name, null])),
  );
  const values: FilterParams<S> = readFilters(filters, params);
  return { params, values, filtered: Object.keys(values).length > 0, change, noFilters };
}
