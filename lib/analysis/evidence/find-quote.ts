import type { CvDocument } from '@/lib/domain/cv-document';
import type { Quote } from '@/lib/domain/analysis-schemas';
import { decodeEntities } from './decode-entities';
import { isSameText, lettersOf, type Letters } from './letters';
import { beginWithMark, isMarkedAlike, openingMark, withoutOpeningMark, isMinus } from './marks';
import type { NumberedSentence } from './number-sentences';
import { changesSense } from './quote-context';

/** Letters `[from, to]` of a page. */
interface Found {
  from: number;
  to: number;
}

/** A sentence may be wrapped over so many lines. */
const mostLines = 4;
/** In words, of each part of a quote with an ellipsis: two words that are torn apart could prove anything. */
const fewestWords = 3;
/** At most so many places of a short word are compared. */
const mostPlaces = 300;

const ellipsis = /(?:\[\s*(?:…|\.{3,})\s*\]|\(\s*(?:…|\.{3,})\s*\)|…|\.{3,})/u;

const asLine = (text: string): NumberedSentence => ({ id: 0, page: 0, start: 0, text, offsets: [] });
const lettersOfQuote = (quote: string): Letters => lettersOf(withoutOpeningMark(quote).split('\n').map(asLine));

function findAll(letters: Letters, wanted: Letters, isRight: (found: Found) => boolean): Found[] {
  const all: Found[] = [];
  if (!/[\p{L}\p{N}]/u.test(wanted.text)) return all;
  let places = 0;
  for (let from = letters.text.indexOf(wanted.text); from >= 0; from = letters.text.indexOf(wanted.text, from + 1)) {
    if ((places += 1) > mostPlaces) break;
    const to = from + wanted.text.length - 1;
    const [first, last] = [letters.places[from], letters.places[to]];
    if (!first || !last || last.line.id - first.line.id >= mostLines) continue;
    if (isSameText(letters, from, wanted) && areWholeWords(letters, from, to) && isRight({ from, to }))
      all.push({ from, to });
  }
  return all;
}

function isAlike(letters: Letters, { from }: Found, mark: string | null): boolean {
  const first = letters.places[from];
  return first !== undefined && isMarkedAlike(mark, first.line.text, first.at);
}

/**
 * Whether another number stands before: then the number that begins the quote is a changed number, not that of a
 * list.
 */
function followsFigure(letters: Letters, { from }: Found): boolean {
  const first = letters.places[from];
  const before = first?.line.text.slice(0, first.at) ?? '';
  return /\p{N}[^\p{L}\p{N}]*$/u.test(before) && !/^[^\p{L}\p{N}]*\d{1,3}[.)]\s*$/u.test(before);
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** "Trained nurses … and reported to the board": both ends in one line, and nothing between them that changes what is said. */
function findWithEllipsis(letters: Letters, quote: string): Found[] {
  const parts = quote.split(ellipsis).filter((part) => wordsIn(part) > 0);
  const [head, ...rest] = parts;
  if (head === undefined || rest.length === 0 || wordsIn(parts.join(' ')) < fewestWords) return [];
  const starts = findAll(letters, lettersOfQuote(head), () => true);
  return starts.flatMap((start) => {
    const line = letters.places[start.from]?.line;
    let end = start.to;
    for (const part of rest) {
      const next = findAll(letters, lettersOfQuote(part), ({ from, to }) => {
        const isInLine = letters.places[from]?.line === line && letters.places[to]?.line === line;
        return from > end && isInLine && isAlike(letters, { from, to }, openingMark(part));
      })[0];
      const [before, behind] = [letters.places[end], next && letters.places[next.from]];
      if (!next || !before || !behind || !line) return [];
      const skipped = before.line === line ? line.text.slice(before.end, behind.at) : null;
      if (skipped === null || changesSense(skipped) || joinsOthers(skipped, part)) return [];
      end = next.to;
    }
    return [{ from: start.from, to: end }];
  });
}

