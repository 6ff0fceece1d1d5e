const minute = 60;
const hour = 60 * minute;
/** Seconds after the first failed attempt, the second …; after the last one nobody tries again by itself. */
const waits = [minute, 5 * minute, 20 * minute, hour, 3 * hour, 8 * hour, 24 * hour] as const;
/** A receiver may ask for a longer wait, but not for any. */
const longest = 24 * hour;

/**
 * How long to wait after a failed attempt; spread by a fifth, so that what failed together does not come back together.
 *
 * @param attempts made so far, at least 1
 * @param asked seconds that the receiver asked for; null: none
 * @returns seconds; null: given up
 */
export function retryWait(attempts: number, asked: number | null, random = Math.random()): number | null {
  const wait = waits[attempts - 1];
  if (wait === undefined) return null;
  return Math.ceil(Math.max(wait * (0.9 + random * 0.2), Math.min(asked ?? 0, longest)));
}
