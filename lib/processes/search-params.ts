import { createLoader, parseAsInteger, parseAsNumberLiteral, parseAsStringLiteral } from 'nuqs/server';
import type { inferParserType } from 'nuqs/server';
import { pageSizes, sortOrders, toPageNumber } from '@/lib/http/paging';
import { processSortKeys } from './enums';
import type { ProcessSearchQuery } from './schemas';

/** The process list's state in the URL, as the server reads it; components/processes/use-process-list-params.ts writes it. */
const processSearchParsers = {
  page: parseAsInteger.withDefault(1),
  pageSize: parseAsNumberLiteral(pageSizes).withDefault(20),
  sortBy: parseAsStringLiteral(processSortKeys).withDefault('DATE'),
  sortOrder: parseAsStringLiteral(sortOrders).withDefault('DESC'),
};

/** Reads the URL of a server page; a value that does not parse becomes its default. */
export const loadProcessSearchParams = createLoader(processSearchParsers);

/** The query of the search call; a page out of range in a hand-written URL is brought into it. */
export function toProcessQuery(params: inferParserType<typeof processSearchParsers>): ProcessSearchQuery {
  return { ...params, page: toPageNumber(params.page) };
}
