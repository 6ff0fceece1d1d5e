import type { CvIndex } from './cv-index';
import type { CvToken } from './cv-tokens';
import { textBetween } from './text-between';
import { halfSentence } from './reach';

/** The folded text around a statement: its sentence, and of that the item of an enumeration that it belongs to. */
export interface Sentence {
  before: string;
  after: string;
  itemBefore: string;
  itemAfter: string;
}

const sentenceEnd = /[;!?•●▪]|\.(?:\s|$)|\n[^\S\n]*[-*–>·◆✔]|\n[^\S\n]*\n/;

/** The last token of the sentence in a direction. */
function edge(cv: CvIndex, at: number, step: 1 | -1): CvToken | undefined {
  let last = cv.tokens[at];
  for (let next = at + step; last && Math.abs(next - at) <= halfSentence; next += step) {
    const token = cv.tokens[next];
    if (!token || sentenceEnd.test(textBetween(cv, last, token))) break;
    last = token;
  }
  return last;
}

/** Up to the first comma or bar outside brackets, or the bracket that closes around the statement. */
function ownItem(after: string): string {
  let depth = 0;
  for (const [index, character] of [...after].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && /[,|]/.test(character))) return after.slice(0, index);
  }
  return after;
}

/** The sentence around the tokens `[from, to)`. */
export function sentenceAround(cv: CvIndex, from: number, to: number): Sentence {
  const [first, last] = [cv.tokens[from], cv.tokens[to - 1]];
  const [start, end] = [edge(cv, from, -1), edge(cv, to - 1, 1)];
  if (!first || !last || !start || !end) return { before: '', after: '', itemBefore: '', itemAfter: '' };
  const before = cv.foldedFrom(start, { ...first, end: first.start });
  // A closing bracket or a full stop says where it ends.
  const after = cv.foldedFrom({ ...last, start: last.end }, { ...end, end: end.end + 1 });
  return { before, after, itemBefore: before.split(/[,|(]/).at(-1) ?? '', itemAfter: ownItem(after) };
}
