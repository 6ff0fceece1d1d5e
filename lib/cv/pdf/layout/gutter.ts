import { rowsOf, segmentsOf, type Segment } from './rows';

/** The gap between two columns. */
export interface Gutter {
  left: number;
  right: number;
}

const maxCrossing = 0.25;
const minRows = 3;
const minGutterWidth = 7;

const dateLike =
  /\b(?:19|20)\d\d\b|\b(?:obecnie|teraz|nadal|present|current|now)\b|\b(?:sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec)[\p{L}]*\.? ?['\u2019]?\d{2,4}/iu;

/** A text that begins with a date; "First aid (2021)" does not. */
function isDated({ text }: Segment): boolean {
  const found = dateLike.exec(text);
  return found !== null && found.index <= 10;
}

function average(segments: Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.text.length, 0) / Math.max(segments.length, 1);
}

function rowCount(segments: Segment[]): number {
  return new Set(segments.map((segment) => segment.base)).size;
}

/** Share of the first column's rows on a baseline of the second. */
function alignment(first: Segment[], second: Segment[]): number {
  const bases = second.map((segment) => segment.baseline);
  const aligned = first.filter((segment) =>
    bases.some((base) => Math.abs(base - segment.baseline) < 0.3 * segment.size),
  );
  return aligned.length / Math.max(first.length, 1);
}

/** First rows of a column's blocks: rows without a row of the same column close above. */
function blockStarts(segments: Segment[]): Segment[] {
  const rows = segments.toSorted((first, second) => second.base - first.base);
  return rows.filter((segment, index) => {
    const above = rows[index - 1];
    return !above || above.base - segment.base > 1.9 * Math.max(segment.size, above.size);
  });
}

