import type { Quote } from '@/lib/analysis/schemas';
import { isFiller } from '../requirement/word-classes.ts';
import { familyMatch, wordMatch } from '../text/compare-words.ts';
import { tokenize } from '../text/tokenize.ts';
import type { CvIndex } from './cv-index';
import type { Claim } from './claim';

const longest = 80;
const maxClaims = 3;

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest).replace(/ [^ ]*$/, '')}…`;
}

/** Whether every word of a label occurs in the quotes, in any form. */
function isQuoted(label: string, quotes: readonly Quote[]): boolean {
  const quoted = quotes.flatMap(({ quote }) => tokenize(quote));
  const words = tokenize(label).filter((word) => !isFiller(word));
  return words.every((word) => quoted.some((other) => wordMatch(word, other) > 0 || familyMatch(word, other) > 0));
}

function quotedWords(cv: CvIndex, { from, to }: Claim, quotes: readonly Quote[]): string[] {
  const [first, last] = [cv.tokens[from], cv.tokens[to - 1]];
  const page = first && cv.lines[first.line]?.page;
  if (!first || !last) return [];
  const quote = quotes.find((one) => one.page === page && one.start <= first.start && last.end <= one.end);
  return quote ? [shorten(quote.quote.slice(first.start - quote.start, last.end - quote.start))] : [];
}

/**
 * The words that a reason names: the recruiter's if the quotes contain them, else the CV's own ("Django" for Python).
 */
export function quotableTerm(cv: CvIndex, label: string, claims: readonly Claim[], quotes: readonly Quote[]): string {
  if (isQuoted(label, quotes)) return label;
  const words = [...new Set(claims.flatMap((claim) => quotedWords(cv, claim, quotes)))];
  return words.length > 0 ? words.slice(0, maxClaims).join(', ') : shorten(quotes[0]?.quote ?? label);
}
