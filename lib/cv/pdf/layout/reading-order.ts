import { findGutter, split, type Gutter } from './gutter';
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

/** Lines of a column begin so near to one another, points. */
const sameEdge = 0.75;
/** So many lines show where a column begins. */
const minLines = 3;
/** A line of the left column may reach so far into the right one, in letter heights. */
const overlap = 0.5;
/** No space is so narrow, in letter heights. */
const leastSpace = 0.06;

/** Where most lines right of a gutter begin; null if no few begin at the same place. */
function edgeOf(segments: readonly Segment[], { left, right }: Gutter): number | null {
  const edges = segments.map((segment) => segment.left).filter((edge) => edge >= (left + right) / 2);
  const near = (edge: number) => edges.filter((other) => Math.abs(other - edge) < sameEdge).length;
  const candidates = [...new Set(edges.map((edge) => Math.round(edge * 2) / 2))];
  const counts = candidates.map((edge) => near(edge));
  const most = Math.max(0, ...counts);
  return most >= minLines ? (candidates[counts.indexOf(most)] ?? null) : null;
}

function part(segment: Segment, from: number, to: number): Segment {
  const pieces = segment.pieces.slice(from, to);
  const text = pieces.map((placed, index) => (index > 0 && placed.piece.spaceBefore ? ' ' : '') + placed.text).join('');
  const left = Math.min(...pieces.map((placed) => placed.left));
  return { ...segment, pieces, text, left, right: Math.max(...pieces.map((placed) => placed.right)) };
}

/** Where the right column begins in a segment that goes over the gutter: at a piece that was not drawn after the one before it. */
function cutOf(segment: Segment, edge: number): number {
  return segment.pieces.findIndex((placed, index) => {
    const before = segment.pieces[index - 1];
    if (!before || Math.abs(placed.left - edge) >= sameEdge) return false;
    const gap = (placed.left - before.right) / segment.size;
    const isDrawnApart = placed.piece.order !== before.piece.order + 1;
    return isDrawnApart ? gap > -overlap : Math.abs(gap) < leastSpace && !placed.piece.spaceBefore;
  });
}

/** Segments of two columns, those in two where a line on the left reaches the column on the right. */
function cutAtEdge(segments: Segment[], gutter: Gutter): Segment[] {
  const edge = edgeOf(segments, gutter);
  if (edge === null) return segments;
  const middle = (gutter.left + gutter.right) / 2;
  return segments.flatMap((segment) => {
    // It ends before the right column begins, so it is a long line of the left one.
    if (segment.left < gutter.left && segment.right > middle && segment.right <= edge)
      return [{ ...segment, right: middle }];
    const at = segment.left < gutter.left && segment.right > edge ? cutOf(segment, edge) : -1;
    if (at < 0) return [segment];
    const first = part(segment, 0, at);
    // It is of the left column, however far it reaches.
    const right = Math.min(first.right, middle);
    return [{ ...first, right }, part(segment, at, segment.pieces.length)];
  });
}
