import { createLoader, parseAsArrayOf, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs/server';
import { readFilters } from '@/lib/filters/read-filters';
import { listParams, toPageQuery } from '@/lib/filters/list-params';
import { processColumns, processSortKeys, processStatuses } from '@/lib/domain/process-enums';
import { processFilters } from '@/lib/domain/process-filters';
import type { ProcessFilters, ProcessSearchQuery } from '@/lib/domain/process-schemas';

const list = listParams({ filters: processFilters, sortKeys: processSortKeys, sortBy: 'DATE' });

/** The process list's state in the URL. */
export const processList = {
  ...list,
  parsers: {
    ...list.parsers,
    /** Visible columns; default: those stored in the browser. */
    columns: parseAsArrayOf(parseAsStringLiteral(processColumns)),
    /** Id of the open saved view, or `all`. */
    view: parseAsString,
  },
};

export type ProcessSearchParams = inferParserType<typeof processList.parsers>;

/** Reads the URL of a server page; invalid values become the default. */
export const loadProcessSearchParams = createLoader(processList.parsers, { urlKeys: processList.urlKeys });

/** The filters that are set; invalid values in a hand-written URL are left out. */
export function toProcessFilters(params: ProcessSearchParams): ProcessFilters {
  return readFilters(processFilters, params);
}

/** Unfinished ones have a list of their own above the table. */
const finishedStatuses = processStatuses.filter((status) => status !== 'IN_CREATION');

/** The query of the search request. A search or filter finds unfinished processes too. */
export function toProcessQuery(params: ProcessSearchParams): ProcessSearchQuery {
  const filters = toProcessFilters(params);
  const isFiltered = Object.keys(filters).length > 0;
  return { ...toPageQuery(params), ...(isFiltered ? filters : { statuses: finishedStatuses }) };
}
