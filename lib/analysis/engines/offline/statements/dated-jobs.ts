import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { isWithin, opensWithSince, type DateRange } from '@/lib/analysis/engines/offline/text/date-ranges';
import { findJobDates } from './job-dates';
import { founded, pastime, students, unpaid, valid } from '@/lib/analysis/engines/offline/lexicon/job-words';
import { isStudy } from './study-years';
import { findProseJobs } from './prose-jobs';
import { isBullet } from './prose-sentences';
import {
  linesToTitle,
  longestLine,
  mostDatesOfCareer,
  mostDatesOfLine,
  shortestTitle,
  titleLength,
} from './line-lengths';

/** A line with the dates of a job, or of a time without one. */
export interface DatedLine {
  line: number;
  range: DateRange;
  /** In running text only its own sentence, as offsets in the page. */
  span: [start: number, end: number] | null;
  /** What is said of that time: the sentence, or the line with the title beside a date that stands alone. */
  said: string;
  /** "I have driven since 1997": it may sum up the jobs below. */
  isSummary: boolean;
  /** The dates of its section stand before or above their titles. */
  isDateFirst: boolean;
}

const withJobs = new Set<SectionLine['section']>([
  'experience',
  'header',
  'about',
  'other',
  'contact',
  'projects',
  'education',
  'skills',
  'languages',
]);
const sentenceStart = /[.;!?]\s+(?=\p{Lu})/gu;

/** Finds the sentence around an offset of a line; null in a line that is no running text. */
function sentenceSpans({ text, start }: SectionLine): (at: number) => DatedLine['span'] {
  if (text.length <= longestLine) return () => null;
  const ends = [0, ...[...text.matchAll(sentenceStart)].map(({ index }) => index + 1), text.length];
  return (at) => [
    start + (ends.findLast((end) => end <= at) ?? 0),
    start + (ends.find((end) => end > at) ?? text.length),
  ];
}

const isSince = (folded: string, { start, isOpen }: DateRange): boolean =>
  isOpen && opensWithSince.test(folded.slice(start, start + 6));
const isShorter = (one: DateRange, other: DateRange): boolean => one.to - one.from < other.to - other.from;

const isAboveJobs = ({ section }: SectionLine): boolean => section === 'header' || section === 'about';

/** "(3 lata 11 miesięcy)", "· 2 yrs 7 mos" behind a date. */
const ownLength =
  /[(·|,]?\s?(?:\d{1,2}\s?(?:lat|lata|rok|miesiac|miesiace|miesiecy|mies|years?|yrs?|months?|mos?)\b\.?,?\s?){1,2}\)?/;

/** Nothing but how long it was: "7 lat 2 miesiące" below an employer. */
export const isLengthAlone = ({ folded }: SectionLine): boolean => folded.replace(ownLength, '').trim() === '';

/** Nothing but a date, in brackets or after a bullet, and how long it was. */
export function isAlone({ folded }: SectionLine, { start, end }: DateRange): boolean {
  const rest = folded.length > longestLine ? 'a' : folded.slice(0, start) + folded.slice(end).replace(ownLength, '');
  return !/[a-z]{3}/.test(rest);
}

/** The line with the title of a date that stands alone: the one above, unless the dates of its section stand above their titles. */
function titleBeside(lines: readonly SectionLine[], index: number, isDateFirst: boolean): string {
  const isTitle = (line: SectionLine | undefined) =>
    line !== undefined && !line.isHeading && (isDateFirst || !/\d{4}/.test(line.folded));
  const [above, below] = [lines[index - 1], lines[index + 1]];
  const isAbove =
    !isDateFirst &&
    isTitle(above) &&
    (isJobTitle(above?.folded ?? '') || !isTitle(below) || !isJobTitle(below?.folded ?? ''));
  const beside = isAbove ? above : below;
  return isTitle(beside) ? (beside?.folded.slice(0, longestLine) ?? '') : '';
}

/** The headings, by index, of sections whose dates stand before or above their titles, as the first one does. */
function findDateFirst(lines: readonly SectionLine[], reference: number): Set<number> {
  return new Set(
    lines.flatMap(({ isHeading }, index) => {
      const first = lines[index + 1];
      const [range] = isHeading && first && !first.isHeading ? findJobDates(lines, index + 1, reference) : [];
      return first && range && !/[a-z]{3}/.test(first.folded.slice(0, range.start)) ? [index] : [];
    }),
  );
}

