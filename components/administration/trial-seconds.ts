/** Tenths of a second below ten seconds, else whole ones. */
export function trialSeconds(milliseconds: number): number {
  return milliseconds < 10_000 ? Math.round(milliseconds / 100) / 10 : Math.round(milliseconds / 1000);
}