/** The number of segments with the same left edge, as the lines of a column have. */
function sharedEdge(segments: Segment[]): number {
  const counts = new Map<number, number>();
  for (const segment of segments) {
    const edge = Math.round(segment.left / 3);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const around = [...counts.keys()].map((edge) => (counts.get(edge) ?? 0) + (counts.get(edge + 1) ?? 0));
  return Math.max(0, ...around);
}

/** Rows of `content` between the top and the bottom of `labels`. */
function rowsBeside(labels: Segment[], content: Segment[]): number {
  const bases = labels.map((segment) => segment.base);
  const [bottom, top] = [Math.min(...bases) - 1, Math.max(...bases) + 1];
  return rowCount(content.filter(({ base }) => base >= bottom && base <= top));
}

/**
 * Share of the labels that stand beside a row of the content, all at the same height: in a table letters of another size
 * may sit a little higher, but always as much.
 */
function besideShare(labels: Segment[], content: Segment[]): number {
  const offsets = labels.map(({ baseline, size }) => {
    const nearest = content.reduce(
      (least, other) => (Math.abs(other.baseline - baseline) < Math.abs(least) ? other.baseline - baseline : least),
      Infinity,
    );
    return nearest / size;
  });
  const typical = offsets.toSorted((first, second) => first - second)[Math.floor(offsets.length / 2)] ?? Infinity;
  if (Math.abs(typical) > 0.45) return 0;
  return offsets.filter((offset) => Math.abs(offset - typical) < 0.06).length / offsets.length;
}

/** Whether every short text of a column stands beside a row of the other one, which has more rows or few in all. */
function isBesideRows(labels: Segment[], content: Segment[]): boolean {
  if (average(labels) >= 30) return false;
  const dates = labels.filter(isDated);
  const areDates = dates.length >= 3 || dates.length >= 0.4 * labels.length;
  if (areDates && dates.length > 1 && besideShare(dates, content) >= 0.8) return true;
  if (besideShare(labels, content) < 0.75) return false;
  const rows = rowCount(labels);
  return rows <= 0.8 * rowsBeside(labels, content) || (rows <= 6 && average(labels) <= 20);
}

/** Months and words for today, in any form. */
const dateWord =
  /(?<!\p{L})(?:obecnie|teraz|nadal|present|current|now|sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru|jan|feb|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/giu;

/** "2014 - 2016 - Tern Ltd": a date and what it is of, however long its months are written. */
const shortestEntry = 17;
const isEntry = (segment: Segment): boolean =>
  isDated(segment) && segment.text.length >= shortestEntry && /\p{L}{3}/u.test(segment.text.replace(dateWord, ''));

/** Whether both columns have entries, as of jobs and of schools. */
const haveEntries = (...columns: readonly Segment[][]): boolean =>
  columns.every((segments) => segments.filter(isEntry).length >= 2);

/**
 * Whether two columns form a table to be read by row: dates beside jobs, section titles beside content, labels beside
 * values.
 */
function isTable(left: Segment[], right: Segment[]): boolean {
  if (haveEntries(left, right)) return false;
  for (const [labels, content] of [
    [left, right],
    [right, left],
  ] as const) {
    const aligned = alignment(labels, content);
    const dates = labels.filter(isDated).length / Math.max(labels.length, 1);
    if (dates >= 0.4 && aligned >= 0.6 && average(labels) < 30) return true;
    // Neither column consists of dates alone: dates belong to what stands beside them, even on another line.
    if (dates >= 0.9 && average(labels) < 30) return true;
    if (isBesideRows(labels, content)) return true;
    const starts = blockStarts(labels);
    const isSparse = starts.length >= 0.6 * labels.length && alignment(starts, content) >= 0.8;
    if (isSparse && average(labels) < 30) return true;
  }
  const bothAligned = Math.min(alignment(left, right), alignment(right, left)) >= 0.8;
  return bothAligned && average(left) <= 20 && average(right) <= 25;
}

/** Strips of the page's width that at most `limit` segments cross. */
function quietStrips(segments: Segment[], limit: number): Gutter[] {
  const from = Math.floor(Math.min(...segments.map((segment) => segment.left)));
  const to = Math.ceil(Math.max(...segments.map((segment) => segment.right)));
  const width = Math.min(Math.max(to - from, 1), 5000);
  const changes = new Int32Array(width + 2);
  for (const segment of segments) {
    const start = Math.min(Math.max(Math.floor(segment.left - from), 0), width);
    const end = Math.min(Math.max(Math.ceil(segment.right - from), start), width + 1);
    changes[start] = (changes[start] ?? 0) + 1;
    changes[end] = (changes[end] ?? 0) - 1;
  }
  const strips: Gutter[] = [];
  let crossing = 0;
  let start = -1;
  for (let x = 0; x <= width; x += 1) {
    crossing += changes[x] ?? 0;
    if (crossing <= limit && start < 0) start = x;
    if ((crossing > limit || x === width) && start >= 0) {
      if (x - start >= minGutterWidth) strips.push({ left: from + start, right: from + x });
      start = -1;
    }
  }
  return strips;
}

/** Segments left and right of a gutter, and those crossing it. */
export function split(segments: Segment[], gutter: Gutter): { left: Segment[]; right: Segment[]; crossing: Segment[] } {
  const middle = (gutter.left + gutter.right) / 2;
  return {
    left: segments.filter((segment) => segment.right <= middle),
    right: segments.filter((segment) => segment.left >= middle),
    crossing: segments.filter((segment) => segment.left < middle && segment.right > middle),
  };
}

/** The gutter that best splits a region into two columns; null for one column or a table. */
export function findGutter(pieces: Segment['pieces']): { gutter: Gutter; segments: Segment[] } | null {
  const rows = rowsOf(pieces);
  if (rows.length < minRows) return null;
  const segments = rows.flatMap(segmentsOf);
  let best: Gutter | null = null;
  let bestScore = 0;
  for (const share of [0, 0.1, maxCrossing]) {
    for (const strip of quietStrips(segments, Math.floor(share * rows.length))) {
      const { left, right, crossing } = split(segments, strip);
      const columnRows = Math.min(rowCount(left), rowCount(right));
      if (
        columnRows < minRows ||
        average(left) < 3 ||
        average(right) < 3 ||
        sharedEdge(right) < Math.max(minRows, 0.4 * right.length)
      )
        continue;
      const score = (columnRows - rowCount(crossing)) * Math.sqrt(Math.min(strip.right - strip.left, 40));
      if (score > bestScore && !isTable(left, right)) {
        best = strip;
        bestScore = score;
      }
    }
    if (best) break;
  }
  return best ? { gutter: best, segments } : null;
}
