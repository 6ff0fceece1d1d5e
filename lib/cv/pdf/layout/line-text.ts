import { asRead, hasRightToLeft, isWrittenRightToLeft } from './right-to-left';
import type { Row } from './rows';

/** A word: its characters `[start, end)` in the line's text, and its extent along the baseline. */
export interface LineWord {
  start: number;
  end: number;
  left: number;
  right: number;
}

export interface Line {
  text: string;
  words: LineWord[];
  base: number;
  size: number;
}

interface Mark {
  text: string;
  left: number;
  right: number;
  spaceBefore: boolean;
  /** Character, font and colour, which distinguish a filled mark of a rating from an empty one. */
  look: string;
}

/** Gaps as shares of the letter height; `gapOfWords` is what a space adds to the line's typical letter gap. */
const gapOfWords = 0.1;
const minWordGap = 0.06;
const gapOfCells = 2;

const ligatures = /[\ufb00-\ufb06]/g;
/** Letters whose form shows a style or a place in the word: mathematical bold, full width, joined Arabic. */
const styledLetters =
  /[\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\ufb1d-\ufdff\ufe70-\ufefc\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}]/gu;
const dropped = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffe\uffff]/g;
const privateUse = /[\ue000-\uf8ff]|[\u{f0000}-\u{10ffff}]/gu;
const bullets = /^[\u25cf\u25aa\u25a0\u25e6\u2023\u2043\u2219\u27a2\u2756\u25ba\u00b7\u25cb]$/;
const ratingMark = /^[\u2022\u25a0-\u25ff\u2605\u2606\u2b1b\u2b1c\u2b24\u2b50\u26aa\u26ab]$/;
const minRating = 3;
const letter = /[\p{L}\p{N}]/u;
const combining = /^\p{M}+$/u;

/** Ghostscript 10.0 swaps the bytes of ligatures: "fl" becomes two Chinese signs, U+6600 and U+6C00. */
function unswapped(text: string): string {
  const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  const isSwapped = codes.length > 1 && codes.every((code) => code % 256 === 0 && code >= 0x6100 && code <= 0x7a00);
  return isSwapped ? String.fromCharCode(...codes.map((code) => code / 256)) : text;
}

function normalise(text: string): string {
  const plain = unswapped(text)
    .replace(ligatures, (ligature) => ligature.normalize('NFKC'))
    .replace(styledLetters, (styled) => styled.normalize('NFKC'))
    .replace(dropped, '');
  return plain.replace(privateUse, '\u2022').replace(/\s/g, ' ').normalize('NFC');
}

function marksOf(row: Row): Mark[] {
  const marks: Mark[] = [];
  for (const { piece, left } of row.pieces) {
    let spaceBefore = piece.spaceBefore;
    for (const glyph of piece.glyphs) {
      const text = normalise(glyph.text);
      const last = marks.at(-1);
      const composed = last && combining.test(text) ? (last.text + text).normalize('NFC') : '';
      if (last && composed !== '' && composed.length <= last.text.length) {
        last.text = composed;
      } else if (text !== '') {
        const look = `${glyph.text} ${piece.font} ${String(piece.fill)} ${piece.alpha}`;
        marks.push({ text, left: left + glyph.start, right: left + glyph.end, spaceBefore, look });
        spaceBefore = false;
      }
    }
  }
  return readRatings(marks.filter((mark, index) => !isUnseenHyphen(mark, marks[index + 1])));
}

/** Whether a soft hyphen is not drawn, because the text goes on over it: no line ends there. */
function isUnseenHyphen({ text, left, right }: Mark, next: Mark | undefined): boolean {
  return text === '\u00ad' && (right - left <= 0 || (next !== undefined && next.left < (left + right) / 2));
}

/**
 * Ratings ("●●●○○"): what differs from the first mark is empty. When all look alike, private symbols say nothing and
 * are left out. Other round and square marks are bullets.
 */
function readRatings(marks: Mark[]): Mark[] {
  const read: Mark[] = [];
  for (let index = 0; index < marks.length;) {
    let end = index;
    while (ratingMark.test(marks[end]?.text ?? '')) end += 1;
    const run = marks.slice(index, Math.max(end, index + 1));
    index += run.length;
    const [first] = run;
    if (run.length < minRating || !first) {
      for (const mark of run) read.push(bullets.test(mark.text) ? { ...mark, text: '\u2022' } : mark);
    } else if (run.some(({ look }) => look !== first.look)) {
      const isDrawn = run.every(({ text }) => text === first.text);
      for (const mark of run) {
        const text = mark.look === first.look ? '\u25cf' : '\u25cb';
        read.push(isDrawn ? { ...mark, text } : mark);
      }
    } else if (first.text !== '\u2022') read.push(...run);
  }
  return read;
}

