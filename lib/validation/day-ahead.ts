import { today, type CalendarDay } from './calendar-day';

/** The same day next year, or in so many years: the last that may be chosen ahead. */
export function lastDayAhead(now: CalendarDay = today(), years = 1): CalendarDay {
  return `${Number(now.slice(0, 4)) + years}${now.slice(4)}`;
}
