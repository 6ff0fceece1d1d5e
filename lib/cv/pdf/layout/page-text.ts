import type { CvSpan } from '@/lib/domain/cv-document';
import type { TextPiece } from '@/lib/cv/pdf/page-content';
import { withoutIconLetters } from './icon-letters';
import { limitLines } from './limit-lines';
import { lineOf, type Line, type LineWord } from './line-text';
import { directionsOf, toPage, type Direction } from './placed-piece';
import { inReadingOrder } from './reading-order';
import { isWrittenRightToLeft } from './right-to-left';
import { closeRanges } from './rows';

interface PlacedLine extends Line {
  direction: Direction;
}

/** First parts of compounds that keep their hyphen at a line break. */
const keepsHyphen =
  /^(?:front|back|full|end|to|self|well|long|short|high|low|part|on|off|cross|multi|non|pre|post|co|e|in|up|entry|mid|real|third|hands|anglo|polsko|niemiecko|angielsko|biało|czarno)$/i;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** `highlightBoxes` extends a box from a quarter of its height below the baseline to its full height above. */
function spanOf(line: PlacedLine, word: LineWord, offset: number): CvSpan {
  const span = { start: offset + word.start, end: offset + word.end };
  if (Math.abs(line.direction.sin) < 0.1 && line.direction.cos > 0) {
    const [x, y] = toPage(line.direction, word.left, line.base);
    return { ...span, x: round(x), y: round(y), width: round(word.right - word.left), height: round(line.size) };
  }
  const corners = [
    toPage(line.direction, word.left, line.base - 0.25 * line.size),
    toPage(line.direction, word.right, line.base - 0.25 * line.size),
    toPage(line.direction, word.left, line.base + line.size),
    toPage(line.direction, word.right, line.base + line.size),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const height = (Math.max(...ys) - Math.min(...ys)) / 1.25;
  const x = Math.min(...xs);
  return {
    ...span,
    x: round(x),
    y: round(Math.min(...ys) + 0.25 * height),
    width: round(Math.max(...xs) - x),
    height: round(height),
  };
}

/** Whether the next line continues a word, and whether its hyphen stays. */
function brokenWord(text: string, next: string): { keepHyphen: boolean } | null {
  // Double-barrelled names: "WRÓBEL-" over "KĄKOL".
  if (/(?:^|[\s-])\p{Lu}\p{L}+-$/u.test(text) && /^\p{Lu}\p{L}/u.test(next)) return { keepHyphen: true };
  const end = /(?<!\p{L})(\p{L}+)([\u00ad\u2010-])$/u.exec(text);
  if (!end || !/^\p{Ll}{2,}/u.test(next)) return null;
  const [, part = '', hyphen] = end;
  if (hyphen === '\u00ad') return { keepHyphen: false };
  if (part.length < 2 && !keepsHyphen.test(part)) return null;
  const alreadyCompound = /-\p{L}+-$/u.test(text);
  return { keepHyphen: alreadyCompound || keepsHyphen.test(part) };
}

/** Joins lines; a broken word is completed on the line where it begins. */
function write(lines: PlacedLine[]): { text: string; spans: CvSpan[] } {
  let text = '';
  const spans: CvSpan[] = [];
  lines.forEach((line, index) => {
    const broken = index > 0 ? brokenWord(text.slice(-60), line.text) : null;
    const [first, ...rest] = line.words;
    if (!broken || !first) {
      if (text !== '') text += '\n';
      spans.push(...line.words.map((word) => spanOf(line, word, text.length)));
      text += line.text;
      return;
    }
    if (!broken.keepHyphen) {
      text = text.slice(0, -1);
      const last = spans.at(-1);
      if (last) last.end = text.length;
    }
    spans.push(spanOf(line, first, text.length));
    text += line.text.slice(first.start, first.end);
    const second = rest[0];
    if (!second) return;
    text += '\n';
    spans.push(...rest.map((word) => spanOf(line, word, text.length - second.start)));
    text += line.text.slice(second.start);
  });
  // What joined no word at a line's end is a dash that its font calls a soft hyphen, as fonts of TeX do.
  return { text: text.replaceAll('\u00ad', '-'), spans };
}

/**
 * The text of a page in reading order, lines separated by `\n`, with the position of every word. Text in another
 * direction (along a margin) comes last.
 */
export function pageText(pieces: TextPiece[]): { text: string; spans: CvSpan[] } {
  const isRightToLeft = isWrittenRightToLeft(pieces.flatMap(({ glyphs }) => glyphs.map(({ text }) => text)));
  const lines = directionsOf(pieces).flatMap((direction) =>
    closeRanges(inReadingOrder(withoutIconLetters(direction.pieces)))
      .map((row) => ({ ...lineOf(row, isRightToLeft), direction }))
      .filter((line) => line.text !== ''),
  );
  return limitLines(write(lines));
}
