import { timeZone } from '@/lib/i18n/time-zone';

/** YYYY-MM-DD; sorts chronologically as text. */
export type CalendarDay = string;

const form = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day as a local `Date` at midnight, for calendar widgets; null when invalid. */
export function toLocalDate(day: CalendarDay): Date | null {
  const [, year, month, date] = form.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined || year < 1) return null;
  const local = new Date(2000, 0, 1);
  local.setFullYear(year, month - 1, date);
  return local.getMonth() === month - 1 && local.getDate() === date ? local : null;
}

/** The day of a local `Date`. */
export function fromLocalDate(date: Date): CalendarDay {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** Whether a text is YYYY-MM-DD and the day exists. */
export function isCalendarDay(text: string): boolean {
  return toLocalDate(text) !== null;
}

/** The day that comes `days` after. */
export function daysLater(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day of a column `DATE`, which is read as midnight in UTC. */
export function storedDay(date: Date | null): CalendarDay | null {
  return date && date.toISOString().slice(0, 10);
}

/** For a column `DATE`. */
export function dayToStore(day: CalendarDay | null | undefined): Date | null {
  return day ? new Date(`${day}T00:00:00Z`) : null;
}

const dayParts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day in the product's time zone: today by default. */
export function today(now: Date = new Date()): CalendarDay {
  const named = Object.fromEntries(dayParts.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${named.year}-${named.month}-${named.day}`;
}
