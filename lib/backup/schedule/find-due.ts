import { timeZone } from '@/lib/i18n/time-zone';
import { daysLater } from '@/lib/validation/calendar-day';

const hourMs = 60 * 60_000;

/** A backup or an attempt at one. */
export interface Attempt {
  state: 'RUNNING' | 'GOOD' | 'FAILED';
  startedAt: Date;
  endedAt: Date | null;
  failure: string | null;
}

/** A process that ends each time takes its backup with it; after so many the next one waits, too. */
const maxInterruptions = 3;

const parts = new Intl.DateTimeFormat('en', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Day and time in the product's time zone; sorts chronologically as text. */
function wallClock(at: Date): { day: string; time: string; both: string } {
  const named = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  const [day, time] = [`${named.year}-${named.month}-${named.day}`, `${named.hour}:${named.minute}`];
  return { day, time, both: `${day}T${time}` };
}

/**
 * Whether the night's backup is still to be made. After a failure it is tried again an hour later, after the end of its
 * process at once.
 *
 * @param at `HH:MM` in the product's time zone
 * @param attempts of the schedule, any order
 */
export function isDue(now: Date, at: string, attempts: readonly Attempt[]): boolean {
  const { day, time } = wallClock(now);
  const slot = `${time >= at ? day : daysLater(day, -1)}T${at}`;
  const isDone = attempts.some(({ state, startedAt }) => state === 'GOOD' && wallClock(startedAt).both >= slot);
  if (isDone) return false;
  const lately = attempts.filter(
    ({ state, endedAt }) => state === 'FAILED' && endedAt !== null && now.getTime() - endedAt.getTime() < hourMs,
  );
  return lately.length < maxInterruptions && lately.every(({ failure }) => failure === 'INTERRUPTED');
}
