import {
  parseAsArrayOf,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
  type SingleParserBuilder,
} from 'nuqs/server';
import { pageSizes, sortOrders } from '@/lib/paging';
import { isPageNumber } from '@/lib/validation/page-number';
import { paramsOf, type Filter, type FilterParams, type FilterSet } from './filter-set';
import { parseAsPage, parseAsWholeNumber } from './number-parsers';
import { readFilters } from './read-filters';

/** A list's filters and sort keys. */
interface ListDefinition<S extends FilterSet, K extends string> {
  filters: S;
  sortKeys: readonly K[];
  /** Default order: by this key, descending. */
  sortBy: NoInfer<K>;
}

function filterParser(filter: Filter) {
  switch (filter.kind) {
    case 'choices':
      return parseAsArrayOf(parseAsStringLiteral(filter.values));
    case 'texts':
      return parseAsArrayOf(parseAsString);
    case 'stars':
      return parseAsArrayOf(parseAsWholeNumber);
    case 'number':
    case 'range':
      return parseAsWholeNumber;
    default:
      return parseAsString;
  }
}

type FilterParsers<S extends FilterSet> = {
  [P in keyof FilterParams<S>]-?: SingleParserBuilder<NonNullable<FilterParams<S>[P]>>;
};

/** A list's state in the URL: one map of parsers for server pages and the browser. */
export function listParams<S extends FilterSet, K extends string>({ filters, sortKeys, sortBy }: ListDefinition<S, K>) {
  const named = Object.entries(filters).flatMap(([key, filter]) =>
    paramsOf(key, filter).map((name) => ({ name, filter })),
  );
  const parsers = {
    page: parseAsPage.withDefault(1),
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

/** Page and order in a list's URL. */
export interface PageParams {
  page: number;
  pageSize: (typeof pageSizes)[number];
  sortBy: string;
  sortOrder: (typeof sortOrders)[number];
}

/** Page and order of a list; without a page that can be asked for, the first. */
export function toPageQuery<T extends PageParams>(params: T): Pick<T, keyof PageParams> {
  const { pageSize, sortBy, sortOrder } = params;
  return { page: isPageNumber(params.page) ? params.page : 1, pageSize, sortBy, sortOrder };
}

/** The page of a list that a server page was rendered with. */
export interface PageData<A> {
  /** Its `pageKey`. */
  key: string;
  answer: A;
  /** Epoch milliseconds. */
  loadedAt: number;
}

/** Identifies a search of a list: filters and order. */
export function searchKey(filters: FilterSet, params: PageParams): string {
  return JSON.stringify([readFilters(filters, { ...params }), params.sortBy, params.sortOrder]);
}

/** Identifies a page of a search; starts with its `searchKey`. */
export function pageKey(filters: FilterSet, params: PageParams): string {
  const { page, pageSize } = toPageQuery(params);
  return searchKey(filters, params) + JSON.stringify([page, pageSize]);
}
