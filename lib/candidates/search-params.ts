import {
  createLoader,
  parseAsArrayOf,
  parseAsInteger,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { inferParserType } from 'nuqs/server';
import { pageSizes, sortOrders, toPageNumber } from '@/lib/http/paging';
import { isCalendarDay } from '@/lib/validation/calendar-day';
import { candidateSortKeys, candidateSources, candidateStatuses } from './enums';
import type { CandidateFilters, CandidateSearchQuery } from './schemas';

/** The candidate list's state in the URL: one map for server pages and the browser. */
export const candidateSearchParsers = {
  page: parseAsInteger.withDefault(1),
  pageSize: parseAsNumberLiteral(pageSizes).withDefault(20),
  sortBy: parseAsStringLiteral(candidateSortKeys).withDefault('MATCH'),
  sortOrder: parseAsStringLiteral(sortOrders).withDefault('DESC'),
  status: parseAsArrayOf(parseAsStringLiteral(candidateStatuses)).withDefault([]),
  source: parseAsArrayOf(parseAsStringLiteral(candidateSources)).withDefault([]),
  q: parseAsString.withDefault(''),
  matchFrom: parseAsInteger,
  matchTo: parseAsInteger,
  rate: parseAsArrayOf(parseAsInteger).withDefault([]),
  dateFrom: parseAsString,
  dateTo: parseAsString,
};

export type CandidateSearchParams = inferParserType<typeof candidateSearchParsers>;

/** Reads the URL of a server page; a value that does not parse becomes its default. */
export const loadCandidateSearchParams = createLoader(candidateSearchParsers);

/** A whole number in `min..max`, or null where the URL holds anything else. */
function within(value: number | null, min: number, max: number): number | null {
  return value !== null && value >= min && value <= max ? value : null;
}

/** The days of the URL that exist; a last day before the first is left out. */
function dayBounds({ dateFrom, dateTo }: CandidateSearchParams): Pick<CandidateFilters, 'dateFrom' | 'dateTo'> {
  const from = dateFrom !== null && isCalendarDay(dateFrom) ? dateFrom : null;
  const to = dateTo !== null && isCalendarDay(dateTo) && (from === null || from <= dateTo) ? dateTo : null;
  return { dateFrom: from, dateTo: to };
}

/** The body of the search call; what is out of range in a hand-written URL is left out, never an error. */
export function toCandidateFilters(params: CandidateSearchParams): CandidateFilters {
  return {
    statuses: [...new Set(params.status)],
    sources: [...new Set(params.source)],
    searchPhrase: params.q.trim().slice(0, 200),
    matchFrom: within(params.matchFrom, 0, 100),
    matchTo: within(params.matchTo, 0, 100),
    rates: [...new Set(params.rate)].filter((rate) => rate >= 1 && rate <= 5),
    ...dayBounds(params),
  };
}

/**
 * The query of the search call. A first page is a new search; later pages go on with `searchId`, so that nothing is
 * repeated or skipped while the order changes under a running analysis.
 */
export function toCandidateQuery(params: CandidateSearchParams, searchId?: string): CandidateSearchQuery {
  const page = toPageNumber(params.page);
  const goesOn = page > 1 && searchId !== undefined;
  return {
    page,
    pageSize: params.pageSize,
    sortBy: params.sortBy,
    sortOrder: params.sortOrder,
    newSearch: !goesOn,
    ...(goesOn ? { searchId } : {}),
  };
}

/** How many filters are set; the phrase, the match range and the dates count as one each. */
export function countCandidateFilters(params: CandidateSearchParams): number {
  const match = params.matchFrom !== null || params.matchTo !== null ? 1 : 0;
  const { dateFrom, dateTo } = dayBounds(params);
  const date = dateFrom !== null || dateTo !== null ? 1 : 0;
  return params.status.length + params.source.length + params.rate.length + (params.q ? 1 : 0) + match + date;
}
