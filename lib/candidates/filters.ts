import { choices, days, phrase, range, stars, texts, type FilterSet } from '@/lib/filters/filter-set';
import { candidateSources, candidateStatusOrder } from './enums';

/** The candidate list's filters; their conditions are in `filter-sql.ts`. */
export const candidateFilters = {
  searchPhrase: phrase({ url: 'q' }),
  statuses: choices(candidateStatusOrder, { url: 'status', labels: 'status' }),
  match: range({ min: 0, max: 100 }),
  rates: stars({ url: 'rate' }),
  sources: choices(candidateSources, { url: 'source', labels: 'source' }),
  /** Where they applied from; a candidate may have several. */
  applicationSources: texts({ max: 100, url: 'from' }),
  /** When the candidate was added. */
  date: days(),
} satisfies FilterSet;
