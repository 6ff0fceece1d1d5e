import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { explained, idle, students, unpaid } from '@/lib/analysis/engines/offline/lexicon/job-words';
import { findDatedJobs, isAlone, isLengthAlone, type DatedLine } from './dated-jobs';
import { isBullet } from './prose-sentences';
import { longestDateLine, longestTitleAbove, mostTitleLines } from './line-lengths';

/** A dated job: line indexes `[firstLine, endLine)`, months as in `DateRange`. */
export interface Position {
  from: number;
  to: number;
  isOpen: boolean;
  firstLine: number;
  endLine: number;
  dateLine: number;
  /** In running text only its own sentence, as offsets in the page. */
  span: DatedLine['span'];
  /** Time without work, though it has dates. */
  isLeave: boolean;
}

/** The lines with the title and the place of a job whose dates stand alone below them. */
function titlesAbove(lines: readonly SectionLine[], line: number, previous: number): string[] {
  if ((lines[line]?.text.trim().length ?? 0) >= longestDateLine) return [];
  const isTitle = (own: SectionLine) =>
    !own.isHeading &&
    own.text.trim().length <= longestTitleAbove &&
    !/\d{4}|\.\s*$/.test(own.folded) &&
    !isLengthAlone(own);
  const above = lines.slice(Math.max(previous + 1, line - mostTitleLines), line).filter((own) => !isBullet(own));
  return above.slice(above.findLastIndex((own) => !isTitle(own)) + 1).map(({ folded }) => folded);
}

/**
 * Number of title lines above a job's date, at most two: determined by the lines between the section's heading and its
 * first date.
 */
function linesAboveDate(lines: readonly SectionLine[], first: number): number {
  let above = 0;
  while (above < 2) {
    const line = lines[first - above - 1];
    if (!line || line.isHeading || isBullet(line)) break;
    above += 1;
  }
  return lines[first - above - 1]?.isHeading === true ? above : 0;
}

/** The line on which each job begins. */
function startsOf(dated: readonly DatedLine[], lines: readonly SectionLine[]): number[] {
  let ofSection = 0;
  return dated.map(({ line, range, isDateFirst }, index) => {
    const previous = dated[index - 1];
    const own = lines[line];
    const isFirst = !previous || lines[previous.line]?.section !== own?.section;
    if (isFirst) ofSection = linesAboveDate(lines, line);
    // The first job may have its employer's name and town above its title, where others have a title alone.
    const isBelowTitle = ofSection === 0 && !isDateFirst && own !== undefined && isAlone(own, range);
    const above = isBelowTitle ? titlesAbove(lines, line, previous?.line ?? -1).length : ofSection;
    let start = line - above;
    const isTaken = (at: number) => at <= (previous?.line ?? -1) || lines.slice(at, at + 1).some(isBullet);
    while (start < line && isTaken(start)) start += 1;
    return start;
  });
}

/** "Clerk, Elm (2019 – 2020 parental leave)", "…, including sick leave": leave that is part of a job. */
const part = /\([^()]*\)|\b(?:w tym|z czego|including|incl\.|of which|davon)\b.*$/g;
const isTime = (said: string): boolean => explained.test(said) || idle.test(said);

/** Whether the text is about a time without work; leave from a job that continues is none. */
function isLeave(said: string): boolean {
  if (!isTime(said)) return false;
  const rest = said.replace(part, ' ');
  return !isJobTitle(rest) || isTime(rest);
}

/** Whether an empty line parts two: without titles it ends the last job. */
const isParted = (above: SectionLine | undefined, line: SectionLine): boolean =>
  above !== undefined && !isBullet(line) && (above.page !== line.page || line.start > above.end + 1);

/** The line after the last one of a sentence. */
function endOfSpan(lines: readonly SectionLine[], line: number, end: number): number {
  let next = line + 1;
  while (lines[next]?.page === lines[line]?.page && (lines[next]?.start ?? end) < end) next += 1;
  return next;
}

/**
 * The dated jobs of a CV, and the times without one, in reading order, each with its lines.
 *
 * @param lines without blank ones
 * @param reference the month of "present"
 */
export function findPositions(lines: readonly SectionLine[], reference: number): Position[] {
  const dated = findDatedJobs(lines, reference);
  const starts = startsOf(dated, lines);
  const leaves = new Map<string, boolean>();
  const isLeaveOf = (said: string): boolean => {
    const known = leaves.get(said) ?? isLeave(said);
    leaves.set(said, known);
    return known;
  };
  let next = 0;
  const positions = dated.map(({ line, range, span, said, isDateFirst }, index) => {
    while (next <= index || (next < starts.length && (starts[next] ?? 0) <= line)) next += 1;
    let endLine = starts[next] ?? lines.length;
    const section = lines[line]?.section;
    const isLast = endLine === lines.length && section !== 'experience';
    const end = lines
      .slice(line + 1, endLine)
      .findIndex(
        (other, at) => other.section !== section || other.isHeading || (isLast && isParted(lines[line + at], other)),
      );
    if (end >= 0) endLine = line + 1 + end;
    const { from, to, isOpen } = range;
    const titles = isDateFirst ? [] : titlesAbove(lines, line, dated[index - 1]?.line ?? -1);
    // Service that the law asks for, work for nothing, offices among students.
    if (titles.some((title) => unpaid.test(title) || students.test(title))) return null;
    return {
      from,
      to,
      isOpen,
      firstLine: span ? line : Math.min(line, starts[index] ?? line),
      endLine: span ? endOfSpan(lines, line, span[1]) : endLine,
      dateLine: line,
      span,
      isLeave: isLeaveOf(said) || titles.some(isLeave),
    };
  });
  return positions.filter((position) => position !== null);
}
