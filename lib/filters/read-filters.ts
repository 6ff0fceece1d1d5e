import { isCalendarDay, type CalendarDay } from '@/lib/validation/calendar-day';
import { isUuid } from '@/lib/validation/is-uuid';
import { isOfLength } from '@/lib/validation/length';
import { usableText } from '@/lib/validation/usable-text';
import { isSet, maxTexts, paramsOf, type Bounds, type Filter, type FilterParams, type FilterSet } from './filter-set';

const within = ({ min, max }: Bounds, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The trimmed text; empty where the API would refuse it. */
function readText(max: number, value: unknown): string {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return usableText.test(trimmed) && isOfLength(trimmed, { min: 0, max }) ? trimmed : '';
}

function readTexts(max: number, value: unknown): string[] {
  const given = list(value).map((one) => readText(max, one));
  return [...new Set(given)].filter((one) => one !== '').slice(0, maxTexts);
}

/** The API takes a longer ISO date as its day too. */
function readDay(value: unknown): CalendarDay | null {
  const day = typeof value === 'string' ? value.slice(0, 10).trim() : '';
  return isCalendarDay(day) ? day : null;
}

function readOne(filter: Filter, value: unknown): unknown {
  switch (filter.kind) {
    case 'phrase':
    case 'text':
      return readText(filter.max, value);
    case 'choices':
      return filter.values.filter((one) => list(value).includes(one));
    case 'texts':
      return readTexts(filter.max, value);
    case 'stars':
      return [1, 2, 3, 4, 5].filter((one) => list(value).includes(one));
    case 'number':
    case 'range':
      return within(filter, value) ? value : null;
    case 'days':
      return readDay(value);
    case 'person':
      return typeof value === 'string' && isUuid(value) ? value : null;
  }
}

/**
 * The filters that are set, in canonical form: in the order of the declaration, without an end before its start, and
 * without the values that the API's schema refuses (`filter-schemas.ts`; zod stays out of the browser). Never throws.
 */
export function readFilters<S extends FilterSet>(set: S, params: Readonly<Record<string, unknown>>): FilterParams<S> {
  const found: Record<string, unknown> = {};
  for (const [key, filter] of Object.entries(set)) {
    const [start, end] = paramsOf(key, filter);
    for (const name of paramsOf(key, filter)) {
      const value = readOne(filter, params[name]);
      const endsBeforeStart = name === end && start !== undefined && (value as number) < (found[start] as number);
      if (isSet(value) && !endsBeforeStart) found[name] = value;
    }
  }
  return found as FilterParams<S>;
}
