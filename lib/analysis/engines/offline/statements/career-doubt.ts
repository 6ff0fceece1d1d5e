import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { datePoint, monthOf } from '@/lib/analysis/engines/offline/text/date-point';
import type { DateRange } from '@/lib/analysis/engines/offline/text/date-ranges';
import { otherThanJobs, ofWork } from '@/lib/analysis/engines/offline/lexicon/job-words';
import { isStudy } from './study-years';
import { findProseSentences, isBullet } from './prose-sentences';

type Months = Pick<DateRange, 'from' | 'to'>;

/** What a CV says of its jobs' dates and lengths. */
export interface SumOfJobs {
  lines: readonly SectionLine[];
  /** Dated jobs, and times without one. */
  times: readonly Months[];
  months: number;
  /** Jobs for which nothing says how long they lasted. */
  unknownJobs: number;
  /** Months of experience that the CV states. */
  stated: number;
}

const point = new RegExp(`(?<![\\w/])${datePoint}`, 'g');

/** Whether a date is of none of the times. */
function isLoose(date: string, times: readonly Months[], reference: number): boolean {
  const month = monthOf(date);
  if (!month || month.value > reference) return false;
  return !times.some(({ from, to }) => month.value >= from - yearTolerance && month.value <= to + yearTolerance);
}

/** The only texts in which dates may be of jobs: lines of their section, and clauses of sentences about work. */
function textsOfWork(lines: readonly SectionLine[]): string[] {
  const listed = lines.flatMap((line, index) =>
    line.section === 'experience' && !line.isHeading && !isBullet(line) && !isStudy(lines, index) ? [line.folded] : [],
  );
  const told = findProseSentences(lines).flatMap(({ folded }) =>
    ofWork.test(folded) || isJobTitle(folded) ? folded.split(/[,;:()]/) : [],
  );
  return [...listed, ...told];
}

function hasGap(times: readonly Months[], reference: number): boolean {
  let reached = Infinity;
  for (const { from, to } of times.toSorted((one, other) => one.from - other.from)) {
    if (from - reached >= longestGap) return true;
    reached = reached === Infinity ? to : Math.max(reached, to);
  }
  return times.length > 0 && reference - reached >= longestGap;
}

/**
 * Whether the sum of a CV's jobs may be wrong: dates among its jobs belong to none that was found, jobs have no length, no
 * work is found for years, or the CV itself states a much longer time.
 */
export function isSumUnsure({ lines, times, months, unknownJobs, stated }: SumOfJobs, reference: number): boolean {
  if (unknownJobs > 0 || (months === 0 && lines.some(({ section }) => section === 'experience'))) return true;
  if (stated > months * clearlyMore || hasGap(times, reference)) return true;
  return textsOfWork(lines).some(
    (text) => !otherThanJobs.test(text) && [...text.matchAll(point)].some(([date]) => isLoose(date, times, reference)),
  );
}

// From how many months on a career has a gap or a sum of jobs is in doubt.

/** The sum may be off by so many months where years are bare. */
const yearTolerance = 12;

/** A stated length beyond this multiple of the sum means that jobs are missing. */
const clearlyMore = 1.6;

/** So many months without any work, until today or between jobs: one may have been missed. */
const longestGap = 24;
