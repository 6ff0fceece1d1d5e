/** Characters `[start, end)` of a page that prove a criterion. */
export interface QuotedPlaceOfPage {
  start: number;
  end: number;
  criterionId: string;
}

interface Piece {
  text: string;
  /** Whose quote it is part of; none: of no quote. */
  criteria: string[];
}

/** A page's text in pieces, cut where a quote begins or ends. Together they are the text. */
export function cutPage(text: string, quotes: readonly QuotedPlaceOfPage[]): Piece[] {
  const inside = quotes.filter(({ start, end }) => start >= 0 && end <= text.length && start < end);
  const limits = new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...limits].toSorted((one, other) => one - other);
  return cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? text.length;
    const around = inside.filter(({ start, end }) => start <= from && to <= end);
    return { text: text.slice(from, to), criteria: [...new Set(around.map(({ criterionId }) => criterionId))] };
  });
}
