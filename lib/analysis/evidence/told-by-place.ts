import type { Quote } from '@/lib/domain/analysis-schemas';
import type { CvDocument } from '@/lib/domain/cv-document';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { headingKind } from '@/lib/cv/profile/section-headings';
import { tokenize } from '@/lib/analysis/engines/offline/text/tokenize';
import { alternatives } from '@/lib/word-lists/word-pattern';
import { isAmount, isSubject } from './weak-quote';
import type { NumberedSentence } from './number-sentences';
import words from './words/told-above.json';

const dates = /(?<!\d)(?:19|20)\d{2}(?!\d)/;
const category = /^[abcdt]e?$/;
const grade = new RegExp(`^(?:[abc][12]|${alternatives(words.levels)})$`, 'u');
const portfolio = new RegExp(`(?<![\\p{L}])(?:${alternatives(words.portfolio)})(?![\\p{L}])`, 'u');
const social = new RegExp(`(?:^|[/.])(?<site>${words.social.join('|')})\\.(?:com|me|pl|net)(?:/|$)`, 'u');
const answer = new RegExp(`^(?<label>[^:\\n]{2,60}):\\s*(?:${words.answers.join('|')})[.!]?$`, 'u');
const labelled = /^(?<label>[^:\n]{2,60}):\s*\S/u;
const customers = new RegExp(`(?<![\\p{L}])(?:${alternatives(words.customers)})(?![\\p{L}])`, 'u');
const school = new RegExp(`(?<![\\p{L}])(?:${alternatives(words.schools)})(?![\\p{L}])`, 'u');
/** Lines between dates and the title of their job; between the members of a list and its heading. */
const mostAbove = { dates: 2, list: 4 };
const longestLabel = 4;

const pageText = (document: CvDocument, { page }: Quote): string =>
  document.pages.find(({ number }) => number === page)?.text ?? '';

/** The lines above a quote that hold something, the nearest first. */
function linesAbove(document: CvDocument, quote: Quote, most: number): string[] {
  const text = pageText(document, quote);
  const before = text.slice(0, text.lastIndexOf('\n', quote.start - 1) + 1).slice(-1000);
  return before
    .split('\n')
    .filter((line) => line.trim() !== '')
    .toReversed()
    .slice(0, most);
}

const speaksOf = (line: string, criterion: string): boolean =>
  tokenize(line).some((word) => word.text.length > 2 && !isAmount(word) && isSubject(word, criterion));
const plain = (line: string): string => foldSameLength(line).trim().replace(/:$/, '');
const isShort = (line: string): boolean => tokenize(line).length <= longestLabel;

/** Where the nearest line of several stands that is a heading, whatever it is about. */
function headingAbove(document: CvDocument, quote: Quote): string | undefined {
  const lines = linesAbove(document, quote, mostAbove.list);
  return lines.find((line) => headingKind(plain(line)) !== null || isCapitals(line));
}
const isLink = (text: string): boolean => /^\S{4,300}$/.test(text) && /\p{L}\.\p{L}{2}/u.test(text);
const isCapitals = (line: string): boolean => /\p{Lu}{3}/u.test(line) && line === line.toUpperCase();

/** "www.anna.example/prace" where a portfolio is asked for; a page for contacts is none unless it is named. */
export function isPortfolio({ quote }: Quote, criterion: string): boolean {
  const asked = foldSameLength(criterion);
  const link = foldSameLength(quote).trim();
  if (!isLink(link) || !portfolio.test(asked)) return false;
  const site = social.exec(link)?.groups?.site;
  return site === undefined || new RegExp(`(?<![\\p{L}])${site}(?![\\p{L}])`, 'u').test(asked);
}

const placeholder = '[LINK]';

/**
 * The links of the CV that a quote means: the one that it names, or those whose placeholder it contains, nearest to
 * its line first.
 */
export function findLinks(document: CvDocument, sentences: NumberedSentence[], line: number, quote: string): Quote[] {
  const quoteAt = (page: number, start: number, end: number): Quote => {
    const text = document.pages.find(({ number }) => number === page)?.text ?? '';
    return { page, start, end, quote: text.slice(start, end) };
  };
  if (quote.includes(placeholder)) {
    const near = sentences.toSorted((one, other) => Math.abs(one.id - line) - Math.abs(other.id - line));
    return near.flatMap(({ page, text, offsets }) => {
      const at = text.indexOf(placeholder);
      const [start, end] = [offsets[at], offsets[at + placeholder.length]];
      return start === undefined || end === undefined ? [] : [quoteAt(page, start, end)];
    });
  }
  const link = quote.trim();
  if (!isLink(link)) return [];
  return document.pages.flatMap(({ number, text }) => {
    const start = text.indexOf(link);
    return start < 0 ? [] : [quoteAt(number, start, start + link.length)];
  });
}

/**
 * Whether the place of a quote that says nothing by itself says what it is about: dates below the title of the job, a level below the
 * language, categories below "Licences".
 */
export function isToldByPlace(document: CvDocument, quote: Quote, criterion: string): boolean {
  const tokens = tokenize(quote.quote.normalize('NFKC'));
  if (tokens.length === 0) return false;
  if (dates.test(quote.quote)) {
    const above = linesAbove(document, quote, mostAbove.dates);
    const otherJob = above.findIndex((line) => dates.test(line));
    const own = above.slice(0, otherJob < 0 ? undefined : otherJob);
    // Dates of a school are not dates of work.
    if (own.some((line) => school.test(foldSameLength(line))) && !school.test(foldSameLength(criterion))) return false;
    return own.some((line) => headingKind(plain(line)) === null && speaksOf(line, criterion));
  }
  if (tokens.every(({ folded }) => category.test(folded))) {
    const heading = headingAbove(document, quote);
    return heading !== undefined && speaksOf(heading, criterion);
  }
  const [label] = linesAbove(document, quote, 1);
  return (
    tokens.every(({ folded }) => grade.test(folded)) &&
    label !== undefined &&
    isShort(label) &&
    speaksOf(label, criterion)
  );
}

/** Whether the CV answers the criterion on a line of its own, and the quote answers something else: "Own car: no". */
export function isAnswerToOther(document: CvDocument, quote: Quote, criterion: string): boolean {
  const label = answer.exec(foldSameLength(quote.quote).trim())?.groups?.label;
  if (label === undefined || speaksOf(label, criterion)) return false;
  return pageText(document, quote)
    .split('\n')
    .some((line) => speaksOf(labelled.exec(line)?.groups?.label ?? '', criterion));
}

/**
 * Whether a quote stands in a list of interests, or of the customers of the person's firm: neither is the person's
 * skill.
 */
export function isOfOtherList(document: CvDocument, quote: Quote, criterion: string): boolean {
  const heading = headingAbove(document, quote);
  if (heading === undefined || speaksOf(heading, criterion)) return false;
  const folded = plain(heading);
  return headingKind(folded) === 'interests' || (isCapitals(heading) && customers.test(folded));
}
