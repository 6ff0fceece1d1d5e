import { hasRightToLeft } from '@/lib/cv/pdf/layout/right-to-left';
import { pageBreak, type TextRun } from './docx-blocks';
import type { TextStyle } from './text-styles';

/** A word, or a gap between two. */
interface Token {
  text: string;
  style: TextStyle;
}

export interface PlacedToken extends Token {
  /** Points from the left of the line. */
  x: number;
}

export interface SetLine {
  tokens: PlacedToken[];
  height: number;
}

/** Word's default distance between tab stops. */
const tabStop = 36;
const leading = 1.3;

/** Hebrew and Arabic words stand apart from what is glued to them, for pdfkit draws a word in one direction. */
const wordsFromRight = (text: string) =>
  text.match(
    /[\t\n\f]| +|[\p{Script=Hebrew}\p{Script=Arabic}\p{M}]+|[+#]?[\p{Script=Latin}\p{Nd}]+(?:[-.@_/:'’&][\p{Script=Latin}\p{Nd}]+)*|\S/gu,
  );
const wordsOf = (text: string) =>
  hasRightToLeft(text) ? wordsFromRight(text) : text.match(/[\t\n\f]| +|[^\t\n\f ]+/g);
const tokensOf = ({ text, style }: TextRun): Token[] => (wordsOf(text) ?? []).map((token) => ({ text: token, style }));

type WidthOf = (text: string, style: TextStyle) => number;

const latin = /\p{Script=Latin}/u;

/** The words of a line that is written from right to left at their places, Latin ones in their own order. */
function fromRight(line: readonly PlacedToken[], width: number, widthOf: WidthOf): PlacedToken[] {
  const ends = line.map(({ text, style, x }) => x + widthOf(text, style));
  const placed: PlacedToken[] = [];
  for (let at = 0; at < line.length;) {
    let end = at + 1;
    if (latin.test(line[at]?.text ?? ''))
      for (let next = end; next < line.length && !hasRightToLeft(line[next]?.text ?? ''); next += 1)
        if (/[\p{L}\p{N}]/u.test(line[next]?.text ?? '')) end = next + 1;
    const [from, to] = [line[at]?.x ?? 0, ends[end - 1] ?? 0];
    for (const token of line.slice(at, end)) placed.push({ ...token, x: width - to + token.x - from });
    at = end;
  }
  return placed;
}

/** The width of the longest word, also of one whose letters differ in style. */
export function longestWord(runs: TextRun[], widthOf: WidthOf): number {
  let longest = 0;
  let word = 0;
  for (const { text, style } of runs.flatMap(tokensOf)) {
    word = /^[\t\n\f ]/.test(text) ? 0 : word + widthOf(text, style);
    longest = Math.max(longest, word);
  }
  return longest;
}

/** A word in pieces that are no wider than a line. */
function cut(token: Token, width: number, widthOf: WidthOf): Token[] {
  if (/^[\t\n\f ]/.test(token.text) || widthOf(token.text, token.style) <= width) return [token];
  const pieces = [''];
  let x = 0;
  for (const sign of token.text) {
    const length = widthOf(sign, token.style);
    if (x + length > width && x > 0) {
      pieces.push('');
      x = 0;
    }
    pieces[pieces.length - 1] += sign;
    x += length;
  }
  return pieces.map((text) => ({ ...token, text }));
}

/**
 * Sets text in lines; a word that is wider than a line is cut.
 *
 * @param runs sizes as they are drawn
 * @param widthOf of a text without line breaks
 */
export function setLines(runs: TextRun[], width: number, widthOf: WidthOf): SetLine[] {
  const lines: SetLine[] = [];
  let line: PlacedToken[] = [];
  let x = 0;
  let height = 0;
  const endLine = () => {
    const isFromRight = hasRightToLeft(/\p{L}/u.exec(line.map(({ text }) => text).join(''))?.[0] ?? '');
    lines.push({ tokens: isFromRight ? fromRight(line, x, widthOf) : line, height });
    line = [];
    x = 0;
    height = 0;
  };
  for (const token of runs.flatMap(tokensOf).flatMap((one) => cut(one, width, widthOf))) {
    height = Math.max(height, token.style.size * leading);
    if (token.text === '\n' || token.text === pageBreak) endLine();
    else if (token.text === '\t') x = (Math.floor(x / tabStop) + 1) * tabStop;
    else if (token.text.startsWith(' ')) x += widthOf(token.text, token.style);
    else {
      const length = widthOf(token.text, token.style);
      if (x > 0 && x + length > width && line.length > 0) {
        endLine();
        height = token.style.size * leading;
      }
      line.push({ ...token, x });
      x += length;
    }
  }
  if (line.length > 0) endLine();
  return lines;
}
