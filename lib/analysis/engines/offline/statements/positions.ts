import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '../../../../cv/profile/job-title.ts';
import type { DateRange } from '../text/date-ranges.ts';
import { findJobDates } from './job-dates.ts';
import { isStudy } from './study-years.ts';

/** A dated job: line indexes `[firstLine, endLine)`, months as in `DateRange`. */
export interface Position {
  from: number;
  to: number;
  isOpen: boolean;
  firstLine: number;
  endLine: number;
  dateLine: number;
  /** In running text only its own sentence, as offsets in the page. */
  span: [start: number, end: number] | null;
  /** Time without work, though it has dates. */
  isLeave: boolean;
}

const withJobs = new Set<SectionLine['section']>(['experience', 'header', 'about', 'other', 'contact']);
interface DatedLine {
  line: number;
  /** The title of the section. */
  title: string;
  range: DateRange;
  span: Position['span'];
}

/** A longer line is running text. */
const longestTitle = 120;
const sentenceStart = /[.;!?]\s+(?=\p{Lu})/gu;

/** The sentence of a long line around an offset; null for what is no running text. */
function sentenceSpans({ text, start }: SectionLine): (at: number) => Position['span'] {
  if (text.length <= longestTitle) return () => null;
  const ends = [0, ...[...text.matchAll(sentenceStart)].map(({ index }) => index + 1), text.length];
  return (at) => [
    start + (ends.findLast((end) => end <= at) ?? 0),
    start + (ends.find((end) => end > at) ?? text.length),
  ];
}

/** "crew of 8 from 2018", "Java, od 2015": the beginning of something, not of a job. */
const sinceWithin = (folded: string, { start, isOpen }: DateRange, count: number): boolean =>
  isOpen &&
  count === 1 &&
  (start > 15 || folded.charAt(start - 1) === '(') &&
  !isJobTitle(folded.slice(0, start)) &&
  !/\b(?:pracuj|jestem|zatrudni|prowadz|work|employ|am an? )/.test(folded.slice(0, start)) &&
  /^(?:od|since|from)\b/.test(folded.slice(start));

/** Titles above dates of other things. */
const notJobs =
  /publika|publication|nagrod|award|honou?r|wystaw|exhibition|konferenc|conference|referenc|czlonkos|member|dyspozyc|availab/;
const unpaid = /wolontar|volunt/;
/** Their dates are of jobs only where no others are listed. */
const projects = /projekt|project/;
const work = /doswiadcz|experience|prac[aey]\b|work|employ|zatrudn/;
/** "I have driven since 1997" sums up the jobs below. */
const sumsUp = ({ section, folded }: SectionLine, { isOpen, start, end }: DateRange): boolean =>
  isOpen && (section === 'header' || section === 'about') && /^(?:od|since|from)\b/.test(folded.slice(start, end));

/** Those dates of a line that are a job's. */
function jobsOnLine(
  lines: readonly SectionLine[],
  index: number,
  ranges: readonly DateRange[],
): Omit<DatedLine, 'title'>[] {
  const line = lines[index];
  if (!line || ranges.length === 0) return [];
  const spanAt = sentenceSpans(line);
  const isHeld = held.test(line.folded);
  const studies = new Map<number, boolean>();
  const isStudied = (span: Position['span']) => {
    const [from, to] = span ?? [line.start, line.end];
    const isKnown = studies.get(from) ?? isStudy(lines, index, line.folded.slice(from - line.start, to - line.start));
    studies.set(from, isKnown);
    return isKnown;
  };
  return ranges
    .filter((range) => !sinceWithin(line.folded, range, ranges.length) && !(range.isOpen && isHeld))
    .map((range) => ({ line: index, range, span: spanAt(range.start) }))
    .filter(({ span }) => !isStudied(span));
}

function datedLines(lines: readonly SectionLine[], reference: number): DatedLine[] {
  let title = '';
  const dated = lines.flatMap((line, index) => {
    if (line.isHeading) title = work.test(line.folded) && !unpaid.test(line.folded) ? '' : line.folded;
    if (!withJobs.has(line.section) || line.isHeading || notJobs.test(title) || unpaid.test(title)) return [];
    return jobsOnLine(lines, index, findJobDates(lines, index, reference)).map((job) => ({ ...job, title }));
  });
  const isListed = dated.some(({ line }) => lines[line]?.section === 'experience');
  return isListed
    ? dated.filter(
        ({ line, title: of, range }) =>
          !projects.test(of) && !lines.slice(line, line + 1).some((own) => sumsUp(own, range)),
      )
    : dated;
}

