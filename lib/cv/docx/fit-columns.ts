/** Share of the table's width that one column may take, so that a long address leaves room for its neighbours. */
const maxShare = 0.6;
/** Letters scaled down further could not be read. */
const minScale = 0.55;

/** A cell's width without the gap after it, and the scale of its letters. */
export interface FittedCell {
  width: number;
  scale: number;
}

/** Widens what is too narrow and takes the room from the others, as far as they have it. */
function widen(widths: number[], needed: number[]): number[] {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const total = sum(widths);
  if (sum(needed) >= total) return needed.map((need) => (need / sum(needed)) * total);
  const lacking = sum(widths.map((width, at) => Math.max(0, (needed[at] ?? 0) - width)));
  const spare = sum(widths.map((width, at) => Math.max(0, width - (needed[at] ?? 0))));
  return widths.map((width, at) => {
    const need = needed[at] ?? 0;
    return width <= need ? need : width - ((width - need) / spare) * lacking;
  });
}

/**
 * Fits the columns of a table to their words, as Word does: a column is at least as wide as its longest word. Where there is
 * no room for that the letters become smaller. Rows with as many cells stay under one another.
 *
 * @param rows of each cell its share of the width, and the width of its longest word with the gap after it
 */
export function fitColumns(rows: { share: number; needed: number }[][], width: number, gap: number): FittedCell[][] {
  const needs = new Map<number, number[]>();
  for (const row of rows) {
    const known = needs.get(row.length) ?? [];
    needs.set(
      row.length,
      row.map(({ needed }, at) => Math.max(Math.min(needed, maxShare * width), known[at] ?? 0)),
    );
  }
  return rows.map((row) => {
    const given = row.map(({ share }) => share * width);
    const widths = widen(given, needs.get(row.length) ?? []);
    return row.map(({ needed }, at) => {
      const own = widths[at] ?? width;
      return { width: own, scale: needed > own ? Math.max(minScale, (0.99 * (own - gap)) / (needed - gap)) : 1 };
    });
  });
}
