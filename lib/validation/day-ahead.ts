import { today, type CalendarDay } from './calendar-day';

/** The same day next year: the last that may be chosen ahead. */
export function lastDayAhead(now: CalendarDay = today()): CalendarDay {
  return `${Number(now.slice(0, 4)) + 1}${now.slice(4)}`;
}
