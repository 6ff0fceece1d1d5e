import { anyLatin } from '@/lib/word-lists/word-pattern';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { Quote } from '@/lib/domain/analysis-schemas';
import type { CvIndex } from '@/lib/analysis/engines/offline/statements/cv-index';
import { clauseBefore, findDenial, findLaterDenial } from '@/lib/analysis/engines/offline/statements/denial';
import { conjunction } from '@/lib/analysis/engines/offline/lexicon/denial-words';
import { wish } from '@/lib/analysis/engines/offline/lexicon/reservation-words';
import words from './words/quote-context.json';

const low = anyLatin(words.low);
const rank = anyLatin(words.ranks);
const less = anyLatin(words.less);
const negation = anyLatin(words.negations);
const lowBefore = new RegExp(`(?:^|[\\s(])(?:${low})(?: (?:and|i|or|lub) \\w+)?\\s+(?:\\w+\\s+){0,2}$`);
const rankBefore = new RegExp(`(?:^|[\\s(])(?:${rank})\\s+$`);
const lessBefore = new RegExp(`(?:^|[\\s(])(?:${less}|mniej niz|(?:less|fewer) than|up to)\\s*$`);
/** A negation directly before a quote, whatever it negates. */
const notBefore = new RegExp(`(?:^|[\\s(])(?:${negation})\\s+$`);
const joining = `(?:${anyLatin(words.joining)} )`;
const lowBehind = new RegExp(`^\\s*(?:[-–—:(/]\\s*)?${joining}{0,5}(?:${low})(?![\\w+#])`);
const rankBehind = new RegExp(`^\\s*\\((?:${rank})\\b`);
const notBehind = /^\s*(?:[-–—:(]\s*)(?:brak|nie|none|no|zero|zadn\w+|n\/a)(?![\w+#])/;
const skipping = new RegExp(
  `\\b(?:${negation}|${low}|${less}|but|ale|lecz|jednak|except|oprocz|poza|planned|planow\\w+|[abc][12])(?![\\w+#])`,
);

/** Whether words that an ellipsis leaves out may change what the others say: a negation, a level, a contrast. */
export function changesSense(skipped: string): boolean {
  return skipping.test(foldSameLength(skipped));
}

/** What stands in the same line before and behind a quote, folded. */
export function aroundInLine(text: string, { start, end }: Quote): { before: string; behind: string } {
  const folded = foldSameLength(text);
  const lineStart = folded.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = folded.indexOf('\n', end);
  return {
    before: folded.slice(lineStart, start),
    behind: folded.slice(end, lineEnd < 0 ? undefined : lineEnd).replace(/^["'”’»)]+/, ''),
  };
}

/** The part of a clause after the last "and": a level before that belongs to something else. */
function ownBefore(before: string): string {
  const words = before.split(/(?<=\s)/);
  const last = words.findLastIndex((word) => conjunction.has(word.trim()) || /[,;:.]\s*$/.test(word));
  return words.slice(last + 1).join('');
}

/**
 * Whether a quote was cut so that it lost a word that reverses its meaning: a negation ("Brak | doświadczenia w
 * SAP"), a wish, a low level ("basic | knowledge of SQL", "Excel | w stopniu podstawowym") or rank. A negation of
 * another statement in the line does not count.
 */
export function isCutFromSense(cv: CvIndex, quote: Quote): boolean {
  const page = cv.document.pages.find(({ number }) => number === quote.page);
  if (!page) return true;
  const { before, behind } = aroundInLine(page.text, quote);
  const own = ownBefore(before);
  if (notBefore.test(own) || lowBefore.test(own) || rankBefore.test(own)) return true;
  if (/^\p{N}/u.test(quote.quote) && lessBefore.test(own)) return true;
  if (lowBehind.test(behind) || rankBehind.test(behind) || notBehind.test(behind)) return true;
  const [from, to] = tokensOf(cv, quote);
  if (from === null || to === null) return false;
  const clause = clauseBefore(cv, from).map(({ folded }) => folded);
  return findDenial(cv, from) !== null || wish.test(clause.join(' ')) || (findLaterDenial(cv, from, to) ?? to) > to;
}

/** Token indexes `[from, to)` of a quote; null: its line is none that is judged. */
function tokensOf(cv: CvIndex, { page, start, end }: Quote): [number | null, number | null] {
  const isIn = (index: number): boolean => {
    const token = cv.tokens[index];
    return token !== undefined && cv.lines[token.line]?.page === page && token.start < end && token.end > start;
  };
  const from = cv.tokens.findIndex((_, index) => isIn(index));
  if (from < 0) return [null, null];
  let to = from;
  while (isIn(to)) to += 1;
  return [from, to];
}