/** Dates of something held, not of a job: "prawo jazdy B od 2009", "CSWP since 2020". */
const held =
  /\b(?:praw[oa] jazdy|driv\w+ licen[cs]e|licen[cs]\w*|certyfikat\w*|certificat\w*|uprawnien\w*|rejestracj\w*|regist\w+|czlonek|member)\b/;

const leave =
  /\b(?:urlop\w* (?:macierz|wychow|rodziciel|bezplat|zdrow|ojcow)\w*|przerw[aey] (?:w|od|na)\b|nie pracowal\w*|macierzynsk\w*|wychowawcz(?:y|ego|ym)\b|opiek[aei] nad (?:chor|ojcem|matka|mama|syn|cork|rodzic)\w*|(?:caring|cared) for (?:my|a sick|an ill)|out of work|did not work|not working|bezrobotn\w*|unemployed|(?:parental|maternity|sick) leave|career break|sabbatical|gap year|full-time study)\b/;

const isBullet = (line: SectionLine): boolean => /^\s*[-•●▪·*–◦‣]/.test(line.text);

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

const isWithin = (inner: DateRange, outer: DateRange): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** "Bank (2017 – 2024)" above the roles that somebody had there, each with its dates. */
function isEmployer(dated: readonly DatedLine[], index: number, lines: readonly SectionLine[]): boolean {
  const [own, first, second] = dated.slice(index, index + 3);
  if (!own || !first || !second) return false;
  const { from, to } = own.range;
  const isPartOf = ({ range }: DatedLine) => isWithin(range, own.range) && range.to - range.from < to - from;
  const isAbove = first.line > own.line && first.line - own.line <= 2 && second.line > first.line;
  const isSection = lines[own.line]?.section === lines[second.line]?.section;
  const isTitled = () => isJobTitle(lines[own.line]?.folded ?? '');
  return isAbove && isSection && isPartOf(first) && isPartOf(second) && !isTitled();
}

/** "• Shop for Kerber, 2023 – 2024" below a job that lasted longer: a part of it. */
function withoutParts(dated: readonly DatedLine[], lines: readonly SectionLine[]): DatedLine[] {
  let above: DatedLine | undefined;
  return dated.filter((own) => {
    const line = lines[own.line];
    if (line && isBullet(line) && line.section === 'experience')
      return !above || lines[above.line]?.section !== line.section || !isWithin(own.range, above.range);
    above = own;
    return true;
  });
}

/**
 * The dated jobs of a CV, and the times without one, in reading order, each with its lines.
 *
 * @param lines without blank ones
 * @param reference the month of "present"
 */
export function findPositions(lines: readonly SectionLine[], reference: number): Position[] {
  const all = datedLines(lines, reference);
  const roles = all.filter((_, index) => !isEmployer(all, index, lines));
  const dated = withoutParts(roles, lines);
  let above = 0;
  const starts = dated.map(({ line }, index) => {
    const previous = dated[index - 1];
    const isFirst = !previous || lines[previous.line]?.section !== lines[line]?.section;
    if (isFirst) above = linesAboveDate(lines, line);
    let start = line - above;
    const isTaken = (at: number) => at <= (previous?.line ?? -1) || lines.slice(at, at + 1).some(isBullet);
    while (start < line && isTaken(start)) start += 1;
    return start;
  });
  return dated.map(({ line, range, span }, index) => {
    const next = starts.findIndex((start, other) => other > index && start > line);
    let endLine = next < 0 ? lines.length : (starts[next] ?? lines.length);
    const section = lines[line]?.section;
    const leaves = lines.slice(line + 1, endLine).findIndex((other) => other.section !== section || other.isHeading);
    if (leaves >= 0) endLine = line + 1 + leaves;
    const { from, to, isOpen } = range;
    const { folded = '', start = 0 } = lines[line] ?? {};
    return {
      from,
      to,
      isOpen,
      firstLine: span ? line : Math.min(line, starts[index] ?? line),
      endLine: span ? line + 1 : endLine,
      dateLine: line,
      span,
      isLeave: leave.test(span ? folded.slice(span[0] - start, span[1] - start) : folded),
    };
  });
}
