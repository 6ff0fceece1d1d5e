import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { findDurations } from '@/lib/analysis/engines/offline/text/durations';
import { datePoint, monthOf } from '@/lib/analysis/engines/offline/text/date-point';
import { findDateRanges, isWithin, openEnd, type DateRange } from '@/lib/analysis/engines/offline/text/date-ranges';
import { isBullet } from './prose-sentences';
import { findStackedDates } from './stacked-dates';
import { findSeasons } from './season-dates';
import { columnReach, linesToTitle, longestDate } from './line-lengths';

/** "03/2019 –" above "present": a narrow column breaks a range. */
const opensRange = /\d{2}(?: r\.)?\s*[\u2013\u2014\u2192-]\s*(?:[a-z]{3,12}\.?\s*)?$/;

/** "2013  Internship", "Summer intern, 2013": a job of one year, if nothing else has dates. */
const loneYear = /^\W*((?:19[5-9]|20\d)\d)\s+[a-z]|[a-z](?<!\b(?:until|till|by|do))[\s,(]+((?:19[5-9]|20\d)\d)\W*$/;
/** "May 2024, Garage Kowal – 4 weeks", "Trainee, 05/2018": a month of work. */
const loneMonth = new RegExp(`^\\W*(${datePoint})(?=[\\s,:\u2013-]+[a-z])|[a-z)][\\s,(:]+(${datePoint})\\W*$`);
/** "2016 / 09 - Oak Ltd", above a title: the month of an entry whose dates stand before its employer. */
const monthOfEmployer = new RegExp(`^\\W*(${datePoint})\\s[-\u2013\u2014]\\s(?!${openEnd})[a-z]`);
/** "2018", alone on a line; a month alone is of a certificate more often than of a job. */
const loneDate = /^\W*((?:19[5-9]|20\d)\d)\W*$/;
/** "2007      Acme Ltd" in a column of years. */
const yearCell = /^\W*((?:19[5-9]|20\d)\d)(?:\t|\s{2,})\S/;
const rangeCell = /^\W*(?:19|20)\d\d\s?[\u2013\u2014-]/;
const isInColumn = (lines: readonly SectionLine[], index: number): boolean =>
  lines.slice(Math.max(0, index - columnReach), index + columnReach).some(({ folded }) => rangeCell.test(folded));

function rangeOf(date: string, folded: string, reference: number, from = 0): DateRange[] {
  return findDateRanges(`${date} - ${date}`, reference).map((range) => {
    const start = folded.indexOf(date, from);
    return { ...range, start, end: start + date.length };
  });
}

/** One month, in a line that names the work of a beginner or its weeks, or one quarter beside a title. */
function monthOfJob({ section, folded }: SectionLine, reference: number): DateRange[] {
  if (section !== 'experience') return [];
  const [, first, last] = loneMonth.exec(folded) ?? [];
  const date = first ?? last;
  const months = date === undefined ? null : monthOf(date);
  const isShort = /\b(?:prakty(?:k|c)|staz|intern(?:s|ship)?\b|placement|trainee|\d+ (?:tyg|weeks?))/.test(folded);
  const isJob = months !== null && !months.isYear && (isShort || (months.months > 1 && isJobTitle(folded)));
  return isJob && date !== undefined ? rangeOf(date, folded, reference) : [];
}

/** One month before an employer, where other entries have their dates there too. */
function monthOfEntry(lines: readonly SectionLine[], index: number, reference: number): DateRange[] {
  const [line, below] = [lines[index], lines[index + 1]];
  const date = line?.section === 'experience' ? monthOfEmployer.exec(line.folded)?.[1] : undefined;
  if (!line || !below || date === undefined || monthOf(date)?.isYear !== false) return [];
  const isTitled = below.section === 'experience' && !below.isHeading && isJobTitle(below.folded);
  return isTitled && isInColumn(lines, index) ? rangeOf(date, line.folded, reference) : [];
}

function yearOfJob(lines: readonly SectionLine[], index: number, reference: number): DateRange[] {
  const { section, folded } = lines[index] ?? { section: 'other', folded: '' };
  if (section !== 'experience') return [];
  const found = isJobTitle(folded) ? loneYear.exec(folded) : isInColumn(lines, index) ? yearCell.exec(folded) : null;
  const year = found?.[1] ?? found?.[2];
  const [said] = findDurations(folded);
  const ranges = found && year ? rangeOf(year, folded, reference, found.index) : [];
  return ranges.map((range) => ({ ...range, to: said ? range.from + said.months : range.to }));
}

/** A date alone on its line is a job's if a title without dates stands beside it. */
function dateOfTitle(lines: readonly SectionLine[], index: number, reference: number): DateRange[] {
  const line = lines[index];
  const [, date] = (line?.section === 'experience' && loneDate.exec(line.folded)) || [];
  if (!line || !date || opensRange.test((lines[index - 1]?.folded ?? '').replaceAll('\t', ' '))) return [];
  const around = [
    ...lines.slice(Math.max(0, index - linesToTitle), index),
    ...lines.slice(index + 1, index + 1 + linesToTitle),
  ];
  const isTitled = around.some(({ isHeading, folded }) => !isHeading && isJobTitle(folded) && !/\d{4}/.test(folded));
  return isTitled ? rangeOf(date, line.folded, reference) : [];
}

/** Cells of a row from and to, as dates that a dash parts; days or months may stand beside each other without a cell. */
const asRange = (folded: string): string =>
  folded
    .replace(/(?<=\d)\t(?=(?:\d{1,2}[./]){0,2}(?:19|20)\d\d|present|now\b|obecnie|nadal)/, '-')
    .replace(/(?<=\d[./](?:19|20)\d\d) (?=(?:\d{1,2}[./]){1,2}(?:19|20)\d\d)/, '-');

/** Nothing but a date: of a date at the right margin it is the end. */
const restOfDate = new RegExp(`^\\W*(?:${datePoint}|${openEnd})\\W*$`);

/** "… April 2022" / "– present; …" */
const beginsWithEnd = new RegExp(`^\\s*[-\\u2013]\\s*(?:${datePoint}|${openEnd})`);

/** The dates that begin in running text and end on the next line: "October" / "2015 – May 2019". */
function wrappedRanges(line: SectionLine | undefined, next: SectionLine | undefined, reference: number): DateRange[] {
  if (!line || !next || line.page !== next.page || next.isHeading) return [];
  if (isBullet(next) && !beginsWithEnd.test(next.folded)) return [];
  if (/\t|\|/.test(line.text + next.text) && !restOfDate.test(next.folded)) return [];
  const at = Math.max(0, line.folded.length - longestDate);
  const ranges = findDateRanges(`${line.folded.slice(at)} ${next.folded.slice(0, longestDate)}`, reference);
  return ranges
    .map((range) => ({ ...range, start: at + range.start, end: at + range.end }))
    .filter(({ start, end }) => start < line.folded.length && end > line.folded.length);
}

/** The dates of work that begin on a line. */
export function findJobDates(lines: readonly SectionLine[], index: number, reference: number): DateRange[] {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line) return [];
  const seasons = findSeasons(line, reference);
  if (seasons.length > 0) return seasons;
  const stacked = findStackedDates(lines, index, reference);
  if (stacked) return stacked;
  const above = lines[index - 1];
  const [begun] = wrappedRanges(above, line, reference);
  const wrapped = wrappedRanges(line, next, reference);
  const from = begun && above ? begun.end - above.folded.length - 1 : 0;
  const alone = findDateRanges(line.folded, reference).filter(
    ({ start, ...own }) =>
      start >= from && !(begun && isWithin(own, begun)) && !wrapped.some((range) => start >= range.start),
  );
  if (begun || alone.length > 0 || wrapped.length > 0) return [...alone, ...wrapped];
  const cells = findDateRanges(asRange(line.folded), reference);
  if (cells.length > 0) return cells;
  const ofOneDate = [
    monthOfJob(line, reference),
    monthOfEntry(lines, index, reference),
    yearOfJob(lines, index, reference),
  ];
  return ofOneDate.find(({ length }) => length > 0) ?? dateOfTitle(lines, index, reference);
}
