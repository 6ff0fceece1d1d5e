import type { CvDocument } from '@/lib/domain/cv-document';
import { findSectionLines, type SectionLine } from '@/lib/cv/profile/sections';
import { isTitlePlace } from '@/lib/cv/word-forms/title-place';
import { foldForms, lengthOfForms } from '@/lib/cv/word-forms/fold-forms';
import { monthIndex } from '@/lib/analysis/engines/offline/text/date-ranges';
import { shortestMargin } from '@/lib/analysis/engines/offline/text/sentence-ends';
import { Career } from './career';
import { lineTokens, type CvToken } from './cv-tokens';
import { marginShare } from './line-lengths';
import { LineQuotes } from './line-quotes';
import type { Strength } from './statement';
import { WordIndex } from './word-index';

const foldedPagesOf = ({ pages }: CvDocument): Map<number, string> =>
  new Map(pages.map(({ number, text }) => [number, foldForms(text)]));

/** Lines without blank ones and data-protection consent, with feminine forms replaced by masculine ones. */
export function readableLines(
  document: CvDocument,
  foldedPages: ReadonlyMap<number, string> = foldedPagesOf(document),
): SectionLine[] {
  return findSectionLines(document)
    .filter((line) => line.section !== 'clause' && line.text.trim() !== '')
    .map((line) => ({ ...line, folded: foldedPages.get(line.page)?.slice(line.start, line.end) ?? line.folded }));
}

/** One CV, read once for judging: its lines and words, what the words mean, its jobs, its quotes. */
export class CvIndex {
  readonly document: CvDocument;
  readonly lines: readonly SectionLine[];
  readonly tokens: readonly CvToken[];
  readonly words: WordIndex;
  readonly career: Career;
  readonly quotes: LineQuotes;
  readonly referenceMonth: number;
  /** In characters: a shorter line was ended by its author, not by the margin. */
  readonly marginAt: number;
  /** Strengths already computed, by their tokens. */
  readonly strengths = new Map<string, Strength>();
  private readonly foldedPages: ReadonlyMap<number, string>;

  constructor(document: CvDocument, referenceDate: string) {
    this.document = document;
    this.foldedPages = foldedPagesOf(document);
    this.referenceMonth = monthIndex(referenceDate);
    this.lines = readableLines(document, this.foldedPages);
    const longest = this.lines.reduce((length, { folded }) => Math.max(length, lengthOfForms(folded)), 0);
    this.marginAt = Math.max(shortestMargin, marginShare * longest);
    this.tokens = lineTokens(document, this.lines);
    this.words = new WordIndex(this.tokens);
    this.career = new Career(this.lines, this.referenceMonth);
    this.quotes = new LineQuotes(document, this.lines);
  }

  /** Whether the name of a job stands at a word. */
  isTitlePlace({ line, start }: CvToken): boolean {
    return isTitlePlace(this.foldedPages.get(this.lines[line]?.page ?? 0) ?? '', start);
  }

  /** The folded text between two tokens. */
  foldedFrom(start: CvToken, end: CvToken): string {
    return this.foldedPages.get(this.lines[start.line]?.page ?? 0)?.slice(start.start, end.end) ?? '';
  }
}
