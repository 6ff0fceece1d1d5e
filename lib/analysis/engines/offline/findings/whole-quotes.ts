import type { Quote } from '@/lib/domain/analysis-schemas';
import type { CvPage } from '@/lib/domain/cv-document';
import type { SectionLine } from '@/lib/cv/profile/sections';
import { lengthOfForms } from '@/lib/cv/word-forms/fold-forms';
import { type CvIndex } from '@/lib/analysis/engines/offline/statements/cv-index';
import { endsSentence, sentenceBreaks } from '@/lib/analysis/engines/offline/text/sentence-ends';
import { longestSentence } from '../statements/line-lengths';

/** Lines of a column at least this wide are wrapped by the page, shorter ones are a list. */
const narrowestColumn = 25;
/** Letters differ in width: a line that the next word would bring to this share of the longest one was wrapped. */
const wrappedShare = 0.85;
/** Lines of one cell begin within so many points. */
const cellIndent = 20;

const itemStart = /^\s*(?:[^\p{L}\p{N}\s(„“"'&+]|\d{1,2}[.)]\s|(?:\d{1,2}[./-])?(?:19|20)\d\d\b)/u;
/** "j. angielski – dobry" above "j. słowacki – dobry": a list of pairs. */
const pair = /^\s*\S+(?: \S+){0,2}(?: [–—-]|:) /u;
/** "pracowałem w" / "Niemczech", "Excel," / "Word". */
const unfinished = /(?:[,(–—/&-]|(?:^|\s)(?:\p{Ll}{1,2}|oraz|lub|and|the|for|with))$/u;

/** Line breaks by the margin: the next word would not have fitted, or the line stops in the middle of a phrase. */
function isWrapped(above: SectionLine, line: SectionLine, columnWidth: number): boolean {
  if (unfinished.test(above.text.trim())) return true;
  const nextWord = line.folded.trimStart().split(/\s/, 1)[0] ?? '';
  const length = lengthOfForms(above.folded) + 1 + nextWord.length;
  const isFull = columnWidth >= narrowestColumn && length >= wrappedShare * columnWidth;
  return isFull && /^\s*[\p{Ll}\p{N}(&]/u.test(line.text);
}

const contains = (one: Quote, other: Quote): boolean =>
  one.page === other.page && one.start <= other.start && other.end <= one.end;

/** Where the character at an offset stands on the page, points from the left; null where the page has no places. */
function leftOf({ spans }: CvPage, offset: number): number | null {
  const span = spans.find(({ start, end }) => start <= offset && offset < end);
  return span ? span.x + ((offset - span.start) / (span.end - span.start)) * span.width : null;
}

/** Whether a line belongs to another column of a table than the cell with which the line above ends. */
function isLeftOfCell(page: CvPage, cell: number, line: number): boolean {
  if (page.text.charAt(cell - 1) !== '\t') return false;
  const [left, right] = [leftOf(page, line), leftOf(page, cell)];
  return left !== null && right !== null && left < right - cellIndent;
}

class Sentences {
  private readonly cv: CvIndex;
  private readonly widths = new Map<string, number>();

  constructor(cv: CvIndex) {
    this.cv = cv;
    for (const line of cv.lines) {
      const key = this.columnOf(line);
      this.widths.set(key, Math.max(this.widths.get(key) ?? 0, lengthOfForms(line.folded)));
    }
  }

  private columnOf({ page, section }: SectionLine): string {
    return `${page} ${section}`;
  }

  /** Whether a sentence or list item goes on from the line above `index`. */
  private continues(index: number): boolean {
    const [above, line] = [this.cv.lines[index - 1], this.cv.lines[index]];
    if (!above || !line || above.isHeading || line.isHeading) return false;
    if (above.page !== line.page || above.section !== line.section || itemStart.test(line.text)) return false;
    const page = this.cv.document.pages.find(({ number }) => number === line.page);
    const before = above.text.trim();
    if (!page || /\n\s*\n/.test(page.text.slice(above.end, line.start))) return false;
    if (isLeftOfCell(page, above.start, line.start) || before.includes('\t') || line.text.includes('\t')) return false;
    if (pair.test(above.text) && pair.test(line.text)) return false;
    return !endsSentence(before) && isWrapped(above, line, this.widths.get(this.columnOf(line)) ?? 0);
  }

  private startOfLastSentence(index: number): number {
    const { start, text } = this.cv.lines[index] ?? { start: 0, text: '' };
    const lead = /^[^\p{L}\p{N}.+(]*/u.exec(text)?.[0].length ?? 0;
    return start + (sentenceBreaks(text).at(-1) ?? lead);
  }

  private endOfFirstSentence(index: number): number {
    const { start, text } = this.cv.lines[index] ?? { start: 0, text: '' };
    return start + text.slice(0, sentenceBreaks(text)[0]).trimEnd().length;
  }

  /** The quote with the lines over which its first and last sentence run; itself where that would be too long. */
  complete(quote: Quote): Quote {
    const isIn = (line: SectionLine, offset: number): boolean =>
      line.page === quote.page && line.start <= offset && offset < line.end;
    let first = this.cv.lines.findIndex((line) => isIn(line, quote.start));
    let last = this.cv.lines.findIndex((line) => isIn(line, quote.end - 1));
    if (first < 0 || last < 0) return quote;
    const [ownFirst, ownLast] = [first, last];
    while (this.continues(first)) first -= 1;
    while (this.continues(last + 1)) last += 1;
    const start = first < ownFirst ? this.startOfLastSentence(first) : quote.start;
    const end = last > ownLast ? this.endOfFirstSentence(last) : quote.end;
    return (end - start <= longestSentence && this.cv.quotes.ofRange(quote.page, start, end)) || quote;
  }
}

/**
 * Completes quotes of a CV to whole sentences or list items, where the page wrapped them over several lines.
 *
 * @returns a function from quotes to completed ones in their order, without those that another one contains
 */
export function quoteCompleter(cv: CvIndex): (quotes: readonly Quote[]) => Quote[] {
  const sentences = new Sentences(cv);
  return (quotes) => {
    const whole = quotes.map((quote) => sentences.complete(quote));
    return whole.filter((quote, index) =>
      whole.every((other, at) => at === index || !contains(other, quote) || (contains(quote, other) && index < at)),
    );
  };
}
