import type { CalendarDay } from '@/lib/validation/calendar-day';

interface Options {
  /** The parameter's name in the page's URL; default: the API's. */
  url?: string;
}

export interface Bounds {
  min: number;
  max: number;
}

/** Words to find in the row's text: the list's search field. */
export const phrase = ({ max = 200, ...options }: { max?: number } & Options = {}) =>
  ({ kind: 'phrase', max, ...options }) as const;

/** A text; how it is compared is up to the condition. */
export const text = ({ max, ...options }: { max: number } & Options) => ({ kind: 'text', max, ...options }) as const;

interface ChoiceOptions extends Options {
  /** The message group that names the values, e.g. `status` for `status.NEW`. */
  labels: string;
}

/** Any number of these values, offered in this order. */
export const choices = <const V extends string>(values: readonly V[], options: ChoiceOptions) =>
  ({ kind: 'choices', values, ...options }) as const;

/** Any number of texts that occur in the rows; the screen offers them. */
export const texts = ({ max, ...options }: { max: number } & Options) => ({ kind: 'texts', max, ...options }) as const;

/** Any of one to five stars. */
export const stars = (options: Options = {}) => ({ kind: 'stars', ...options }) as const;

/** A whole number within inclusive bounds. */
export const number = ({ min, max, ...options }: Bounds & Options) =>
  ({ kind: 'number', min, max, ...options }) as const;

/** Inclusive interval within bounds: `matchFrom` and `matchTo` for the filter `match`. */
export const range = ({ min, max }: Bounds) => ({ kind: 'range', min, max }) as const;

/** First and last day, inclusive: `dateFrom` and `dateTo` for the filter `date`. */
export const days = () => ({ kind: 'days' }) as const;

/** A user, by id. */
export const person = (options: Options = {}) => ({ kind: 'person', ...options }) as const;

export type Filter =
  | ReturnType<
      | typeof phrase
      | typeof text
      | typeof texts
      | typeof stars
      | typeof number
      | typeof range
      | typeof days
      | typeof person
    >
  | ({ kind: 'choices'; values: readonly string[] } & ChoiceOptions);

/** A list's filters by key, in the order in which they are offered; a filter is declared here and nowhere else. */
export type FilterSet = Record<string, Filter>;

export interface Interval<T> {
  from: T | null;
  to: T | null;
}

interface ValuesByKind {
  phrase: string;
  text: string;
  texts: string[];
  stars: number[];
  number: number;
  range: Interval<number>;
  days: Interval<CalendarDay>;
  person: string;
}

/** The type of a filter's value. */
export type FilterValue<F extends Filter> = F extends { kind: 'choices'; values: readonly (infer V)[] }
  ? V[]
  : F extends { kind: infer K extends keyof ValuesByKind }
    ? ValuesByKind[K]
    : never;

type ParamName<K extends string, F extends Filter> =
  FilterValue<F> extends Interval<unknown> ? `${K}From` | `${K}To` : K;
type ParamValue<V> = V extends Interval<infer T> ? T : V;

/** The filters as parameters of the API, the URL and saved views: an interval is two, unset ones are left out. */
export type FilterParams<S extends FilterSet> = {
  [K in keyof S & string as ParamName<K, S[K]>]?: ParamValue<FilterValue<S[K]>> | null | undefined;
};

const isInterval = ({ kind }: Filter) => kind === 'range' || kind === 'days';

/** The names of a filter's parameters. */
export function paramsOf(key: string, filter: Filter): string[] {
  return isInterval(filter) ? [`${key}From`, `${key}To`] : [key];
}

/** As many as a list may be narrowed to. */
export const maxTexts = 20;

/** Texts with one more; beyond the limit the first is dropped. */
export const withText = (chosen: readonly string[] | null | undefined, text: string): string[] =>
  [...new Set([...(chosen ?? []), text])].slice(-maxTexts);

/** Whether a parameter's value sets its filter. */
export const isSet = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The parameters that set a filter to `value`; null clears it. */
export function toParams(key: string, filter: Filter, value: FilterValue<Filter> | null): Record<string, unknown> {
  if (!isInterval(filter)) return { [key]: isSet(value) ? value : null };
  const { from = null, to = null } = (value ?? {}) as Partial<Interval<unknown>>;
  return { [`${key}From`]: from, [`${key}To`]: to };
}

/** The parameters that clear every filter. */
export function clearedFilters(set: FilterSet): Record<string, unknown> {
  return Object.assign({}, ...Object.entries(set).map(([key, filter]) => toParams(key, filter, null)));
}

/** A filter's value; null when it is not set. */
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