/** The ways to look for a quote, the most exact first. */
function search(letters: Letters, quote: string): Found[] {
  const whole = findAll(letters, lettersOfQuote(quote), () => true);
  if (whole.length > 0) return whole;
  const numbered = numbering.exec(quote);
  if (numbered) {
    const rest = quote.slice(numbered[0].length).replace(bullet, '');
    const behind = findAll(letters, lettersOfQuote(rest), (found) => !followsFigure(letters, found));
    if (behind.length > 0) return behind;
  }
  return findWithEllipsis(letters, quote);
}

/** A place where a quote stands. */
export interface FoundQuote {
  quote: Quote;
  /** As the model saw it: with masks. */
  masked: string;
}

function maskedText({ places }: Letters, { from, to }: Found): string {
  const [first, last] = [places[from], places[to]];
  const lines = [...new Set(places.slice(from, to + 1).map(({ line }) => line))];
  const texts = lines.map((line) => {
    // The brackets of a mask are no letters.
    const begin = line === first?.line ? line.text.slice(0, first.at).replace(/\[$/, '').length : 0;
    const behind = line === last?.line ? line.text.slice(last.end).replace(/^\]/, '').length : 0;
    return line.text.slice(begin, line.text.length - behind);
  });
  return texts.join(' ');
}

function quoteOf(document: CvDocument, letters: Letters, found: Found, mark: string | null): FoundQuote | null {
  const [first, last] = [letters.places[found.from], letters.places[found.to]];
  const page = document.pages.find(({ number }) => number === first?.line.page);
  if (!first || !last || !page) return null;
  const start = first.line.offsets[beginWithMark(mark, first.line.text, first.at)] ?? 0;
  const end = withCloser(page.text, start, last.line.offsets[last.end] ?? start);
  if (end <= start) return null;
  const quote = { page: page.number, start, end, quote: page.text.slice(start, end) };
  return { quote, masked: maskedText(letters, found) };
}

/** The letters of each page, made once for all quotes from a CV. */
export function lettersOfPages(lines: NumberedSentence[]): Letters[] {
  return [...Map.groupBy(lines, ({ page }) => page).values()].map(lettersOf);
}

/**
 * The places where a quote stands, differing in form only, nearest to the stated line first. The words and figures are the same;
 * a line number may be wrong.
 *
 * @param line as the model stated it
 */
export function findQuotes(document: CvDocument, pages: Letters[], line: number, quote: string): FoundQuote[] {
  const bare = bareQuote(quote);
  const mark = openingMark(bare) ?? openingMark(bare.replace(numbering, ''));
  const found = pages.flatMap((letters) =>
    search(letters, bare).flatMap((place) => (isAlike(letters, place, mark) ? { letters, place } : [])),
  );
  const distance = ({ letters, place }: (typeof found)[number]): number =>
    Math.abs((letters.places[place.from]?.line.id ?? 0) - line);
  return found
    .toSorted((one, other) => distance(one) - distance(other))
    .flatMap(({ letters, place }) => quoteOf(document, letters, place, mark) ?? []);
}

const tags = /<\/?(?:b|i|u|em|strong|mark|code|span|p|br|q|blockquote)\b[^<>]{0,80}>/gi;
/** Bullets and marks of Markdown before the words; boxes and scales are compared, and so is the minus of a figure. */
const bullet = /^(?:[\s>*•·◦‣∙]|[–—-](?!\d)|#+\s|\+\s)+/u;
/** "1. ", "[5] ", "line 5: " */
const numbering =
  /^(?:\[\d{1,4}\]|\(?\d{1,3}[.):]|\(?(?:line|sentence|wiersz|linia|l)\.?\s?\d{1,4}\)?[:.)–-]{0,2})\s+(?=\S)/i;

/** A quote without what a model puts around words. */
function bareQuote(quote: string): string {
  return decodeEntities(quote).replace(tags, ' ').replace(bullet, '').trim();
}

