import type { Quote } from '@/lib/domain/analysis-schemas';
import { foldForms, lengthOfForms } from '@/lib/cv/word-forms/fold-forms';
import { isFiller } from '@/lib/analysis/engines/offline/requirement/word-classes';
import type { CvIndex } from '../statements/cv-index';
import type { CvToken } from '../statements/cv-tokens';
import type { Statement } from '../statements/statement';
import { tokenize } from '@/lib/analysis/engines/offline/text/tokenize';

function quoteOf(cv: CvIndex, { from, to, line }: Statement): Quote | null {
  const first = cv.tokens[from];
  const last = cv.tokens[to - 1];
  const runsOver = first && last && last.line > line && cv.lines[line]?.page === cv.lines[last.line]?.page;
  const end = runsOver ? cv.quotes.ofLine(last.line) : null;
  const start = cv.quotes.ofLine(line, first?.start, last?.end);
  return start && end ? cv.quotes.ofRange(start.page, start.start, end.end) : start;
}

/** Lines as evidence, deduplicated, at most `limit`. */
export function quotesOf(cv: CvIndex, statements: readonly Statement[], limit = 2): Quote[] {
  const quotes: Quote[] = [];
  const seen = new Set<number>();
  for (const statement of statements) {
    if (quotes.length >= limit) break;
    if (seen.has(statement.line)) continue;
    seen.add(statement.line);
    const quote = quoteOf(cv, statement);
    if (quote) quotes.push(quote);
  }
  return quotes;
}

/** The first jobs as evidence. */
export const quotesOfJobs = (cv: CvIndex, jobs = cv.career.positions): Quote[] =>
  cv.quotes.ofLines(jobs.slice(0, maxJobs).map(({ dateLine }) => dateLine));

/** The first `limit` distinct quotes. */
export function withoutRepeats(quotes: readonly Quote[], limit: number): Quote[] {
  const isFirst = (quote: Quote, index: number) =>
    quotes.findIndex(({ page, start }) => page === quote.page && start === quote.start) === index;
  return quotes.filter(isFirst).slice(0, limit);
}

const maxJobs = 4;
const longest = 80;
const maxStatements = 3;

/** The first words of a text, as many in a woman's CV as in a man's. */
export function shorten(text: string): string {
  const words = text.trim().split(/\s+/);
  let length = -1;
  const kept = words.filter((word) => (length += 1 + lengthOfForms(foldForms(word))) <= longest);
  return kept.length < words.length ? `${kept.join(' ')}…` : words.join(' ');
}

/** Whether every word of a label occurs in the quotes, in any form. */
function isQuoted(cv: CvIndex, label: string, quotes: readonly Quote[]): boolean {
  const isIn = (token: CvToken | undefined, { page, start, end }: Quote) =>
    token !== undefined && cv.lines[token.line]?.page === page && token.start >= start && token.end <= end;
  const words = tokenize(label).filter((word) => !isFiller(word));
  return words.every((word) =>
    cv.words.findWord(word).some(({ token }) => quotes.some((quote) => isIn(cv.tokens[token], quote))),
  );
}

function quotedWords(cv: CvIndex, { from, to }: Statement, quotes: readonly Quote[]): string[] {
  const [first, last] = [cv.tokens[from], cv.tokens[to - 1]];
  const page = first && cv.lines[first.line]?.page;
  if (!first || !last) return [];
  const quote = quotes.find((one) => one.page === page && one.start <= first.start && last.end <= one.end);
  return quote ? [shorten(quote.quote.slice(first.start - quote.start, last.end - quote.start))] : [];
}

/**
 * The words that a reason names: the recruiter's if the quotes contain them, otherwise the CV's own ("Django" for
 * Python).
 */
export function quotableTerm(
  cv: CvIndex,
  label: string,
  statements: readonly Statement[],
  quotes: readonly Quote[],
): string {
  if (isQuoted(cv, label, quotes)) return label;
  const quoted = statements.flatMap((statement) => quotedWords(cv, statement, quotes));
  const known = new Map(quoted.map((word) => [foldForms(word).trim(), word]));
  // "VAT" is said by "Deklaracje VAT".
  const isSaid = (word: string) => [...known.keys()].some((other) => other !== word && other.includes(word));
  const words = [...known].flatMap(([folded, word]) => (isSaid(folded) ? [] : [word]));
  return words.length > 0 ? words.slice(0, maxStatements).join(', ') : shorten(quotes[0]?.quote ?? label);
}
