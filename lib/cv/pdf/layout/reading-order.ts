import { cutAtEdge } from './cut-at-edge';
import { findGutter, split } from './gutter';
import type { PlacedPiece } from './placed-piece';
import { rowsOf, type Row, type Segment } from './rows';

const maxDepth = 6;
/** A page with more pieces is no CV: rows are read top to bottom, which costs no more than sorting. */
const maxPieces = 6000;
/** Blocks further apart than this, in line heights, may have different columns. */
const gapOfBlocks = 1.6;

function readColumns(segments: Segment[], gutter: { left: number; right: number }, depth: number): Row[] {
  const { left, right, crossing } = split(segments, gutter);
  const rows: Row[] = [];
  let above = Infinity;
  const readBand = (below: number) => {
    const within = (segment: Segment) => segment.base < above && segment.base > below;
    rows.push(
      ...inReadingOrder(
        left.filter(within).flatMap((segment) => segment.pieces),
        depth + 1,
      ),
    );
    rows.push(
      ...inReadingOrder(
        right.filter(within).flatMap((segment) => segment.pieces),
        depth + 1,
      ),
    );
  };
  const wholeRows = rowsOf(crossing.flatMap((segment) => segment.pieces));
  for (const whole of wholeRows) {
    readBand(whole.base);
    const beside = [...left, ...right].filter((segment) => segment.base === whole.base);
    rows.push(...rowsOf([...whole.pieces, ...beside.flatMap((segment) => segment.pieces)]));
    above = whole.base;
  }
  readBand(-Infinity);
  return rows;
}

/** Splits a region at its widest horizontal gap, if wider than a paragraph's. */
function cutAcross(rows: Row[]): [PlacedPiece[], PlacedPiece[]] | null {
  let widest = 0;
  let cut = -1;
  rows.forEach((row, index) => {
    const next = rows[index + 1];
    if (!next) return;
    const gap = (row.base - next.base) / Math.max(row.size, next.size);
    if (gap > gapOfBlocks && gap > widest) {
      widest = gap;
      cut = index + 1;
    }
  });
  if (cut < 0) return null;
  const pieces = (part: Row[]) => part.flatMap((row) => row.pieces);
  return [pieces(rows.slice(0, cut)), pieces(rows.slice(cut))];
}

/**
 * Sorts text into reading order: block by block from the top, each block column by column. A line across the columns (a
 * heading, a footer) separates what is above from what is below.
 */
export function inReadingOrder(pieces: PlacedPiece[], depth = 0): Row[] {
  const rows = rowsOf(pieces);
  if (rows.length < 4 || depth > maxDepth || pieces.length > maxPieces) return rows;
  const columns = findGutter(pieces);
  if (columns) return readColumns(cutAtEdge(columns.segments, columns.gutter), columns.gutter, depth);
  const parts = cutAcross(rows);
  if (!parts) return rows;
  return [...inReadingOrder(parts[0], depth + 1), ...inReadingOrder(parts[1], depth + 1)];
}
