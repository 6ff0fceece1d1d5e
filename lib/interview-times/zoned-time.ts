const dayMs = 24 * 60 * 60 * 1000;

/** Whether this runtime knows the time zone of an IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What clocks in a time zone show, as `YYYY-MM-DDTHH:MM`. */
export function localTime(at: Date, timeZone: string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone, hourCycle: 'h23' });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/**
 * The instant at which clocks in a time zone show `local`.
 *
 * @param local `YYYY-MM-DDTHH:MM`
 * @returns null where there is none: the clocks jump over it, or the day does not exist; of two, in the hour that comes
 *   twice when summer time ends, the first
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (at: number) => Date.parse(`${localTime(new Date(at), timeZone)}:00Z`) - at;
  // The clocks change at most once within the two days.
  const found = [asUtc - offsetAt(asUtc - dayMs), asUtc - offsetAt(asUtc + dayMs)]
    .map((at) => new Date(at))
    .filter((at) => localTime(at, timeZone) === local);
  return found.sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