/** Those dates of a line that may be a job's. */
function jobsOnLine(
  lines: readonly SectionLine[],
  index: number,
  ranges: readonly DateRange[],
  isDateFirst: boolean,
): DatedLine[] {
  const line = lines[index];
  if (!line || ranges.length === 0) return [];
  const spanAt = sentenceSpans(line);
  const kept = new Map<number, string | null>();
  /** What a sentence says; null where it is about something else. */
  const saidIn = (span: DatedLine['span'], range: DateRange): string | null => {
    const [from, to] = span ?? [line.start, line.end];
    const known = kept.get(from);
    if (known !== undefined) return known;
    const own = line.folded.slice(from - line.start, to - line.start);
    const said = isAlone(line, range) ? `${own} ${titleBeside(lines, index, isDateFirst)}` : own;
    const isOther = unpaid.test(said) || students.test(said) || isStudy(lines, index, said);
    kept.set(from, isOther ? null : said);
    return isOther ? null : said;
  };
  return ranges
    .slice(0, mostDatesOfLine)
    .filter(({ start }) => {
      const before = line.folded.slice(0, start);
      return !valid.test(before) && !founded.test(before);
    })
    .map((range) => {
      const isSummary = isAboveJobs(line) && isSince(line.folded, range) && !isAlone(line, range);
      return { line: index, range, span: spanAt(range.start), isSummary, isDateFirst };
    })
    .flatMap((job) => {
      const said = saidIn(job.span, job.range);
      return said === null ? [] : [{ ...job, said }];
    });
}

/** Of a line's or sentence's ranges those that are no part of another: "2013 – today; senior since 2022". */
function withoutInner(ranges: readonly DateRange[], { text, folded }: SectionLine): readonly DateRange[] {
  if (ranges.length < 2 || ranges.length > 5) return ranges;
  const areTogether = (one: DateRange, other: DateRange) =>
    text.length <= longestLine ||
    text.slice(Math.min(one.start, other.start), Math.max(one.start, other.start)).search(sentenceStart) < 0;
  return ranges.filter(
    (own) =>
      !ranges.some((other) => isWithin(own, other) && isShorter(own, other) && areTogether(own, other)) &&
      !(isSince(folded, own) && isInBrackets(folded, own)),
  );
}

/** "… (project: 2021 – 2022)" */
function isInBrackets(folded: string, { start }: DateRange): boolean {
  const before = folded.slice(Math.max(0, start - titleLength), start);
  const bracket = before.lastIndexOf('(');
  return bracket > before.lastIndexOf(')') && /[a-z]/.test(before.slice(bracket));
}

/** "Bank (2017 – 2024)" above the roles that somebody had there, each with its dates. */
function isEmployer(dated: readonly DatedLine[], index: number, lines: readonly SectionLine[]): boolean {
  const [own, first, second] = dated.slice(index, index + 3);
  if (!own || !first || !second) return false;
  const isPartOf = ({ range }: DatedLine) => isWithin(range, own.range) && isShorter(range, own.range);
  const isAbove = first.line > own.line && first.line - own.line <= 2 && second.line > first.line;
  const isSection = lines[own.line]?.section === lines[second.line]?.section;
  const isTitled = (from: number, to: number) => lines.slice(from, to).some(({ folded }) => isJobTitle(folded));
  const areRoles = isAbove && isSection && isPartOf(first) && isPartOf(second);
  return areRoles && !isTitled(own.line, own.line + 1) && isTitled(own.line + 1, second.line + 2);
}

/** "Teacher; head of department since 2019" beside the dates of the whole job. */
function isPromotion(own: DatedLine, all: readonly DatedLine[], lines: readonly SectionLine[]): boolean {
  const textOf = ({ line }: DatedLine): string => lines[line]?.folded ?? '';
  const { start, from } = own.range;
  if (start < shortestTitle || !isSince(textOf(own), own.range)) return false;
  return all.some((other) => {
    const isBeside = Math.abs(other.line - own.line) === 1 && other.range.from <= from && from < other.range.to;
    return isBeside && !isSince(textOf(other), other.range) && !isJobTitle(textOf(other));
  });
}

/** "Category D since 2009", a licence, a hobby or a summary that lasted longer than all the jobs together. */
const spansAll = (own: DatedLine, all: readonly DatedLine[]): boolean =>
  all.length > 2 && !isJobTitle(own.said) && all.every(({ range }) => isWithin(range, own.range));

/** "Solway, 04.2021 – present" above its only role, with the same months again. */
function isRepeated(own: DatedLine, next: DatedLine | undefined, lines: readonly SectionLine[]): boolean {
  if (!next || own.line === next.line || next.line - own.line > 3 || isOfYears(own.range)) return false;
  const isSame = own.range.from === next.range.from && own.range.to === next.range.to;
  return isSame && !lines.slice(Math.max(0, own.line - 1), own.line + 1).some(({ folded }) => isJobTitle(folded));
}

/** Written by years alone, or as if. */
const isOfYears = ({ from, to, isOpen }: DateRange): boolean => from % 12 === 0 && (isOpen || to % 12 === 0);

/** "• Shop for Kerber, 2023 – 2024" below a job that lasted longer, whose dates are written in another way: a part of it. */
function isPart(own: DatedLine, jobs: readonly DatedLine[], lines: readonly SectionLine[]): boolean {
  const line = lines[own.line];
  const job = jobs.at(-1);
  const above = lines[job?.line ?? -1];
  if (!line || !job || !above || line.section !== 'experience' || above.section !== line.section) return false;
  const isAside = isInBrackets(line.folded, own.range) && !isJobTitle(line.folded) && isShorter(own.range, job.range);
  const isItem = (isBullet(line) && !isBullet(above)) || isAside;
  const isCoarser = isOfYears(own.range) && !isOfYears(job.range) && !isJobTitle(line.folded);
  return isWithin(own.range, job.range) && (isItem || (isCoarser && isShorter(own.range, job.range)));
}

