import { daysLater, type CalendarDay } from '@/lib/validation/calendar-day';

/** Day and hour in a time zone. */
function localTime(at: Date, timeZone: string): { day: CalendarDay; hour: number; minute: number } {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...options }).formatToParts(at);
  const named = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { day: `${named.year}-${named.month}-${named.day}`, hour: Number(named.hour), minute: Number(named.minute) };
}

/** Milliseconds by which the clocks of a time zone are ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const { day, hour, minute } = localTime(new Date(at), timeZone);
  const local = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  return local - Math.floor(at / 60_000) * 60_000;
}

/**
 * The latest time at which a daily mail was due.
 *
 * @param schedule the local hour from 0 to 23; one that the clocks skip is the next one, of one that they repeat the second
 * @returns that instant, and the day there, of which there is one mail
 */
export function lastMailTime(
  now: Date,
  { mailHour, timeZone }: { mailHour: number; timeZone: string },
): { at: Date; day: CalendarDay } {
  const here = localTime(now, timeZone);
  const day = here.hour >= mailHour ? here.day : daysLater(here.day, -1);
  const written = Date.parse(`${day}T${String(mailHour).padStart(2, '0')}:00:00Z`);
  const first = written - offsetAt(written, timeZone);
  return { at: new Date(written - offsetAt(first, timeZone)), day };
}
