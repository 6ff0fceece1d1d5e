import type { TextRun } from './docx-blocks';
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

const tokensOf = ({ text, style }: TextRun): Token[] =>
  (text.match(/[\t\n]| +|[^\t\n ]+/g) ?? []).map((token) => ({ text: token, style }));

type WidthOf = (text: string, style: TextStyle) => number;

/** The width of the longest word, also of one whose letters differ in style. */
export function longestWord(runs: TextRun[], widthOf: WidthOf): number {
  let longest = 0;
  let word = 0;
  for (const { text, style } of runs.flatMap(tokensOf)) {
    word = /^[\t\n ]/.test(text) ? 0 : word + widthOf(text, style);
    longest = Math.max(longest, word);
  }
  return longest;
}

/** A word in pieces that are no wider than a line. */
function cut(token: Token, width: number, widthOf: WidthOf): Token[] {
  if (/^[\t\n ]/.test(token.text) || widthOf(token.text, token.style) <= width) return [token];
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
  let tokens: PlacedToken[] = [];
  let x = 0;
  let height = 0;
  const endLine = () => {
    lines.push({ tokens, height });
    tokens = [];
    x = 0;
    height = 0;
  };
  for (const token of runs.flatMap(tokensOf).flatMap((one) => cut(one, width, widthOf))) {
    height = Math.max(height, token.style.size * leading);
    if (token.text === '\n') endLine();
    else if (token.text === '\t') x = (Math.floor(x / tabStop) + 1) * tabStop;
    else if (token.text.startsWith(' ')) x += widthOf(token.text, token.style);
    else {
      const length = widthOf(token.text, token.style);
      if (x > 0 && x + length > width && tokens.length > 0) {
        endLine();
        height = token.style.size * leading;
      }
      tokens.push({ ...token, x });
      x += length;
    }
  }
  if (tokens.length > 0) endLine();
  return lines;
}