/** A figure or the end of an item. */
const divides = /[\p{N},;:()/|•·]/u;
/** What follows is an item of its own, as "and reported …" is. */
const beginsItem = /^\W*(?:and|as well as|i|oraz|a także)\s/iu;
const endsItem = /[,;]\s*$/;
/** "5 lat", "and over 5 years": it is said of what stands before it. */
const beginsWithFigure =
  /^(?:(?:and|i|oraz|a|ponad|powyżej|około|ok|blisko|od|z|przez|co najmniej|minimum|min|przeszło|over|about|around|more than|at least|nearly|almost|since|for|with|of) ){0,3}\p{N}/iu;

/**
 * Whether an ellipsis joins one thing to what is said of another: "Java … 5 lat" from "Java 1 rok, Python 5 lat".
 *
 * @param skipped what it leaves out
 * @param part what follows it
 */
function joinsOthers(skipped: string, part: string): boolean {
  if (beginsWithFigure.test(part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())) return true;
  return divides.test(skipped) && !endsItem.test(skipped) && !beginsItem.test(part);
}

const isWord = (character: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(character);

function beginsInWord(before: string, first: string): boolean {
  const near = before.replace(/\p{Cf}/gu, '');
  if (isWord(first) && isWord(near.slice(-1))) return true;
  // "-programista", "2014–2021 kierownik" from its second year, "1,5" from its comma.
  if (/[\p{L}\p{N}][\u2010\u2011-]$/u.test(near)) return true;
  if (!/\p{N}/u.test(first)) return false;
  // "5 stopni" from "do -5 stopni"; at the beginning of a line it is a bullet.
  if (before.trim().length > 1 && isMinus(before + first, before.length - 1)) return true;
  return /\d[\u2012-\u2015.,:/]$/.test(near) || /\d[ \u00a0\u202f]$/.test(near);
}

function endsInWord(last: string, after: string): boolean {
  const near = after.replace(/^\p{Cf}+/u, '');
  if (isWord(last) && isWord(near.charAt(0))) return true;
  // "C" in "C++" and "C#", "Node" in "Node.js", "wdroże" in "wdroże-/niowych".
  if (/^(?:\+\+|#|\.\p{L})/u.test(near) || /^[\u2010\u2011-]\n\s*\p{Ll}/u.test(near)) return true;
  return /\p{N}/u.test(last) && /^(?:[.,:/\u2010-\u2015-]\d|[ \u00a0\u202f]\d{3}(?!\d))/.test(near);
}

/** Whether the letters `[from, to]` begin and end where words and figures do: "Java" is not a quote from "JavaScript". */
function areWholeWords(letters: Letters, from: number, to: number): boolean {
  const first = letters.places[from];
  const last = letters.places[to];
  if (!first || !last) return false;
  const isSplit = letters.places[from - 1]?.line === first.line && letters.places[from - 1]?.at === first.at;
  const isSplitBehind = letters.places[to + 1]?.line === last.line && letters.places[to + 1]?.at === last.at;
  const next = letters.places[to + 1];
  const rest = last.line.text.slice(last.end) + (next && next.line !== last.line ? `\n${next.line.text}` : '');
  const above = letters.places[from - 1];
  const end = above && above.line !== first.line ? above.line.text.slice(above.end) : null;
  const isHyphenated = end !== null && /^[\u2010\u2011\u00ad-]\s*$/.test(end) && /^\s*\p{Ll}/u.test(first.line.text);
  return (
    !isSplit &&
    !isSplitBehind &&
    !(isHyphenated && first.line.text.slice(0, first.at).trim() === '') &&
    !beginsInWord(first.line.text.slice(0, first.at), first.line.text.slice(first.at, first.end)) &&
    !endsInWord(last.line.text.slice(last.at, last.end), rest)
  );
}

const pairs: Record<string, string> = { '(': ')', '„': '”“"', '“': '”"', '"': '"', '«': '»', '‚': '’', '[': ']' };

/** The end of a quote with the closing bracket or quotation mark of one that it opens. */
function withCloser(text: string, start: number, end: number): number {
  const inside = text.slice(start, end);
  const next = text.charAt(end);
  const isOpen = Object.entries(pairs).some(
    ([open, close]) => next !== '' && close.includes(next) && inside.lastIndexOf(open) > inside.lastIndexOf(next),
  );
  return isOpen ? end + 1 : end;
}
