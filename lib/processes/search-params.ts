import { createLoader, parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs/server';
import { readFilters } from '@/lib/filters/filter-set';
import { listParams, toPageQuery } from '@/lib/filters/list-params';
import { processColumns, processSortKeys } from './enums';
import { processFilters } from './filters';
import type { ProcessFilters, ProcessSearchQuery } from './schemas';

const list = listParams({ filters: processFilters, sortKeys: processSortKeys, sortBy: 'DATE' });

/** The process list's state in the address. */
export const processList = {
  ...list,
  parsers: {
    ...list.parsers,
    /** The columns that are shown; without it those that the person's browser remembers. */
    columns: parseAsArrayOf(parseAsStringLiteral(processColumns)),
    /** Id of the saved view that was opened. */
    view: parseAsString,
  },
};

export type ProcessSearchParams = inferParserType<typeof processList.parsers>;

/** Reads the URL of a server page; a value that does not parse becomes its default. */
export const loadProcessSearchParams = createLoader(processList.parsers, { urlKeys: processList.urlKeys });

/** The filters that are set; what makes no sense in a hand-written URL is left out, never an error. */
export function toProcessFilters(params: ProcessSearchParams): ProcessFilters {
  return readFilters(processFilters, params);
}

/** The query of the search call. */
export function toProcessQuery(params: ProcessSearchParams): ProcessSearchQuery {
  return { ...toPageQuery(params), ...toProcessFilters(params) };
}
