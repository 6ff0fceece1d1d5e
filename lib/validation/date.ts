import { z } from 'zod';
import { isCalendarDay, today as currentDay, type CalendarDay } from './calendar-day';
import { lastDayAhead } from './day-ahead';
import { broken } from './rule';

/** Returns today's date; injected by tests. */
type Clock = () => CalendarDay;

/** An existing day as YYYY-MM-DD; PostgreSQL has no year 0. */
export function date() {
  const rule = { ...broken('date'), abort: true };
  return z.string().trim().min(1).check(z.iso.date(rule)).refine(isCalendarDay, rule);
}

/** A day in a query: YYYY-MM-DD, or the first ten characters of a longer ISO date (specification, section 9). */
export function dateParameter() {
  return z
    .string()
    .transform((value) => value.slice(0, 10))
    .pipe(date());
}

/** Today or earlier. */
export function dateNotInFuture(today: Clock = currentDay) {
  return date().refine((day) => day <= today(), broken('date-in-future'));
}

/** Today or later. */
export function dateNotInPast(today: Clock = currentDay) {
  return date().refine((day) => day >= today(), broken('date-in-past'));
}

/**
 * Until the same day next year. Past days are accepted too: a decision made without a connection may be sent after
 * its day.
 */
export function dateWithinAYear(today: Clock = currentDay) {
  return dateWithinYears(1, today);
}

/** The same for so many years. */
export function dateWithinYears(years: number, today: Clock = currentDay) {
  return date().check(({ value, issues }) => {
    const max = lastDayAhead(today(), years);
    if (value <= max) return;
    const { error: message, params } = broken('date-max', { max });
    issues.push({ code: 'custom', message, params, input: value, continue: true });
  });
}

export function dateNotLaterThan(max: CalendarDay) {
  return date().refine((day) => day <= max, broken('date-max', { max }));
}

export function dateNotEarlierThan(min: CalendarDay) {
  return date().refine((day) => day >= min, broken('date-min', { min }));
}

/** For `.check()` of an object: the end is not before the start. Passes while either is missing. */
export function endNotBeforeStart<Start extends string, End extends string>(start: Start, end: End) {
  return ({ value, issues }: z.core.ParsePayload<Partial<Record<Start | End, string | null>>>) => {
    const from = value[start];
    const to = value[end];
    if (!from || !to || !isCalendarDay(from) || !isCalendarDay(to) || from <= to) return;
    issues.push({ code: 'custom', path: [end], message: broken('date-order').error, input: to, continue: true });
  };
}
