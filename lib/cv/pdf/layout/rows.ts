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
  base: number;
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
        size: placed.size,
        pieces: [placed],
        text: placed.text,
      });
    }
  }
  return segments;
}
