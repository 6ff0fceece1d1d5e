import { createLoader, parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs/server';
import { readFilters } from '@/lib/filters/read-filters';
import { listParams, toPageQuery } from '@/lib/filters/list-params';
import { candidateColumns, candidateSortKeys, hiddenSortKeys } from '@/lib/domain/candidate-enums';
import { candidateFilters, hiddenFilters } from '@/lib/domain/candidate-filters';
import type { CandidateFilters, CandidateSearchQuery } from '@/lib/domain/candidate-schemas';

const list = listParams({ filters: candidateFilters, sortKeys: candidateSortKeys, sortBy: 'MATCH' });

/** The candidate list's state in the URL. */
export const candidateList = {
  ...list,
  parsers: {
    ...list.parsers,
    /** Visible columns; default: those stored in the browser. */
    columns: parseAsArrayOf(parseAsStringLiteral(candidateColumns)),
    /** Id of the open saved view. */
    view: parseAsString,
  },
};

export type CandidateSearchParams = inferParserType<typeof candidateList.parsers>;

/** Reads the URL of a server page; invalid values become the default. */
export const loadCandidateSearchParams = createLoader(candidateList.parsers, { urlKeys: candidateList.urlKeys });

/** Without what a blind process hides, which an address or a saved view may name. */
export function shownParams<P extends Pick<CandidateSearchParams, 'sortBy' | (typeof hiddenFilters)[number]>>(
  params: P,
  { blindMode }: { blindMode: boolean },
): P {
  if (!blindMode) return params;
  const sortBy = hiddenSortKeys.includes(params.sortBy) ? candidateList.parsers.sortBy.defaultValue : params.sortBy;
  return { ...params, ...Object.fromEntries(hiddenFilters.map((key) => [key, null])), sortBy };
}

/** The body of the search request; invalid values in a hand-written URL are left out. */
export function toCandidateFilters(params: CandidateSearchParams): CandidateFilters {
  return readFilters(candidateFilters, params);
}

/**
 * The query of the search request. The first page starts a new search; later pages continue `searchId`, so that no row
 * is repeated or skipped while a running analysis changes the order.
 */
export function toCandidateQuery(params: CandidateSearchParams, searchId?: string): CandidateSearchQuery {
  const query = toPageQuery(params);
  const continues = query.page > 1 && searchId !== undefined;
  return { ...query, newSearch: !continues, ...(continues ? { searchId } : {}) };
}
