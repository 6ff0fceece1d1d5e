import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import type { SectionLine } from '@/lib/cv/profile/sections';
import { valid } from '@/lib/analysis/engines/offline/lexicon/job-words';
import { readableLines } from '@/lib/analysis/engines/offline/statements/cv-index';
import { findDatedJobs } from '@/lib/analysis/engines/offline/statements/dated-jobs';
import { isBullet } from '@/lib/analysis/engines/offline/statements/prose-sentences';
import {
  findDateRanges,
  findReversedRanges,
  monthIndex,
  opensWithSince,
  type DateRange,
} from '@/lib/analysis/engines/offline/text/date-ranges';
import type { CvDocument } from '@/lib/domain/cv-document';
import type { DateDoubt } from '@/lib/domain/date-doubts';

const mostDoubts = 5;
const longestQuote = 300;
/** People write down a job that they will begin soon. */
const soonMonths = 1;
/** Dates that lie ahead are read too: ranges that begin later than "present" are none. */
const yearsAhead = 20;
/** What is said of a time that is still to come. */
const ahead =
  /\b(?:accepted|przyjet|plan|przewid|zamierz|rozpoczn|zaczn|oczekiw|expect|anticipat|intend|future|upcoming|will (?:start|begin|join)|starting|due to)/;

type Line = SectionLine;
type Found = Omit<DateDoubt, 'quote'> & { line: Line };

const textIn = ({ text }: Line, { start, end }: Pick<DateRange, 'start' | 'end'>): string =>
  text.slice(start, end).trim();

/** Jobs and studies that end before they begin. */
function findReversed(lines: readonly Line[]): Found[] {
  return lines.flatMap((line) => {
    if (line.isHeading || (line.section !== 'experience' && line.section !== 'education')) return [];
    return findReversedRanges(line.folded).flatMap(({ from, to, start, end }) => {
      // A figure of a bullet: "costs 2022 – 2019".
      if (isBullet(line) && /[a-z]{3}/.test(line.folded.slice(0, start))) return [];
      const said = line.text.slice(start, start + from.length).trim();
      const against = line.text.slice(end - to.length, end).trim();
      return [{ kind: 'ENDS_BEFORE_BEGIN' as const, said, against, line }];
    });
  });
}

interface Told {
  line: Line;
  range: DateRange;
  isJob: boolean;
}

/** The times of jobs, and those of schools, the future ones too. */
function findTold(lines: readonly Line[], reference: number): Told[] {
  const jobs = findDatedJobs(lines, reference).flatMap(({ line, range }) => {
    const own = lines[line];
    // Elsewhere a date may be from when somebody is free.
    return own?.section === 'experience' ? [{ line: own, range, isJob: true }] : [];
  });
  const schools = lines.flatMap((line) =>
    line.section === 'education' && !line.isHeading
      ? findDateRanges(line.folded, reference).map((range) => ({ line, range, isJob: false }))
      : [],
  );
  return [...jobs, ...schools].filter(
    ({ line, range }) => !ahead.test(foldToLatin(line.text)) && !valid.test(line.folded.slice(0, range.start)),
  );
}

/**
 * Dates of a CV that contradict each other or the file's own date: a job or study that ends before it begins, that begins in the
 * future, or that is of a time after the file was last changed. Jobs at the same time contradict nothing, nor does the planned end
 * of a study. How old anybody is is not asked. Without a date of the file nothing is compared with it.
 *
 * @param document the candidate's own part
 * @param day of the analysis, `YYYY-MM-DD`
 * @returns at most five, in reading order
 */
export function findDateDoubts(document: CvDocument, day: string): DateDoubt[] {
  const lines = readableLines(document);
  const present = monthIndex(day);
  const madeOn = document.madeOn !== undefined && document.madeOn <= day ? document.madeOn : null;
  const made = madeOn === null ? null : monthIndex(madeOn);
  const later = findTold(lines, present + 12 * yearsAhead).flatMap(({ line, range, isJob }): Found[] => {
    const { from, to, isOpen } = range;
    const said = textIn(line, range);
    if (from > present + soonMonths) {
      // "From January 2027" says itself that it is to come.
      const isAnnounced = opensWithSince.test(line.folded.slice(range.start));
      return isAnnounced ? [] : [{ kind: 'IN_FUTURE', said, against: day, line }];
    }
    if (made === null || madeOn === null) return [];
    const hasEnded = isJob && !isOpen && to - 1 <= present;
    const isAfter = from > made + soonMonths || (hasEnded && to - 1 > made + soonMonths);
    return isAfter ? [{ kind: 'AFTER_FILE', said, against: madeOn, line }] : [];
  });
  const seen = new Set<string>();
  return [...findReversed(lines), ...later]
    .toSorted((one, other) => one.line.page - other.line.page || one.line.start - other.line.start)
    .map(({ line, ...doubt }) => ({ ...doubt, quote: line.text.trim().slice(0, longestQuote) }))
    .filter(({ said, quote }) => {
      const key = `${said} ${quote}`;
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .slice(0, mostDoubts);
}
