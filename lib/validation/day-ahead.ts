import { isCalendarDay, today, type CalendarDay } from './calendar-day';

/** The same day next year: the last that may be chosen ahead. */
export function lastDayAhead(now: CalendarDay = today()): CalendarDay {
  return `${Number(now.slice(0, 4)) + 1}${now.slice(4)}`;
}

/** The rule that a day ahead breaks: it exists, is not past and at most a year from today; null: none. */
export function dayAheadProblem(day: string, now: CalendarDay = today()) {
  if (!isCalendarDay(day)) return 'date';
  if (day < now) return 'date-in-past';
  return day > lastDayAhead(now) ? 'date-over-a-year' : null;
}
