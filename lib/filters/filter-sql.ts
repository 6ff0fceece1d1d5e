import { Prisma } from '@/lib/db/generated/client';
import { searchTextPatterns } from '@/lib/db/search-text';
import { timeZone } from '@/lib/i18n/time-zone';
import type { CalendarDay } from '@/lib/validation/calendar-day';
import { filterValue, type FilterParams, type FilterSet, type FilterValue, type Interval } from './filter-set';

/** The SQL condition of each filter; a filter without one does not compile. */
export type Conditions<S extends FilterSet> = { [K in keyof S]: (value: FilterValue<S[K]>) => Prisma.Sql };

/** The conditions of the filters that are set, joined by AND. */
export function filterWhere<S extends FilterSet>(
  set: S,
  conditions: Conditions<S>,
  params: FilterParams<S>,
): Prisma.Sql {
  const parts = Object.keys(set).flatMap((key: keyof S & string) => {
    const value = filterValue(set, key, params);
    return value === null ? [] : [conditions[key](value)];
  });
  return parts.length === 0 ? Prisma.sql`TRUE` : Prisma.join(parts, ' AND ');
}

/** Both bounds are included; at least one is set. */
export function between(column: Prisma.Sql, { from, to }: Interval<number>): Prisma.Sql {
  const bounds = [];
  if (from !== null) bounds.push(Prisma.sql`${column} >= ${from}`);
  if (to !== null) bounds.push(Prisma.sql`${column} <= ${to}`);
  return Prisma.join(bounds, ' AND ');
}

/** Midnight at the start of a day or of the next one, in the display time zone; days have 23 to 25 hours. */
function midnight(day: CalendarDay, later: 0 | 1): Prisma.Sql {
  return Prisma.sql`((${day}::date + ${later}::int)::timestamp AT TIME ZONE ${timeZone})`;
}

/** From the first to the last day, both included; at least one is set. */
export function onDays(column: Prisma.Sql, { from, to }: Interval<CalendarDay>): Prisma.Sql {
  const bounds = [];
  if (from !== null) bounds.push(Prisma.sql`${column} >= ${midnight(from, 0)}`);
  if (to !== null) bounds.push(Prisma.sql`${column} < ${midnight(to, 1)}`);
  return Prisma.join(bounds, ' AND ');
}

/** The folded text contains every word of the phrase, in any order. */
export function containsWords(column: Prisma.Sql, phrase: string): Prisma.Sql {
  const words = searchTextPatterns(phrase).map((pattern) => Prisma.sql`${column} LIKE ${pattern}`);
  return words.length === 0 ? Prisma.sql`TRUE` : Prisma.join(words, ' AND ');
}
