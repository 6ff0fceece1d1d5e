import { isCalendarDay, type CalendarDay } from '@/lib/validation/calendar-day';

/** Filter kinds, and what each filter is worth; safe in the browser. */
interface Options {
  /** The parameter's name in the page's address, where it is not the API's. */
  url?: string;
}

interface Bounds {
  min: number;
  max: number;
}

/** Words to be found in the row's text; the list's search field. */
export const phrase = ({ max = 200, ...options }: { max?: number } & Options = {}) =>
  ({ kind: 'phrase', max, ...options }) as const;

/** A text that must be equal. */
export const text = ({ max, ...options }: { max: number } & Options) => ({ kind: 'text', max, ...options }) as const;

interface ChoiceOptions extends Options {
  /** The group of messages that names the values, e.g. `status` for `status.NEW`. */
  labels: string;
}

/** Any number of these values, in the order in which they are offered. */
export const choices = <const V extends string>(values: readonly V[], options: ChoiceOptions) =>
  ({ kind: 'choices', values, ...options }) as const;

/** Any number of one to five stars. */
export const stars = (options: Options = {}) => ({ kind: 'stars', ...options }) as const;

/** A whole number within bounds, both included. */
export const number = ({ min, max, ...options }: Bounds & Options) =>
  ({ kind: 'number', min, max, ...options }) as const;

/** From and to, both included, within bounds: `matchFrom` and `matchTo` for the filter `match`. */
export const range = ({ min, max }: Bounds) => ({ kind: 'range', min, max }) as const;

/** First and last day, both included: `dateFrom` and `dateTo` for the filter `date`. */
export const days = () => ({ kind: 'days' }) as const;

/** Somebody who uses the product. */
export const person = (options: Options = {}) => ({ kind: 'person', ...options }) as const;

export type Filter =
  | ReturnType<typeof phrase | typeof text | typeof stars | typeof number | typeof range | typeof days | typeof person>
  | ({ kind: 'choices'; values: readonly string[] } & ChoiceOptions);

/** The filters of a list, by their keys, in the order in which they are offered. */
export type FilterSet = Record<string, Filter>;

export interface Interval<T> {
  from: T | null;
  to: T | null;
}

/** What a filter is set to. */
export type FilterValue<F extends Filter> = F extends { kind: 'choices'; values: readonly (infer V)[] }
  ? V[]
  : F extends { kind: 'stars' }
    ? number[]
    : F extends { kind: 'number' }
      ? number
      : F extends { kind: 'range' }
        ? Interval<number>
        : F extends { kind: 'days' }
          ? Interval<CalendarDay>
          : string;

type Unset = null | undefined;
type ParamsOf<K extends string, F extends Filter> =
  FilterValue<F> extends Interval<infer T>
    ? { [P in `${K}From` | `${K}To`]?: T | Unset }
    : { [P in K]?: FilterValue<F> | Unset };
type Intersection<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void ? A : never;

/** The filters as the API, the address and saved views name them: an interval is two parameters, what is not set is left out. */
export type FilterParams<S extends FilterSet> = {
  [P in keyof Intersection<{ [K in keyof S & string]: ParamsOf<K, S[K]> }[keyof S & string]>]: Intersection<
    { [K in keyof S & string]: ParamsOf<K, S[K]> }[keyof S & string]
  >[P];
};

const isInterval = ({ kind }: Filter) => kind === 'range' || kind === 'days';

/** The names of a filter's parameters. */
export function paramsOf(key: string, filter: Filter): string[] {
  return isInterval(filter) ? [`${key}From`, `${key}To`] : [key];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const within = ({ min, max }: Bounds, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function readOne(filter: Filter, value: unknown): unknown {
  switch (filter.kind) {
    case 'phrase':
    case 'text':
      return typeof value === 'string' ? value.trim().slice(0, filter.max) : '';
    case 'choices':
      return filter.values.filter((one) => list(value).includes(one));
    case 'stars':
      return [1, 2, 3, 4, 5].filter((one) => list(value).includes(one));
    case 'number':
    case 'range':
      return within(filter, value) ? value : null;
    case 'days':
      return typeof value === 'string' && isCalendarDay(value) ? value : null;
    case 'person':
      return typeof value === 'string' && uuid.test(value) ? value : null;
  }
}

const isSet = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * The filters that are set, in one form whatever they came from: in the order of the declaration, what makes no sense or is
 * not set left out, and so is an end before its start.
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

/** The parameters that set a filter to `value`; null takes it away. */
export function toParams(key: string, filter: Filter, value: FilterValue<Filter> | null): Record<string, unknown> {
  if (!isInterval(filter)) return { [key]: isSet(value) ? value : null };
  const { from = null, to = null } = (value ?? {}) as Partial<Interval<unknown>>;
  return { [`${key}From`]: from, [`${key}To`]: to };
}

/** What one filter is set to; null: it is not. */
export function filterValue<S extends FilterSet, K extends keyof S & string>(
  set: S,
  key: K,
  params: FilterParams<S>,
): FilterValue<S[K]> | null {
  const values = paramsOf(key, set[key] as Filter).map((name) => (params as Record<string, unknown>)[name] ?? null);
  const [first = null, to] = values;
  if (to === undefined) return first as FilterValue<S[K]> | null;
  return (first === null && to === null ? null : { from: first, to }) as FilterValue<S[K]> | null;
}
