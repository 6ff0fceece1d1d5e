import { parseAsArrayOf, parseAsInteger, parseAsNumberLiteral, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { SingleParserBuilder } from 'nuqs/server';
import { pageSizes, sortOrders, toPageNumber } from '@/lib/http/paging';
import { paramsOf, readFilters, type Filter, type FilterParams, type FilterSet } from './filter-set';

/** What a list can be asked for. */
interface ListDefinition<S extends FilterSet, K extends string> {
  filters: S;
  sortKeys: readonly K[];
  /** The order without any other: by this key, the largest first. */
  sortBy: NoInfer<K>;
}

function filterParser(filter: Filter) {
  switch (filter.kind) {
    case 'choices':
      return parseAsArrayOf(parseAsStringLiteral(filter.values));
    case 'stars':
      return parseAsArrayOf(parseAsInteger);
    case 'number':
    case 'range':
      return parseAsInteger;
    default:
      return parseAsString;
  }
}

type FilterParsers<S extends FilterSet> = {
  [P in keyof FilterParams<S>]-?: SingleParserBuilder<NonNullable<FilterParams<S>[P]>>;
};

/** A list's state in the address: one map of parsers for server pages and the browser. */
export function listParams<S extends FilterSet, K extends string>({ filters, sortKeys, sortBy }: ListDefinition<S, K>) {
  const named = Object.entries(filters).flatMap(([key, filter]) =>
    paramsOf(key, filter).map((name) => ({ name, filter })),
  );
  const parsers = {
    page: parseAsInteger.withDefault(1),
    pageSize: parseAsNumberLiteral(pageSizes).withDefault(20),
    sortBy: parseAsStringLiteral(sortKeys).withDefault(sortBy),
    sortOrder: parseAsStringLiteral(sortOrders).withDefault('DESC'),
    ...(Object.fromEntries(
      named.map(({ name, filter }): [string, unknown] => [name, filterParser(filter)]),
    ) as FilterParsers<S>),
  };
  const urlKeys = Object.fromEntries(
    named.flatMap(({ name, filter }) => ('url' in filter && filter.url ? [[name, filter.url]] : [])),
  ) as Partial<Record<keyof typeof parsers, string>>;
  return { filters, parsers, urlKeys };
}

interface ListParams {
  page: number;
  pageSize: (typeof pageSizes)[number];
  sortOrder: (typeof sortOrders)[number];
}

/** Page and order of a list; a page out of range in a hand-written address is brought into it. */
export function toPageQuery<T extends ListParams & { sortBy: string }>(
  params: T,
): Pick<T, 'page' | 'pageSize' | 'sortBy' | 'sortOrder'> {
  const { pageSize, sortBy, sortOrder } = params;
  return { page: toPageNumber(params.page), pageSize, sortBy, sortOrder };
}

/** What came with a page of a list. */
export interface PageData<A> {
  /** What the address asked for (`pageKey`). */
  key: string;
  answer: A;
  /** Epoch milliseconds. */
  loadedAt: number;
}

type AnyParams = ListParams & { sortBy: string };

/** Tells searches of a list apart: by filters and order. */
export function searchKey(filters: FilterSet, params: AnyParams): string {
  return JSON.stringify([readFilters(filters, { ...params }), params.sortBy, params.sortOrder]);
}

/** Tells their pages apart; begins with the `searchKey`. */
export function pageKey(filters: FilterSet, params: AnyParams): string {
  const { page, pageSize } = toPageQuery(params);
  return searchKey(filters, params) + JSON.stringify([page, pageSize]);
}
