import { choices, days, number, person, phrase, text, type FilterSet } from '@/lib/filters/filter-set';
import { processStatuses } from './process-enums';

/** The maximum of PostgreSQL's `integer`. */
const maxInteger = 2_147_483_647;

/** The process list's filters (specification, section 2); their conditions are in `filter-sql.ts`. */
export const processFilters = {
  /** In name, description and requirements. */
  searchPhrase: phrase(),
  /** By displayed status: ACTIVE excludes IN_PROGRESS. */
  statuses: choices(processStatuses, { labels: 'status' }),
  createdBy: person(),
  /** Day of creation in Europe/Warsaw. */
  date: days(),
  ordinalNumber: number({ min: 1, max: maxInteger }),
  externalProcessId: text({ max: 100 }),
} satisfies FilterSet;
