import { createLoader, type inferParserType } from 'nuqs/server';
import { readFilters } from '@/lib/filters/filter-set';
import { listParams, toPageQuery } from '@/lib/filters/list-params';
import { candidateSortKeys } from './enums';
import { candidateFilters } from './filters';
import type { CandidateFilters, CandidateSearchQuery } from './schemas';

/** The candidate list's state in the address. */
export const candidateList = listParams({ filters: candidateFilters, sortKeys: candidateSortKeys, sortBy: 'MATCH' });

export type CandidateSearchParams = inferParserType<typeof candidateList.parsers>;

/** Reads the URL of a server page; a value that does not parse becomes its default. */
export const loadCandidateSearchParams = createLoader(candidateList.parsers, { urlKeys: candidateList.urlKeys });

/** The body of the search call; what is out of range in a hand-written URL is left out, never an error. */
export function toCandidateFilters(params: CandidateSearchParams): CandidateFilters {
  return readFilters(candidateFilters, params);
}

/**
 * The query of the search call. A first page is a new search; later pages go on with `searchId`, so that nothing is
 * repeated or skipped while the order changes under a running analysis.
 */
export function toCandidateQuery(params: CandidateSearchParams, searchId?: string): CandidateSearchQuery {
  const query = toPageQuery(params);
  const goesOn = query.page > 1 && searchId !== undefined;
  return { ...query, newSearch: !goesOn, ...(goesOn ? { searchId } : {}) };
}
