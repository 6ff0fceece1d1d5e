import {
  createLoader,
  parseAsArrayOf,
  parseAsInteger,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import type { inferParserType } from 'nuqs/server';
import {
  candidateFiltersSchema,
  candidateSearchQuerySchema,
  candidateSortKeySchema,
  candidateSourceSchema,
  candidateStatusSchema,
} from './schemas';
import type { CandidateFilters, CandidateSearchQuery } from './schemas';

export const candidatePageSizes = [10, 20, 50, 100] as const;

/** The candidate list's state in the URL: one map for server pages and the browser. */
export const candidateSearchParsers = {
  page: parseAsInteger.withDefault(1),
  pageSize: parseAsNumberLiteral(candidatePageSizes).withDefault(20),
  sortBy: parseAsStringLiteral(candidateSortKeySchema.options).withDefault('MATCH'),
  sortOrder: parseAsStringLiteral(['ASC', 'DESC']).withDefault('DESC'),
  status: parseAsArrayOf(parseAsStringLiteral(candidateStatusSchema.options)).withDefault([]),
  source: parseAsArrayOf(parseAsStringLiteral(candidateSourceSchema.options)).withDefault([]),
  q: parseAsString.withDefault(''),
  matchFrom: parseAsInteger,
  matchTo: parseAsInteger,
  rate: parseAsArrayOf(parseAsInteger).withDefault([]),
};

export type CandidateSearchParams = inferParserType<typeof candidateSearchParsers>;

/** Reads the URL of a server page; a value that does not parse becomes its default. */
export const loadCandidateSearchParams = createLoader(candidateSearchParsers);

/** A whole number in `min..max`, or null where the URL holds anything else. */
function within(value: number | null, min: number, max: number): number | null {
  return value !== null && value >= min && value <= max ? value : null;
}

/** The body of the search call; what is out of range in a hand-written URL is left out, never an error. */
export function toCandidateFilters(params: CandidateSearchParams): CandidateFilters {
  return candidateFiltersSchema.parse({
    statuses: [...new Set(params.status)],
    sources: [...new Set(params.source)],
    searchPhrase: params.q.slice(0, 200),
    matchFrom: within(params.matchFrom, 0, 100),
    matchTo: within(params.matchTo, 0, 100),
    rates: [...new Set(params.rate)].filter((rate) => rate >= 1 && rate <= 5),
  });
}

/**
 * The query of the search call. A first page is a new search; later pages go on with `searchId`, so that nothing is
 * repeated or skipped while the order changes under a running analysis.
 */
export function toCandidateQuery(params: CandidateSearchParams, searchId?: string): CandidateSearchQuery {
  const page = Math.max(1, params.page);
  const goesOn = page > 1 && searchId !== undefined;
  return candidateSearchQuerySchema.parse({
    page,
    pageSize: params.pageSize,
    sortBy: params.sortBy,
    sortOrder: params.sortOrder,
    newSearch: goesOn ? 'false' : 'true',
    ...(goesOn ? { searchId } : {}),
  });
}

/** How many filters are set; the phrase and the match range count as one each. */
export function countCandidateFilters(params: CandidateSearchParams): number {
  const match = params.matchFrom !== null || params.matchTo !== null ? 1 : 0;
  return params.status.length + params.source.length + params.rate.length + (params.q ? 1 : 0) + match;
}
