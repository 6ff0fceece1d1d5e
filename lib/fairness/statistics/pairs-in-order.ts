/**
 * How often somebody of the one group scored higher than somebody of the other, over all pairs; equal scores count half. It is
 * the area under the ROC curve: J. A. Hanley, B. J. McNeil, Radiology 143 (1982).
 *
 * @returns 0..1; null without a pair
 */
export function pairsInOrder(higher: readonly number[], lower: readonly number[]): number | null {
  if (higher.length === 0 || lower.length === 0) return null;
  const sorted = lower.toSorted((one, other) => one - other);
  const countBelow = (limit: (score: number) => boolean): number => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (limit(sorted[middle] ?? 0)) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  const won = higher.reduce((sum, score) => {
    const below = countBelow((other) => other < score);
    return sum + below + (countBelow((other) => other <= score) - below) / 2;
  }, 0);
  return won / (higher.length * lower.length);
}
