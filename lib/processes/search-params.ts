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
import { processColumns, processSortKeys, processStatuses } from './enums';
import type { ProcessFilters, ProcessSearchQuery } from './schemas';

/** The process list's state in the URL, as the server reads it; components/processes/use-process-list-params.ts writes it. */
const processSearchParsers = {
  page: parseAsInteger.withDefault(1),
  pageSize: parseAsNumberLiteral(pageSizes).withDefault(20),
  sortBy: parseAsStringLiteral(processSortKeys).withDefault('DATE'),
  sortOrder: parseAsStringLiteral(sortOrders).withDefault('DESC'),
  statuses: parseAsArrayOf(parseAsStringLiteral(processStatuses)).withDefault([]),
  searchPhrase: parseAsString.withDefault(''),
  externalProcessId: parseAsString.withDefault(''),
  dateFrom: parseAsString.withDefault(''),
  dateTo: parseAsString.withDefault(''),
  createdBy: parseAsString.withDefault(''),
  ordinalNumber: parseAsInteger,
  /** The columns that are shown; without it those that the person's browser remembers. */
  columns: parseAsArrayOf(parseAsStringLiteral(processColumns)),
  /** Id of the saved view that was opened. */
  view: parseAsString,
};

export type ProcessSearchParams = inferParserType<typeof processSearchParsers>;

/** Reads the URL of a server page; a value that does not parse becomes its default. */
export const loadProcessSearchParams = createLoader(processSearchParsers);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A number that a column of PostgreSQL's `integer` may hold. */
const isOrdinalNumber = (value: number | null): value is number =>
  value !== null && value >= 1 && value <= 2_147_483_647;

/** The filters that are set; what makes no sense in a hand-written URL is left out, never an error. */
export function toProcessFilters(params: ProcessSearchParams): ProcessFilters {
  const searchPhrase = params.searchPhrase.trim().slice(0, 200);
  const externalProcessId = params.externalProcessId.trim().slice(0, 100);
  const { dateFrom, dateTo, createdBy, ordinalNumber } = params;
  const from = isCalendarDay(dateFrom) ? dateFrom : '';
  const to = isCalendarDay(dateTo) && from <= dateTo ? dateTo : '';
  return {
    ...(params.statuses.length > 0 ? { statuses: [...new Set(params.statuses)] } : {}),
    ...(searchPhrase ? { searchPhrase } : {}),
    ...(externalProcessId ? { externalProcessId } : {}),
    ...(from ? { dateFrom: from } : {}),
    ...(to ? { dateTo: to } : {}),
    ...(uuid.test(createdBy) ? { createdBy } : {}),
    ...(isOrdinalNumber(ordinalNumber) ? { ordinalNumber } : {}),
  };
}

/** The query of the search call; a page out of range in a hand-written URL is brought into it. */
export function toProcessQuery(params: ProcessSearchParams): ProcessSearchQuery {
  const { pageSize, sortBy, sortOrder } = params;
  return { page: toPageNumber(params.page), pageSize, sortBy, sortOrder, ...toProcessFilters(params) };
}
