import { createLoader, parseAsBoolean, parseAsInteger, parseAsNumberLiteral, parseAsStringLiteral } from 'nuqs/server';
import type { inferParserType } from 'nuqs/server';
import { processSearchQuerySchema, processSortKeySchema } from './schemas';
import type { ProcessSearchQuery } from './schemas';

/** The process list's state in the URL: one map for server pages and the browser. */
export const processSearchParsers = {
  page: parseAsInteger.withDefault(1),
  pageSize: parseAsNumberLiteral([10, 20, 50, 100] as const).withDefault(20),
  sortBy: parseAsStringLiteral(processSortKeySchema.options).withDefault('DATE'),
  sortOrder: parseAsStringLiteral(['ASC', 'DESC']).withDefault('DESC'),
};

/** `?new=true` opens the dialog for a new process. */
export const newProcessParser = parseAsBoolean.withDefault(false);

/** Reads the URL of a server page; a value that does not parse becomes its default. */
export const loadProcessSearchParams = createLoader(processSearchParsers);

/** The query of the search call; a page below 1 in a hand-written URL is the first. */
export function toProcessQuery(params: inferParserType<typeof processSearchParsers>): ProcessSearchQuery {
  return processSearchQuerySchema.parse({ ...params, page: Math.max(1, params.page) });
}
