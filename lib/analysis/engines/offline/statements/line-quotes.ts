import type { Quote } from '@/lib/domain/analysis-schemas';
import type { CvDocument } from '@/lib/domain/cv-document';
import type { SectionLine } from '@/lib/cv/profile/sections';
import { sentenceBreaks } from '@/lib/analysis/engines/offline/text/sentence-ends';
import { longestQuote, longestSentence, wordsBeside } from './line-lengths';

/** A CV's lines as evidence. */
export class LineQuotes {
  private readonly document: CvDocument;
  private readonly lines: readonly SectionLine[];

  constructor(document: CvDocument, lines: readonly SectionLine[]) {
    this.document = document;
    this.lines = lines;
  }

  /** The line as evidence, without its bullet; of a very long one the sentence around `[start, end)`, or a part of it. */
  ofLine(line: number, start?: number, end?: number): Quote | null {
    const found = this.lines[line];
    if (!found) return null;
    const lead = /^[^\p{L}\p{N}.+(]*/u.exec(found.text)?.[0].length ?? 0;
    let from = found.start + lead;
    let to = found.start + found.text.trimEnd().length;
    if (to - from > longestQuote) [from, to] = this.sentenceOf(found, start ?? from, end ?? from, [from, to]);
    if (to - from > longestSentence)
      [from, to] = this.wordsAround(found, start ?? from, end ?? start ?? from, [from, to]);
    return this.ofRange(found.page, from, to);
  }

  /** Those lines as evidence. */
  ofLines(lines: readonly number[]): Quote[] {
    return lines.flatMap((line) => this.ofLine(line) ?? []);
  }

  ofRange(page: number, start: number, end: number): Quote | null {
    const quote = this.document.pages.find((other) => other.number === page)?.text.slice(start, end) ?? '';
    return quote.trim() === '' ? null : { page, start, end, quote };
  }

  /** The bounds of the sentence around `[start, end)` within `[from, to)` of a line. */
  private sentenceOf(line: SectionLine, start: number, end: number, [from, to]: [number, number]): [number, number] {
    const breaks = sentenceBreaks(line.text).map((offset) => line.start + offset);
    const first = breaks.findLast((offset) => offset <= start && offset > from) ?? from;
    const next = breaks.find((offset) => offset >= end && offset > first);
    return [first, next === undefined ? to : line.start + line.text.slice(0, next - line.start).trimEnd().length];
  }

  /** The words of `[from, to)` around `[start, end)`: as many whether a woman or a man wrote them. */
  private wordsAround(
    { start: offset, text }: SectionLine,
    start: number,
    end: number,
    [from, to]: [number, number],
  ): [number, number] {
    const words = [...text.matchAll(/\S+/g)]
      .map(({ index, 0: { length } }): [number, number] => [offset + index, offset + index + length])
      .filter(([first, last]) => first >= from && last <= to);
    const before = words.filter(([, last]) => last <= start).slice(-wordsBeside);
    const behind = words.filter(([first]) => first >= end).slice(0, wordsBeside);
    const inside = words.filter(([first, last]) => last > start && first < end);
    const all = [...before, ...inside, ...behind];
    return [all[0]?.[0] ?? from, all.at(-1)?.[1] ?? to];
  }
}
