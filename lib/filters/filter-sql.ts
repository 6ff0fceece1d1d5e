import { Prisma } from '@/lib/db/generated/client';
import { searchTextPatterns } from '@/lib/db/search-text';
import { timeZone } from '@/lib/i18n/time-zone';
import type { CalendarDay } from '@/lib/validation/calendar-day';
import { filterValue, type FilterParams, type FilterSet, type FilterValue, type Interval } from './filter-set';

/** How each filter of a set is found; a filter without a condition does not compile. */
export type Conditions<S extends FilterSet> = { [K in keyof S]: (value: FilterValue<S[K]>) => Prisma.Sql };

/** The WHERE of what is set; what is not set is left out. */
export function filterWhere<S extends FilterSet>(
  set: S,
  conditions: Conditions<S>,
  params: FilterParams<S>,
): Prisma.Sql {
  const found = Object.keys(set).flatMap((key: keyof S & string) => {
    const value = filterValue(set, key, params);
    return value === null ? [] : [conditions[key](value)];
  });
  return found.length === 0 ? Prisma.sql`TRUE` : Prisma.join(found, ' AND ');
}

/** Both bounds are included; one at least is set. */
export function between(column: Prisma.Sql, { from, to }: Interval<number>): Prisma.Sql {
  const bounds = [];
  if (from !== null) bounds.push(Prisma.sql`${column} >= ${from}`);
  if (to !== null) bounds.push(Prisma.sql`${column} <= ${to}`);
  return Prisma.join(bounds, ' AND ');
}

/** Midnight at the start of a day, or of the one after it, in the zone in which days are shown; days have 23 to 25 hours. */
function midnight(day: CalendarDay, later: 0 | 1): Prisma.Sql {
  return Prisma.sql`((${day}::date + ${later}::int)::timestamp AT TIME ZONE ${timeZone})`;
}

/** An instant on one of the days, both included; one of them at least is set. */
export function onDays(column: Prisma.Sql, { from, to }: Interval<CalendarDay>): Prisma.Sql {
  const bounds = [];
  if (from !== null) bounds.push(Prisma.sql`${column} >= ${midnight(from, 0)}`);
  if (to !== null) bounds.push(Prisma.sql`${column} < ${midnight(to, 1)}`);
  return Prisma.join(bounds, ' AND ');
}

/** Every word of the phrase stands somewhere in the folded text. */
export function containsWords(column: Prisma.Sql, phrase: string): Prisma.Sql {
  const words = searchTextPatterns(phrase).map((pattern) => Prisma.sql`${column} LIKE ${pattern}`);
  return words.length === 0 ? Prisma.sql`TRUE` : Prisma.join(words, ' AND ');
}