/** Marks from left to right. A space drawn before a word that is drawn from its right end stands behind it. */
function bySight(marks: Mark[]): Mark[] {
  return marks
    .toSorted((first, second) => first.left - second.left)
    .map((mark) => (hasRightToLeft(mark.text) ? { ...mark, spaceBefore: false } : mark));
}

function gapBefore(marks: Mark[], index: number): number {
  const mark = marks[index];
  const before = marks[index - 1];
  return mark && before ? mark.left - before.right : 0;
}

function middle(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((first, second) => first - second);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/**
 * The smallest gap between words, relative to the line's own letter gaps: letters may be spaced out (headings) or
 * overlap (text drawn letter by letter, with spaces as narrow as 0.09 of the size).
 */
function wordGap(marks: Mark[], size: number): number {
  const gaps: number[] = [];
  for (let index = 1; index < marks.length; index += 1) {
    // Dot leaders are spaced out in lines whose letters are not.
    const isPair = letter.test(marks[index]?.text ?? '') && letter.test(marks[index - 1]?.text ?? '');
    if (isPair && !marks[index]?.spaceBefore) gaps.push(gapBefore(marks, index));
  }
  const typical = gaps.length >= 3 ? middle(gaps, 0.5) : 0;
  return Math.max(typical + gapOfWords * size, minWordGap * size);
}

/** Indexes of marks that begin a word. */
function wordStarts(marks: Mark[], size: number): Set<number> {
  const limit = wordGap(marks, size);
  const starts = new Set<number>([0]);
  for (let index = 1; index < marks.length; index += 1) {
    const isAfterBullet = marks[index - 1]?.text === '\u2022';
    if (isAfterBullet || marks[index]?.spaceBefore || gapBefore(marks, index) > limit) starts.add(index);
  }
  return starts;
}

/** "W Y K S Z T A Ł C E N I E": letters separated by real spaces. Word gaps are wider. */
function mendLetterSpacing(marks: Mark[], starts: Set<number>): Set<number> {
  const letters = marks.filter((mark) => /^[\p{L}\p{N}&.-]$/u.test(mark.text)).length;
  if (starts.size < 4 || starts.size < 0.8 * marks.length || letters < 0.8 * marks.length) return starts;
  if (marks.filter((mark) => /\p{L}/u.test(mark.text)).length < 4) return starts;
  const gaps = [...starts].filter((index) => index > 0).map((index) => gapBefore(marks, index));
  const limit = 1.5 * middle(gaps, 0.4);
  return new Set([...starts].filter((index) => index === 0 || gapBefore(marks, index) > limit));
}

/** The marks of a line with the gaps between its words. */
function withGaps(marks: Mark[], starts: Set<number>, size: number): (Mark | { text: string })[] {
  return marks.flatMap((mark, index) => {
    if (index === 0 || !starts.has(index)) return [mark];
    return [{ text: gapBefore(marks, index) > gapOfCells * size ? '\t' : ' ' }, mark];
  });
}

function build(signs: (Mark | { text: string })[], { base, size }: Row): Line {
  const words: LineWord[] = [];
  let text = '';
  let isInWord = false;
  for (const sign of signs) {
    const start = text.length;
    text += sign.text;
    const word = isInWord ? words.at(-1) : undefined;
    isInWord = 'left' in sign;
    if (!('left' in sign)) continue;
    if (!word) words.push({ start, end: text.length, left: sign.left, right: sign.right });
    else
      Object.assign(word, {
        end: text.length,
        left: Math.min(word.left, sign.left),
        right: Math.max(word.right, sign.right),
      });
  }
  return { text, words, base, size };
}

/** Splits a row at cell-wide gaps; each cell is repaired separately. */
function cellsOf(marks: Mark[], size: number): Mark[][] {
  const cells: Mark[][] = [];
  marks.forEach((mark, index) => {
    const cell = cells.at(-1);
    if (cell && gapBefore(marks, index) <= gapOfCells * size) cell.push(mark);
    else cells.push([mark]);
  });
  return cells;
}

/**
 * The text of a row: words separated by one space, cells by a tab, ligatures and accents composed (NFC), private-use
 * symbols as bullets, letter spacing removed.
 *
 * @param isRightToLeft whether its page is written so
 */
export function lineOf(row: Row, isRightToLeft = false): Line {
  const inRow = marksOf(row);
  const hasOwn = inRow.some(({ text }) => hasRightToLeft(text));
  const marks = hasOwn ? bySight(inRow) : inRow;
  const starts = new Set<number>();
  let first = 0;
  for (const cell of cellsOf(marks, row.size)) {
    for (const index of mendLetterSpacing(cell, wordStarts(cell, row.size))) starts.add(first + index);
    first += cell.length;
  }
  const signs = withGaps(marks, starts, row.size);
  return build(
    hasOwn ? asRead(signs, isRightToLeft || isWrittenRightToLeft(marks.map(({ text }) => text))) : signs,
    row,
  );
}
