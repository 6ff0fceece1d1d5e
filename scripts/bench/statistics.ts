/**
 * The value that `share` of the sample does not exceed (nearest rank).
 *
 * @param share 0..1
 * @throws RangeError for an empty sample
 */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('The sample is empty.');
  return value;
}

export function median(sample: readonly number[]): number {
  return percentile(sample, 0.5);
}

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