/**
 * All dates that may be of jobs: those of lines, and those of sentences that may wrap over lines. A CV that tells of
 * jobs in sentences names them elsewhere too.
 */
function allDated(lines: readonly SectionLine[], reference: number): DatedLine[] {
  const { jobs, sentences } = findProseJobs(lines, reference);
  const isTold = (index: number, at: number) =>
    sentences.some(
      ({ lines: [first, last], start, end }) => index >= first && index <= last && at >= start && at < end,
    );
  const dateFirst = findDateFirst(lines, reference);
  let heading = -1;
  const ofLines = lines.flatMap((line, index) => {
    if (line.isHeading) heading = index;
    if (line.isHeading || !withJobs.has(line.section)) return [];
    const ranges = withoutInner(findJobDates(lines, index, reference), line);
    return jobsOnLine(lines, index, ranges, dateFirst.has(heading)).filter(
      ({ range, said }) =>
        !isTold(index, line.start + range.start) &&
        (jobs.length < 2 || line.section === 'experience' || isJobTitle(said)),
    );
  });
  const ofSentences = jobs.flatMap((job) => {
    const line = lines[job.line];
    if (!line || !withJobs.has(line.section)) return [];
    return [{ ...job, isSummary: isAboveJobs(line) && job.range.isOpen && !job.isUntilNext, isDateFirst: false }];
  });
  const all = [...ofLines.map((job) => ({ ...job, isUntilNext: false })), ...ofSentences]
    .sort((one, other) => one.line - other.line)
    .slice(0, mostDatesOfCareer);
  // A beginning that nothing ends lasts until the next job: a sentence's until the next one told, "2018 –" in any order.
  return all.map(({ isUntilNext, ...job }, index) => {
    const isOpen = isUntilNext || job.range.isLoose === true;
    const later = (job.range.isLoose ? all : isUntilNext ? all.slice(index + 1) : []).filter(
      ({ range }) => range.from > job.range.from,
    );
    const next = job.range.isLoose ? Math.min(...later.map(({ range }) => range.from)) : later[0]?.range.from;
    return isOpen && next !== undefined && next < job.range.to
      ? { ...job, range: { ...job.range, to: next, isOpen: false } }
      : job;
  });
}

/** Sections whose kind is decided by the section above, because no list knows their title. */
const unclear = new Set<SectionLine['section']>(['about', 'other', 'contact', 'skills', 'languages']);

/** Whether the name of a job stands beside dates. */
function isTitled({ line, said }: DatedLine, lines: readonly SectionLine[]): boolean {
  const above = lines.slice(Math.max(0, line - linesToTitle), line);
  const below = lines.slice(line + 1, line + 1 + linesToTitle);
  const end = below.findIndex(({ isHeading }) => isHeading);
  const around = [
    ...above.slice(above.findLastIndex(({ isHeading }) => isHeading) + 1),
    ...below.slice(0, end < 0 ? linesToTitle : end),
  ];
  const isTitle = (own: SectionLine) => !isBullet(own) && !/\d{4}/.test(own.folded) && isJobTitle(own.folded);
  return !pastime.test(said) && (isJobTitle(said) || around.some(isTitle));
}

/**
 * The dates of jobs, and of the times without one, in reading order: those under a title of work or above all titles, or where
 * there is no such title those that nothing says are of something else.
 *
 * @param lines without blank ones
 * @param reference the month of "present"
 */
export function findDatedJobs(lines: readonly SectionLine[], reference: number): DatedLine[] {
  const dated = allDated(lines, reference);
  const inSections = (isWanted: (section: SectionLine['section'], job: DatedLine) => boolean) =>
    dated.filter((job) => isWanted(lines[job.line]?.section ?? 'other', job));
  const isListed = dated.some(({ line }) => lines[line]?.section === 'experience');
  const elsewhere = inSections((section, job) => section === 'education' && isJobTitle(job.said));
  const listed = inSections(
    (section, job) =>
      isListed && (section === 'experience' || section === 'header' || (unclear.has(section) && isTitled(job, lines))),
  );
  const unlisted = inSections((section) => section !== 'projects' && section !== 'education');
  const all =
    [listed, unlisted, elsewhere, inSections((section) => section !== 'education')].find(({ length }) => length > 0) ??
    [];
  const whole = all.filter((own) => !isPromotion(own, all, lines));
  const roles = whole.filter(
    (own, index) =>
      !spansAll(own, whole) && !isEmployer(whole, index, lines) && !isRepeated(own, whole[index + 1], lines),
  );
  const jobs: DatedLine[] = [];
  for (const own of roles) if (!isPart(own, jobs, lines)) jobs.push(own);
  return isListed ? jobs.filter(({ isSummary }) => !isSummary) : jobs;
}
