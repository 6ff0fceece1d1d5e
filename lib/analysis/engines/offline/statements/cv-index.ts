import type { Quote } from '@/lib/domain/analysis-schemas';
import type { CvDocument } from '@/lib/domain/cv-document';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { findSectionLines, type SectionLine } from '@/lib/cv/profile/sections';
import { findPhrases, type PhraseHit } from '@/lib/analysis/engines/offline/lexicon/find-phrases';
import { familyMatch, wordKeys, wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import { partnersOf } from '@/lib/analysis/engines/offline/lexicon/word-partners';
import { findDurations, type Duration } from '@/lib/analysis/engines/offline/text/durations';
import { sentenceBreaks, shortestMargin } from '@/lib/analysis/engines/offline/text/sentence-ends';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';
import type { Strength } from './statement';
import { monthIndex, monthsCovered } from '@/lib/analysis/engines/offline/text/date-ranges';
import { findPositions, type Position } from './positions';
import { findUndatedJobs } from './undated-jobs';
import { isSumUnsure, type Career } from './career-doubt';

/** A word of the CV; `start` and `end` are offsets in the page's text, `line` indexes the CV's lines. */
export interface CvToken extends Token {
  line: number;
}

export interface WordHit {
  token: number;
  /** 0..1 */
  quality: number;
}

/** A duration stated in a line; offsets are within the line. */
export interface StatedDuration extends Duration {
  line: number;
}

const familyLength = 5;
/** For a word of the same meaning. */
const partnerQuality = 0.8;
const maxQuoteLength = 180;
/** A longer sentence is quoted in part, in characters. */
export const longestSentence = 400;
/** Lines wrap at about this share of the longest. */
const marginShare = 0.7;

/** Lines without blank ones and data-protection consent. */
function readableLines(document: CvDocument): SectionLine[] {
  return findSectionLines(document).filter((line) => line.section !== 'clause' && line.text.trim() !== '');
}

function endsBefore(line: SectionLine | undefined, page: number, offset: number): boolean {
  return line !== undefined && (line.page < page || (line.page === page && line.end <= offset));
}

/** E-mail and web addresses: their words say nothing of the candidate. */
const address = /[\w.+-]{1,64}@[\w.-]{1,200}|\bhttps?:\/\/\S+|\bwww\.\S+/gi;

function lineTokens(document: CvDocument, lines: readonly SectionLine[]): CvToken[] {
  const tokens: CvToken[] = [];
  let clauses = 0;
  let at = 0;
  for (const page of document.pages) {
    const ofPage = tokenize(page.text.replace(address, (found) => ' '.repeat(found.length)));
    for (const token of ofPage) {
      while (endsBefore(lines[at], page.number, token.start)) at += 1;
      const line = lines[at];
      if (!line || line.page !== page.number || token.start < line.start) continue;
      // A heading is a separate clause.
      const clause = clauses + token.clause * 2 + (line.isHeading ? 1 : 0);
      tokens.push({ ...token, clause, line: at });
    }
    clauses += ((ofPage.at(-1)?.clause ?? 0) + 1) * 2;
  }
  return tokens;
}

function pushTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Index of one CV for judging. */
export class CvIndex {
  readonly document: CvDocument;
  readonly lines: readonly SectionLine[];
  readonly tokens: readonly CvToken[];
  /** Hits by the lexicon group they prove. */
  readonly groupHits = new Map<number, PhraseHit[]>();
  readonly positions: readonly Position[];
  /** Lines on which jobs without dates begin. */
  readonly undatedJobs: readonly number[];
  /** Times that the CV says were without work. */
  readonly breaks: readonly Position[];
  readonly durations: readonly StatedDuration[];
  /** Months of work covered by dated jobs, without double-counting overlaps, and those that other jobs are said to have lasted; without any what the CV states. */
  readonly careerMonths: number;
  readonly referenceMonth: number;
  /** A shorter line was ended by its author, not by the margin. */
  readonly marginAt: number;
  /** Claims judged before, by their tokens. */
  readonly strengths = new Map<string, Strength>();
  private readonly byWord = new Map<string, number[]>();
  private readonly byFamily = new Map<string, number[]>();
  private readonly firstTokens = new Map<number, number>();
  private readonly durationsByLine = new Map<number, StatedDuration[]>();
  private readonly foldedPages: ReadonlyMap<number, string>;
  private readonly career: Career;
  /** Lines of dated jobs. */
  private readonly jobLines = new Set<number>();

  constructor(document: CvDocument, referenceDate: string) {
    this.document = document;
    this.foldedPages = new Map(document.pages.map(({ number, text }) => [number, foldSameLength(text)]));
    this.referenceMonth = monthIndex(referenceDate);
    this.lines = readableLines(document);
    const longest = this.lines.reduce((length, { text }) => Math.max(length, text.length), 0);
    this.marginAt = Math.max(shortestMargin, marginShare * longest);
    this.tokens = lineTokens(document, this.lines);
    const dated = findPositions(this.lines, this.referenceMonth);
    this.positions = dated.filter(({ isLeave }) => !isLeave);
    this.breaks = dated.filter(({ isLeave }) => isLeave);
    this.undatedJobs = findUndatedJobs(this.lines, this.positions);
    this.durations = this.lines.flatMap(({ folded }, index) =>
      findDurations(folded).map((duration) => ({ ...duration, line: index })),
    );
    for (const duration of this.durations) pushTo(this.durationsByLine, duration.line, duration);
    const lengths = this.undatedJobs.map((line) => this.lengthOfJob(line));
    const stated = this.statedExperience()?.months ?? 0;
    this.careerMonths = lengths.reduce((sum, months) => sum + months, monthsCovered(this.positions)) || stated;
    this.career = {
      lines: this.lines,
      times: dated,
      months: this.careerMonths,
      unknownJobs: lengths.filter((months) => months === 0).length,
      stated,
    };
    for (const { firstLine, endLine } of this.positions)
      for (let line = firstLine; line < endLine; line += 1) this.jobLines.add(line);
    this.indexWords();
    for (const hit of findPhrases(this.tokens))
      for (const group of hit.phrase.proves) pushTo(this.groupHits, group, hit);
  }

  /** Occurrences of a word, including inflected and (weaker) related forms. */
  findWord(word: Token): WordHit[] {
    const candidates = new Set([...wordKeys(word)].flatMap((key) => this.byWord.get(key) ?? []));
    const family = this.byFamily.get(word.polishStem.slice(0, familyLength)) ?? [];
    for (const candidate of family) candidates.add(candidate);
    return [...candidates].flatMap((token) => {
      const other = this.tokens[token];
      if (!other) return [];
      const quality = wordMatch(word, other) || familyMatch(word, other);
      return quality > 0 ? [{ token, quality }] : [];
    });
  }

  /** Occurrences of a word, or of words that mean the same. */
  findMeaning(word: Token): WordHit[] {
    const found = new Map(this.findWord(word).map((hit) => [hit.token, hit]));
    for (const partner of partnersOf(word))
      for (const { token } of this.findWord(partner))
        if (!found.has(token)) found.set(token, { token, quality: partnerQuality });
    return [...found.values()];
  }

  /** What is said on the line of a job without dates, or alone on the next one: "2 years 6 months". */
  private lengthOfJob(line: number): number {
    const [own] = this.durationsOfLine(line);
    const [below] = this.durationsOfLine(line + 1);
    const isAlone = below?.start === 0 && below.end === this.lines[line + 1]?.folded.trimEnd().length;
    return own?.months ?? (isAlone ? below.months : 0);
  }

  /** Whether `careerMonths` may be wrong: see `isSumUnsure`. */
  isCareerUnsure(): boolean {
    return isSumUnsure(this.career, this.referenceMonth);
  }

  /** The longest experience that the CV states. */
  statedExperience(): StatedDuration | undefined {
    return this.durations
      .filter(({ line }) =>
        /doswiadcz|experience|staz|w (?:zawodzie|branzy)|in the (?:trade|business|industry)/.test(
          this.lines[line]?.folded ?? '',
        ),
      )
      .toSorted((first, second) => second.months - first.months)[0];
  }

  durationsOfLine(line: number): readonly StatedDuration[] {
    return this.durationsByLine.get(line) ?? [];
  }

  isInJob(line: number): boolean {
    return this.jobLines.has(line);
  }

  /** Index of a line's first token. */
  firstTokenOf(line: number): number | undefined {
    return this.firstTokens.get(line);
  }

  /** Index of the first token of a line from an offset of the page on; null without. */
  tokenAt(line: number, start: number): number | null {
    const at = this.tokensOfLine(line).findIndex((token) => token.start >= start);
    const first = this.firstTokenOf(line);
    return at < 0 || first === undefined ? null : first + at;
  }

  tokensOfLine(line: number): CvToken[] {
    const first = this.firstTokenOf(line);
    if (first === undefined) return [];
    let end = first;
    while (this.tokens[end]?.line === line) end += 1;
    return this.tokens.slice(first, end);
  }

  /** The line as evidence, without its bullet; of a very long one the sentence around `[start, end)`, or a part of it. */
  quoteLine(line: number, start?: number, end?: number): Quote | null {
    const found = this.lines[line];
    if (!found) return null;
    const lead = /^[^\p{L}\p{N}.+(]*/u.exec(found.text)?.[0].length ?? 0;
    let from = found.start + lead;
    let to = found.start + found.text.trimEnd().length;
    if (to - from > maxQuoteLength) [from, to] = this.sentenceOf(found, start ?? from, end ?? from, [from, to]);
    if (to - from > longestSentence) {
      const middle = start === undefined || end === undefined ? from : Math.floor((start + end) / 2);
      from = this.wordStart(found, Math.max(from, Math.min(middle - maxQuoteLength / 2, to - maxQuoteLength)));
      to = this.wordEnd(found, Math.min(to, from + maxQuoteLength));
    }
    return this.quoteRange(found.page, from, to);
  }

  /** Those lines as evidence. */
  quoteLines(lines: readonly number[]): Quote[] {
    return lines.flatMap((line) => this.quoteLine(line) ?? []);
  }

  quoteRange(page: number, start: number, end: number): Quote | null {
    const quote = this.document.pages.find((other) => other.number === page)?.text.slice(start, end) ?? '';
    return quote.trim() === '' ? null : { page, start, end, quote };
  }

  /** The folded text between two tokens. */
  foldedFrom(start: CvToken, end: CvToken): string {
    return this.foldedPages.get(this.lines[start.line]?.page ?? 0)?.slice(start.start, end.end) ?? '';
  }

  /** The bounds of the sentence around `[start, end)` within `[from, to)` of a line. */
  private sentenceOf(line: SectionLine, start: number, end: number, [from, to]: [number, number]): [number, number] {
    const breaks = sentenceBreaks(line.text).map((offset) => line.start + offset);
    const first = breaks.findLast((offset) => offset <= start && offset > from) ?? from;
    const next = breaks.find((offset) => offset >= end && offset > first);
    return [first, next === undefined ? to : line.start + line.text.slice(0, next - line.start).trimEnd().length];
  }

  private wordStart(line: SectionLine, at: number): number {
    let start = Math.floor(at);
    while (start > line.start && /\S/.test(line.text.charAt(start - line.start - 1))) start -= 1;
    return start;
  }

  private wordEnd(line: SectionLine, at: number): number {
    let end = Math.floor(at);
    while (end < line.end && /\S/.test(line.text.charAt(end - line.start))) end += 1;
    return end;
  }

  private indexWords(): void {
    this.tokens.forEach((token, index) => {
      for (const key of wordKeys(token)) pushTo(this.byWord, key, index);
      if (token.polishStem.length >= familyLength)
        pushTo(this.byFamily, token.polishStem.slice(0, familyLength), index);
      if (!this.firstTokens.has(token.line)) this.firstTokens.set(token.line, index);
    });
  }
}
