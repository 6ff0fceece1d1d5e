import { z } from 'zod';
import { dateParameter, endNotBeforeStart } from '@/lib/validation/date';
import { maxNotBelowMin, numberParameter, wholeNumber } from '@/lib/validation/number';
import { text } from '@/lib/validation/text';
import { maxTexts, paramsOf, type Filter, type FilterParams, type FilterSet } from './filter-set';

type Shape<S extends FilterSet> = {
  [P in keyof FilterParams<S>]-?: z.ZodOptional<z.ZodType<FilterParams<S>[P], FilterParams<S>[P]>>;
};

/** Schema of a value in a JSON body. */
function valueSchema(filter: Filter) {
  switch (filter.kind) {
    case 'phrase':
    case 'text':
      return text({ max: filter.max, min: 0 });
    case 'choices':
      return z.array(z.enum(filter.values)).max(Math.max(20, filter.values.length));
    case 'texts':
      return z.array(text({ max: filter.max })).max(maxTexts);
    case 'stars':
      return z.array(wholeNumber({ min: 1, max: 5 })).max(5);
    case 'number':
    case 'range':
      return wholeNumber(filter);
    case 'days':
      return dateParameter();
    case 'person':
      return z.uuid();
  }
}

function commaSeparated() {
  return z.string().transform((value): unknown[] => [...new Set(value.split(',').map((one) => one.trim()))]);
}

/** A value in a query; lists are comma-separated. */
function queryValueSchema(filter: Filter) {
  switch (filter.kind) {
    case 'choices':
      return commaSeparated().pipe(z.array(z.enum(filter.values)));
    case 'texts':
      return commaSeparated().pipe(z.array(text({ max: filter.max })).max(maxTexts));
    case 'stars':
      return commaSeparated().pipe(z.array(numberParameter({ min: 1, max: 5 })));
    case 'number':
    case 'range':
      return numberParameter(filter);
    default:
      return valueSchema(filter);
  }
}

function shapeOf<S extends FilterSet>(set: S, schemaOf: (filter: Filter) => z.ZodType): Shape<S> {
  return Object.fromEntries(
    Object.entries(set).flatMap(([key, filter]) => paramsOf(key, filter).map((name) => [name, schemaOf(filter)])),
  ) as Shape<S>;
}

/** Properties of a JSON body with filters; null and missing ones are not set. */
export function filterBody<S extends FilterSet>(set: S): Shape<S> {
  return shapeOf(set, (filter) => valueSchema(filter).nullish());
}

/** Parameters of a query with filters. */
export function filterQuery<S extends FilterSet>(set: S): Shape<S> {
  return shapeOf(set, (filter) => queryValueSchema(filter).optional());
}

/** For `.check()`: no interval ends before it starts. */
export function endsAfterStarts(set: FilterSet) {
  return (payload: z.core.ParsePayload<object>) => {
    for (const [key, { kind }] of Object.entries(set)) {
      const check = kind === 'days' ? endNotBeforeStart : kind === 'range' ? maxNotBelowMin : null;
      check?.(`${key}From`, `${key}To`)(payload as z.core.ParsePayload<Record<string, null>>);
    }
  };
}
