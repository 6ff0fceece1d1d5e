import type { SectionLine } from '@/lib/cv/profile/sections';
import { isJobTitle } from '../../../../cv/profile/job-title.ts';
import { findDateRanges, type DateRange } from '../text/date-ranges.ts';

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
}

const withJobs = new Set<SectionLine['section']>(['experience', 'header', 'about', 'other', 'contact']);
const school =
  /uniwersytet|politechnik|\bakademi[aeiu]|liceum|technikum|\bstudia\b|universit|college|bachelor|master of|wydzial|licencjat|magister/;
const degree =
  /magister|licencj|inzynier|bachelor|master|\bb\.?sc|\bm\.?sc|kierunek|studia|matura|liceum|technikum|degree/;
const course = /\bszkol[ay]\b|\bschool\b|kierunek|^[\W\d]*(?:kurs\b|szkolen|certyfikat|training)/;

interface DatedLine {
  line: number;
  range: DateRange;
  span: Position['span'];
}

/** Words that indicate studies, on a job's own line or the next one. */
const study =
  /\bzaoczn|\bstudi(?:a|ow|uje|um)\b|\brok studiow|\b(?:i{1,3}|iv|v|\d)\.? rok\b(?! \d)|licencjat|bootcamp|nieukonczon|\bsemestr|\bbachelor|\bmaster(?:'s|\u2019s| of)|\bdegree\b|\bundergraduate|\bb\.?sc\b|\bm\.?sc\b/;
const studyTitle =
  /^[^a-z]*(?:[a-z]{3,12} \d{4}[^a-z]*)?(?:kurs\b|technik\b|student\w*\b|uczen\b|uczennica\b|inzynier\b|magister\b)/;
const schoolName =
  /zespol szkol|technikum|liceum|\bszkol[ay]\b|\bschool\b|uniwersytet|politechnik|\bakademi[aeiu]|universit|college|uczelni/;
const teaching =
  /nauczyciel|wykladowc|asystent|teacher|lecturer|tutor|lektor|wychowaw|pedagog|profesor|adiunkt|sekretar|bibliotek|wozn/;

/**
 * A school's years look like a job's under an unknown or missing heading. In the experience section, where people may
 * work at schools, it takes a degree or a word of studies.
 */
function isStudy(lines: readonly SectionLine[], index: number): boolean {
  const own = lines[index]?.folded ?? '';
  const around = [lines[index - 1], lines[index + 1]].map((line) => line?.folded ?? '');
  const below = around[1] ?? '';
  if (teaching.test(own)) return false;
  if (study.test(own) || (studyTitle.test(own) && schoolName.test(`${own} ${below}`))) return true;
  if (lines[index]?.section === 'experience')
    return school.test(own) && [own, ...around].some((line) => degree.test(line));
  return school.test(own) || course.test(own) || (school.test(below) && !isDated.test(below));
}

const isDated = /\b(?:19|20)\d\d\b/;

/** A longer line is running text. */
const longestTitle = 120;
const sentenceStart = /[.;!?]\s+(?=\p{Lu})/gu;

function sentenceSpan({ text, start }: SectionLine, at: number): Position['span'] {
  if (text.length <= longestTitle) return null;
  const ends = [...text.matchAll(sentenceStart)].map(({ index }) => index + 1);
  const from = ends.findLast((end) => end <= at) ?? 0;
  return [start + from, start + (ends.find((end) => end > at) ?? text.length)];
}

/** "crew of 8 from 2018", "Java, od 2015": the beginning of something, not of a job. */
const sinceWithin = (folded: string, { start, isOpen }: DateRange, count: number): boolean =>
  isOpen &&
  count === 1 &&
  (start > 15 || folded.charAt(start - 1) === '(') &&
  !isJobTitle(folded.slice(0, start)) &&
  !/\b(?:pracuj|jestem|zatrudni|prowadz|work|employ|am an? )/.test(folded.slice(0, start)) &&
  /^(?:od|since|from)\b/.test(folded.slice(start));

/** "03/2019 –" above "present", "V 2014 – chwila" above "obecna": a narrow column breaks a range. */
const opensRange = /\d{4}(?: r\.)?\s*[\u2013\u2014-]\s*(?:[a-z]{3,12}\.?\s*)?$/;
const endsRange = /^\s*(?:obecn|dzisiejsz|(?:19|20)\d\d)/;

/** "2013  Internship", "Summer intern, 2013": a job of one year, if nothing else has dates. */
const loneYear = /^\W*((?:19[5-9]|20\d)\d)\s+[a-z]|[a-z][\s,(]+((?:19[5-9]|20\d)\d)\W*$/;

function yearOfJob({ section, folded }: SectionLine, reference: number): DateRange[] {
  const found = section === 'experience' && isJobTitle(folded) ? loneYear.exec(folded) : null;
  const year = found?.[1] ?? found?.[2];
  if (!found || !year) return [];
  return findDateRanges(`${year} - ${year}`, reference).map((range) => {
    const start = folded.indexOf(year, found.index);
    return { ...range, start, end: start + year.length };
  });
}

function rangesFrom(lines: readonly SectionLine[], index: number, reference: number): DateRange[] {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line) return [];
  const alone = findDateRanges(line.folded, reference);
  if (alone.length === 0 && !opensRange.test(line.folded)) return yearOfJob(line, reference);
  if (!next || next.page !== line.page || !opensRange.test(line.folded)) return alone;
  if (/[a-z]\.?\s*$/.test(line.folded) && !endsRange.test(next.folded)) return alone;
  const whole = findDateRanges(`${line.folded.trimEnd()} ${next.folded}`, reference);
  return whole.filter(({ start }) => start < line.folded.length);
}

/** Titles above dates of other things. */
const notJobs = /publika|publication|nagrod|award|honou?r|wystaw|exhibition|konferenc|conference|referenc/;
/** "I have driven since 1997" sums up the jobs below. */
const sumsUp = ({ section, folded }: SectionLine, { isOpen, start, end }: DateRange): boolean =>
  isOpen && (section === 'header' || section === 'about') && /^(?:od|since|from)\b/.test(folded.slice(start, end));

function datedLines(lines: readonly SectionLine[], reference: number): DatedLine[] {
  let title = '';
  const dated = lines.flatMap((line, index) => {
    if (line.isHeading) title = line.folded;
    if (!withJobs.has(line.section) || line.isHeading || notJobs.test(title)) return [];
    const ranges = rangesFrom(lines, index, reference);
    if (ranges.length === 0 || isStudy(lines, index)) return [];
    return ranges
      .filter((range) => !sinceWithin(line.folded, range, ranges.length) && !(range.isOpen && held.test(line.folded)))
      .map((range) => ({ line: index, range, span: sentenceSpan(line, range.start) }));
  });
  const isListed = dated.some(({ line }) => lines[line]?.section === 'experience');
  return isListed
    ? dated.filter(({ line, range }) => !lines.slice(line, line + 1).some((of) => sumsUp(of, range)))
    : dated;
}

/** Dates of something held, not of a job: "prawo jazdy B od 2009", "CSWP since 2020". */
const held =
  /\b(?:praw[oa] jazdy|driv\w+ licen[cs]e|licen[cs]\w*|certyfikat\w*|certificat\w*|uprawnien\w*|rejestracj\w*|regist\w+|czlonek|member)\b/;

/** Time without work, though it has dates. */
const leave =
  /\b(?:urlop\w*|przerw[aey] (?:w|od|na)\b|nie pracowal\w*|macierzynsk\w*|wychowawcz\w*|opiek[aei] nad (?:dzie|chor|ojcem|matka|mama|syn|cork|rodzic)\w*|(?:caring|cared) for|out of work|did not work|not working|bezrobotn\w*|unemployed|(?:parental|maternity|sick) leave|career break|sabbatical|gap year|full-time study)\b/;

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

/**
 * The dated jobs of a CV in reading order, each with its lines.
 *
 * @param lines without blank ones
 * @param reference the month of "present"
 */
export function findPositions(lines: readonly SectionLine[], reference: number): Position[] {
  const dated = datedLines(lines, reference);
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
  const positions = dated.map(({ line, range, span }, index) => {
    const next = starts.findIndex((start, other) => other > index && start > line);
    let endLine = next < 0 ? lines.length : (starts[next] ?? lines.length);
    const section = lines[line]?.section;
    const leaves = lines.slice(line + 1, endLine).findIndex((other) => other.section !== section || other.isHeading);
    if (leaves >= 0) endLine = line + 1 + leaves;
    const { from, to, isOpen } = range;
    const firstLine = Math.min(line, starts[index] ?? line);
    return {
      from,
      to,
      isOpen,
      firstLine: span ? line : firstLine,
      endLine: span ? line + 1 : endLine,
      dateLine: line,
      span,
    };
  });
  return positions.filter(({ dateLine }) => !leave.test(lines[dateLine]?.folded ?? ''));
}
