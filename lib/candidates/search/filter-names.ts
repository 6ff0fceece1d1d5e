import { isSet } from '@/lib/filters/filter-set';

/** The names of the filters that are set, for the audit log: what they are set to may be a name. */
export function filterNames(filters: object): string[] {
  const set = Object.entries(filters).filter(([, value]) => isSet(value));
  return set.map(([name]) => (name === 'searchPhrase' ? 'text search' : name));
}
