import type { PlacedPiece } from './placed-piece.ts';

/** Pieces on one baseline, left to right. */
export interface Row {
  base: number;
  size: number;
  pieces: PlacedPiece[];
}

/** A part of a row without a wide gap. */
export interface Segment {
  left: number;
  right: number;
  /** Of its row. */
  base: number;
  /** Its own, which may differ a little from the row's. */
  baseline: number;
  size: number;
  pieces: PlacedPiece[];
  text: string;
}

/**
 * Maximum baseline distance within a row, as a share of the letter height: includes superscripts, excludes the next
 * line.
 */
const sameRow = 0.45;
const gapOfSegments = 0.8;
/** A bullet or list number may be far from its text. */
const gapAfterBullet = 4;
const bullet = /^(?:[^\p{L}\p{N}]|\d{1,2}[.)])$/u;

/** Groups pieces by baseline, top to bottom, each row left to right. */
export function rowsOf(pieces: PlacedPiece[]): Row[] {
  const rows: Row[] = [];
  for (const placed of pieces.toSorted((first, second) => second.base - first.base)) {
    const row = rows.at(-1);
    if (row && row.base - placed.base < sameRow * Math.min(row.size, placed.size)) {
      row.pieces.push(placed);
      if (placed.size > row.size) row.size = placed.size;
    } else {
      rows.push({ base: placed.base, size: placed.size, pieces: [placed] });
    }
  }
  for (const row of rows) row.pieces.sort((first, second) => first.left - second.left);
  return rows;
}

/** Splits a row at wide gaps. */
export function segmentsOf(row: Row): Segment[] {
  const segments: Segment[] = [];
  for (const placed of row.pieces) {
    const segment = segments.at(-1);
    const limit = segment && bullet.test(segment.text) ? gapAfterBullet : gapOfSegments;
    if (segment && placed.left - segment.right < limit * Math.max(segment.size, placed.size)) {
      segment.pieces.push(placed);
      segment.right = Math.max(segment.right, placed.right);
      segment.size = Math.max(segment.size, placed.size);
      segment.text += ` ${placed.text}`;
    } else {
      segments.push({
        left: placed.left,
        right: placed.right,
        base: row.base,
        baseline: placed.base,
        size: placed.size,
        pieces: [placed],
        text: placed.text,
      });
    }
  }
  return segments;
}

/** A date range broken by a narrow column: "03/2019 –" above "present". */
const opensRange = /(?:19|20)\d\d\s*[\u2013\u2014-]\s*$/;
const closesRange = /^(?:\p{L}\p{Ll}+\.?|\d[\d./ -]*|\p{L}\p{Ll}+\.? (?:19|20)\d\d)$/u;
const gapAfterLabel = 0.4;

function firstCell(row: Row): { cell: PlacedPiece[]; rest: PlacedPiece[] } {
  const at = row.pieces.findIndex((placed, index) => {
    const before = row.pieces[index - 1];
    return before !== undefined && placed.left - before.right > gapAfterLabel * row.size;
  });
  return at < 0 ? { cell: row.pieces, rest: [] } : { cell: row.pieces.slice(0, at), rest: row.pieces.slice(at) };
}

const textOf = (pieces: PlacedPiece[]): string => pieces.map(({ text }) => text).join(' ');

/** Reads a label of two rows before the rows that stand beside it. */
export function closeRanges(rows: Row[]): Row[] {
  const closed: Row[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const [row, next] = [rows[index], rows[index + 1]];
    if (!row) continue;
    const [above, below] = [firstCell(row), next && firstCell(next)];
    const isBroken =
      next &&
      below &&
      above.rest.length > 0 &&
      opensRange.test(textOf(above.cell)) &&
      closesRange.test(textOf(below.cell));
    const isBelow = isBroken && (below.cell[0]?.left ?? Infinity) < (above.rest[0]?.left ?? 0) - row.size;
    if (!isBelow) {
      closed.push(row);
      continue;
    }
    closed.push({ ...row, pieces: above.cell }, { ...next, pieces: below.cell }, { ...row, pieces: above.rest });
    if (below.rest.length > 0) closed.push({ ...next, pieces: below.rest });
    index += 1;
  }
  return closed;
}
