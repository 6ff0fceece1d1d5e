import { choices, days, phrase, range, stars, type FilterSet } from '@/lib/filters/filter-set';
import { candidateSources, candidateStatusOrder } from './enums';

/** What the candidate list can be asked for; `filter-sql.ts` says how it is found. */
export const candidateFilters = {
  searchPhrase: phrase({ url: 'q' }),
  statuses: choices(candidateStatusOrder, { url: 'status', labels: 'status' }),
  match: range({ min: 0, max: 100 }),
  rates: stars({ url: 'rate' }),
  sources: choices(candidateSources, { url: 'source', labels: 'source' }),
  /** When the candidate was added. */
  date: days(),
} satisfies FilterSet;
