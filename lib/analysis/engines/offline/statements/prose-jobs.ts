import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { datePoint, monthOf } from '@/lib/analysis/engines/offline/text/date-point';
import { findDateRanges, opensWithSince, type DateRange } from '@/lib/analysis/engines/offline/text/date-ranges';
import { isStudy } from './study-years';
import { findProseSentences, type ProseSentence } from './prose-sentences';
import * as words from '@/lib/analysis/engines/offline/lexicon/job-words';

/** A job that sentences tell of. */
export interface ProseJob {
  line: number;
  range: DateRange;
  span: [start: number, end: number];
  said: string;
  /** Nothing says when it ended: it lasted until the next one, or still does. */
  isUntilNext: boolean;
}

type Event = { kind: 'range'; range: DateRange } | { kind: 'start' | 'end' | 'still'; month: number };
type Dated = Event & { start: number; end: number };

const clauseEnd = /[,;:()]|\b(?:and|i|a|oraz|but|ale)\b/g;
const point = new RegExp(datePoint, 'g');

/** Whether work began or ended, by the verbs of a clause; null where it has none of either. */
function kindOf(clause: string, sentence: string): 'start' | 'end' | 'other' | null {
  if (words.lesson.test(clause) && !isJobTitle(clause) && !words.joins.test(clause)) return 'other';
  if (words.ends.test(clause)) return 'end';
  if (words.joins.test(clause)) return 'start';
  return words.begins.test(clause) && (words.work.test(sentence) || isJobTitle(sentence)) ? 'start' : null;
}

/** What the date `[start, end)` of a sentence is: by its own clause, else by the next or the one before. */
function kindOfDate(sentence: string, start: number, end: number): 'start' | 'end' | 'other' | null {
  if (words.until.test(sentence.slice(0, start))) return 'end';
  const marks = [...sentence.matchAll(clauseEnd)].map(({ index }) => index);
  const before = [0, ...marks.filter((at) => at < start)];
  const after = [...marks.filter((at) => at >= end), sentence.length];
  const clauses = [
    [before.at(-1), after[0]],
    [after[0], after[1]],
    [after[1], after[2]],
    [before.at(-2), before.at(-1)],
  ];
  const kinds = clauses.map(([from, to]) =>
    from === undefined || to === undefined ? null : kindOf(sentence.slice(from, to), sentence),
  );
  return kinds[0] ?? kinds.find((kind) => kind === 'start' || kind === 'end') ?? null;
}

/** "Od 2015 byłem …": a beginning, though it looks as if it lasted until today. */
const isBeginning = (sentence: string, { start, isOpen }: DateRange): boolean =>
  isOpen && /^(?:od|from)\b/.test(sentence.slice(start)) && !words.lasts.test(sentence) && !words.still.test(sentence);

function eventsOf({ folded }: ProseSentence, reference: number): Dated[] {
  const ranges = findDateRanges(folded, reference);
  const found: Dated[] = ranges.map((range) =>
    isBeginning(folded, range)
      ? { kind: 'start', month: range.from, start: range.start, end: range.end }
      : { kind: 'range', range, start: range.start, end: range.end },
  );
  for (const { 0: date, index } of folded.matchAll(point)) {
    const end = index + date.length;
    if (ranges.some((range) => index < range.end && range.start < end)) continue;
    const kind = kindOfDate(folded, index, end);
    const month = monthOf(date);
    if ((kind === 'start' || kind === 'end') && month && month.value <= reference)
      found.push({ kind, month: month.value + (kind === 'end' && !month.isYear ? 1 : 0), start: index, end });
  }
  found.sort((one, other) => one.start - other.start);
  const mark = words.still.exec(folded);
  if (mark && !ranges.some(({ end, isOpen }) => isOpen && end > mark.index))
    found.push({ kind: 'still', month: reference + 1, start: mark.index, end: mark.index + mark[0].length });
  return found;
}

/** The line that a date of a sentence begins on. */
function lineOf({ lines: [first, last], start }: ProseSentence, date: Dated, lines: readonly SectionLine[]): number {
  return first + lines.slice(first, last + 1).findLastIndex((line) => line.start <= start + date.start);
}

/** Whether what is said of a range is of a job. */
function isWork(
  sentence: string,
  said: string,
  range: DateRange,
  lines: readonly SectionLine[],
  line: number,
): boolean {
  const isSince = range.isOpen && opensWithSince.test(sentence.slice(range.start));
  if (isSince && !words.works.test(sentence) && !isJobTitle(sentence)) return false;
  if (isSince && words.lives.test(sentence.slice(0, range.start))) return false;
  return (
    (!isStudy(lines, line, sentence) && !words.lesson.test(said) && !words.pastime.test(said)) ||
    words.works.test(said) ||
    isJobTitle(said)
  );
}

/**
 * Jobs told in sentences, in reading order: by ranges, by "joined … left …" and by beginnings that the next one ends.
 *
 * @param lines without blank ones
 * @param reference the month of "present"
 * @returns the jobs, and the sentences they may be told in
 */
export function findProseJobs(lines: readonly SectionLine[], reference: number) {
  const sentences = findProseSentences(lines);
  const jobs: ProseJob[] = [];
  for (const sentence of sentences) {
    if (words.unpaid.test(sentence.folded)) continue;
    const events = eventsOf(sentence, reference);
    for (const [index, event] of events.entries()) {
      const said = sentence.folded.slice(
        index === 0 ? 0 : events[index - 1]?.end,
        events[index + 1]?.start ?? sentence.folded.length,
      );
      const line = lineOf(sentence, event, lines);
      const told = { line, said, span: [sentence.start, sentence.end] } satisfies Partial<ProseJob>;
      const open = jobs.at(-1);
      if (event.kind === 'range') {
        if (isWork(sentence.folded, said, event.range, lines, line))
          jobs.push({ ...told, range: event.range, isUntilNext: false });
      } else if (event.kind === 'start') {
        const { month: from, start, end } = event;
        jobs.push({ ...told, range: { from, to: reference + 1, isOpen: true, start, end }, isUntilNext: true });
      } else if (open?.isUntilNext && event.month > open.range.from) {
        open.isUntilNext = false;
        open.range = { ...open.range, to: event.month, isOpen: event.kind === 'still' };
      }
    }
  }
  return { jobs, sentences };
}
