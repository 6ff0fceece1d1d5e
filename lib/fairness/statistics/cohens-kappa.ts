export interface Kappa {
  kappa: number;
  standardError: number;
  /** The 95 % interval, within −1 and 1. */
  low: number;
  high: number;
  count: number;
}

const z95 = 1.959964;

/**
 * Cohen's kappa of two raters with its 95 % interval: agreement beyond what their habits alone would give. Kappa after J. Cohen,
 * Educational and Psychological Measurement 20 (1960); its large-sample standard error after J. L. Fleiss, J. Cohen and
 * B. S. Everitt, Psychological Bulletin 72 (1969), as in Fleiss, Levin, Paik, Statistical Methods for Rates and Proportions,
 * 3rd edition, formula 18.13.
 *
 * @param counts a square table: rows are the one rater's categories, columns the other's
 * @returns null where nothing was rated, or both used one and the same category only
 */
export function cohensKappa(counts: readonly (readonly number[])[]): Kappa | null {
  const count = counts.flat().reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  const share = (row: number, column: number): number => (counts[row]?.[column] ?? 0) / count;
  const places = counts.map((_, place) => place);
  const rows = places.map((row) => places.reduce((sum, column) => sum + share(row, column), 0));
  const columns = places.map((column) => places.reduce((sum, row) => sum + share(row, column), 0));
  const observed = places.reduce((sum, place) => sum + share(place, place), 0);
  const expected = places.reduce((sum, place) => sum + (rows[place] ?? 0) * (columns[place] ?? 0), 0);
  if (1 - expected < 1e-12) return null;
  const kappa = (observed - expected) / (1 - expected);
  const onDiagonal = places.reduce((sum, place) => {
    const weight = 1 - ((rows[place] ?? 0) + (columns[place] ?? 0)) * (1 - kappa);
    return sum + share(place, place) * weight ** 2;
  }, 0);
  const besides = places.reduce(
    (sum, row) =>
      sum +
      places.reduce(
        (own, column) =>
          row === column ? own : own + share(row, column) * ((columns[row] ?? 0) + (rows[column] ?? 0)) ** 2,
        0,
      ),
    0,
  );
  const spread = onDiagonal + (1 - kappa) ** 2 * besides - (kappa - expected * (1 - kappa)) ** 2;
  const standardError = Math.sqrt(Math.max(0, spread) / count) / (1 - expected);
  return {
    kappa,
    standardError,
    low: Math.max(-1, kappa - z95 * standardError),
    high: Math.min(1, kappa + z95 * standardError),
    count,
  };
}
