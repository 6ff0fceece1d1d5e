const unitMs: Record<string, number> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 };

/**
 * Resolves a time string of the Inngest SDK: a duration such as `1d2h30m`, seconds as a bare number (the `retry-after`
 * header), or an ISO 8601 time.
 *
 * @returns that moment, never before `now`; `now` itself for an empty string
 * @throws Error when the string is none of these
 */
export function parseTime(time: string, now: Date = new Date()): Date {
  if (time === '') return now;
  if (/^\d+(\.\d+)?$/.test(time)) return new Date(now.getTime() + Number(time) * 1_000);
  if (/^(\d+(\.\d+)?[wdhms])+$/.test(time)) {
    let total = 0;
    for (const [, amount, unit] of time.matchAll(/(?<!\d)(\d+(?:\.\d+)?)([wdhms])/g)) {
      total += Number(amount) * (unitMs[unit ?? ''] ?? 0);
    }
    return new Date(now.getTime() + total);
  }
  const moment = Date.parse(time);
  if (Number.isNaN(moment)) throw new Error(`"${time}" is neither a duration nor a time.`);
  return new Date(Math.max(moment, now.getTime()));
}
