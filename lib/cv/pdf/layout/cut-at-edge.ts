import type { Gutter } from './gutter';
import type { Segment } from './rows';

/** In points: lines of a column begin within this distance of one another. */
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

/**
 * Where the right column begins in a segment that crosses the gutter: at a piece that was not drawn right after the
 * one before it.
 */
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
export function cutAtEdge(segments: Segment[], gutter: Gutter): Segment[] {
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
