import type { PlacedPiece } from './placed-piece';

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
  /** The segment's own baseline, which may differ a little from the row's. */
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

/** Some programs draw letter by letter: a space only where there is a gap. */
const gapOfWords = 0.12;

function joined(text: string, right: number, placed: PlacedPiece): string {
  const isApart = placed.piece.spaceBefore || placed.left - right > gapOfWords * placed.size;
  return text === '' || !isApart ? text + placed.text : `${text} ${placed.text}`;
}

/** Splits a row at wide gaps. */
export function segmentsOf(row: Row): Segment[] {
  const segments: Segment[] = [];
  for (const placed of row.pieces) {
    const segment = segments.at(-1);
    const limit = segment && bullet.test(segment.text) ? gapAfterBullet : gapOfSegments;
    if (segment && placed.left - segment.right < limit * Math.max(segment.size, placed.size)) {
      segment.text = joined(segment.text, segment.right, placed);
      segment.pieces.push(placed);
      segment.right = Math.max(segment.right, placed.right);
      segment.size = Math.max(segment.size, placed.size);
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

/** A date range broken by a narrow column: "03/2019 –" above "present", "May 2014 – April" above "2020". */
const opensRange =
  /(?:19|20)\d\d(?: r\.)?\s*[\u2013\u2014-]\s*(?:(?:(?:sty|lut|mar|kwi|maj|cze|lip|sie|wrz|pa\u017a|lis|gru|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?|chwil[ai]|(?:do )?dnia|to|till?)\s*)?$/iu;
const closesRange = /^(?:\p{L}\p{Ll}+\.?|\d[\d./ -]*(?: r\.)?|\p{L}\p{Ll}+\.? (?:19|20)\d\d)$/u;
const gapAfterLabel = 0.4;

/** The row's beginning that `isLabel`, and the rest, where a gap parts them. */
function splitLabel(
  row: Row,
  isLabel: (text: string) => boolean,
): { label: PlacedPiece[]; rest: PlacedPiece[] } | null {
  let text = '';
  for (const [index, placed] of row.pieces.entries()) {
    text = joined(text, row.pieces[index - 1]?.right ?? 0, placed);
    const next = row.pieces[index + 1];
    const isCut = !next || next.left - placed.right > gapAfterLabel * row.size;
    if (isCut && isLabel(text)) return { label: row.pieces.slice(0, index + 1), rest: row.pieces.slice(index + 1) };
  }
  return null;
}

/** Reads a label of two rows before the rows that stand beside it. */
export function closeRanges(rows: Row[]): Row[] {
  const closed: Row[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const [row, next] = [rows[index], rows[index + 1]];
    if (!row) continue;
    const above = next && splitLabel(row, (text) => opensRange.test(text));
    const below = above && splitLabel(next, (text) => closesRange.test(text));
    const edge = above?.rest[0]?.left ?? -Infinity;
    if (!below || (below.label.at(-1)?.right ?? Infinity) > edge) {
      closed.push(row);
      continue;
    }
    closed.push({ ...row, pieces: above.label }, { ...next, pieces: below.label }, { ...row, pieces: above.rest });
    if (below.rest.length > 0) closed.push({ ...next, pieces: below.rest });
    index += 1;
  }
  return closed;
}
