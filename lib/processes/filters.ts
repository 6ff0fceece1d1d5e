import { choices, days, number, person, phrase, text, type FilterSet } from '@/lib/filters/filter-set';
import { processStatuses } from './enums';

/** What a column of PostgreSQL's `integer` holds. */
const maxInteger = 2_147_483_647;

/** What the process list can be asked for (specification, section 2); `filter-sql.ts` says how it is found. */
export const processFilters = {
  /** Every word must be found in name, description or requirements. */
  searchPhrase: phrase(),
  /** ACTIVE leaves out those that show IN_PROGRESS. */
  statuses: choices(processStatuses, { labels: 'status' }),
  createdBy: person(),
  /** When it was created; days of Europe/Warsaw. */
  date: days(),
  ordinalNumber: number({ min: 1, max: maxInteger }),
  externalProcessId: text({ max: 100 }),
} satisfies FilterSet;
