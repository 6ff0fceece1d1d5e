import { isJobTitle } from '@/lib/cv/profile/job-title';
import type { CvIndex } from './cv-index';
import type { CvToken } from './cv-tokens';
import type { Statement } from './statement';
import { isStudy } from './study-years';
import { wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import type { Token } from '../text/tokenize';
import * as words from '@/lib/analysis/engines/offline/lexicon/place-words';
import type { Position } from './positions';
import {
  headlineLines,
  longestBareDate,
  longestHeadline,
  mostLinesOfSection,
  mostWordsOfItem,
  titleLinesOfJob,
} from './line-lengths';

/** The title of the section that a line belongs to. */
export const headingAbove = (cv: CvIndex, line: number) =>
  cv.lines.slice(Math.max(0, line - mostLinesOfSection), line).findLast(({ isHeading }) => isHeading);

/** Whether a place in the CV describes a job. */
export function isInWork(cv: CvIndex, { line }: Pick<Statement, 'line'>): boolean {
  if (cv.lines[line]?.section === 'experience') return true;
  return cv.career.isInJob(line);
}

/** Whether a place is below a title such as "Kursy": what is learnt there is no work. */
export function isLesson(cv: CvIndex, { line }: Pick<Statement, 'line'>): boolean {
  return !isInWork(cv, { line }) && words.courses.test(headingAbove(cv, line)?.folded ?? '');
}

/** Where CVs list what people can use, and what they learnt. */
const besideWork = new Set(['skills', 'languages', 'certificates', 'education', 'projects', 'interests']);

/** Whether a place tells of a school, its courses or its certificates, and of no job. */
export function isSchooling(cv: CvIndex, { line }: Pick<Statement, 'line'>): boolean {
  const own = cv.lines.slice(line, line + 1);
  if (isInWork(cv, { line })) return false;
  return own[0]?.section === 'education' || isStudy(own, 0) || isLesson(cv, { line });
}

/** Whether the words are the name of a job. */
export function isTitle(cv: CvIndex, { from, to }: Pick<Statement, 'from' | 'to'>): boolean {
  return cv.tokens.slice(from, to).some(({ text, folded }) => isJobTitle(folded) || /^\p{Lu}{2,5}$/u.test(text));
}

/** Whether a line has the title of a dated job, with one of these names in it. */
export function isInTitle(cv: CvIndex, line: number, names: readonly Token[]): boolean {
  const isHead = cv.career.positions.some(
    ({ firstLine, dateLine }) => line >= firstLine && line < dateLine + titleLinesOfJob,
  );
  return isHead && cv.words.tokensOfLine(line).some((own) => names.some((name) => wordMatch(own, name) > 0));
}

/** The lines `[from, to)` with the title and the employer of a job. */
export function headOf(cv: CvIndex, { firstLine, dateLine, endLine }: Position): [from: number, to: number] {
  const isBare = (cv.lines[dateLine]?.text.trim().length ?? 0) < longestBareDate;
  return [firstLine, Math.min(endLine, dateLine + (isBare ? 2 : 1))];
}

/** Whether the words are told of a job, and are no activity or tool. */
export function isPartOfWork(cv: CvIndex, { from, to, line }: Pick<Statement, 'from' | 'to' | 'line'>): boolean {
  const isActivity = cv.tokens.slice(from, to).some(({ folded }) => words.activity.test(folded));
  return !isActivity && !besideWork.has(cv.lines[line]?.section ?? 'other');
}

/** Whether the words stand in an internship. */
export function isInternship(cv: CvIndex, { line }: Pick<Statement, 'line'>): boolean {
  return words.internship.test(cv.lines[line]?.folded ?? '');
}

/** Whether a line is the profession below the name. */
export function isProfession(cv: CvIndex, line: number): boolean {
  const found = cv.lines[line];
  // "Position: Graphic Designer" below the name is labelled like a job.
  const isOnTop = found?.section === 'header' || found?.section === 'experience';
  return line < headlineLines && isOnTop && found.text.length <= longestHeadline;
}

const isShort = (item: string): boolean => item.trim().split(/\s+/).length <= mostWordsOfItem;

/** Whether the CV only lists a thing among others, without job, sentence or grade. */
export function isMerelyListed(cv: CvIndex, statement: Statement): boolean {
  const folded = cv.lines[statement.line]?.folded ?? '';
  if (isInWork(cv, statement) || words.listGrade.test(folded)) return false;
  const items = folded.split(/[,;|•·]/);
  return items.length > 2 && items.every(isShort);
}

/** Whether a place is all of an item of a list: "Excel" in "Programy: Excel, Word". */
export function isItem(cv: CvIndex, { from, to, line }: Pick<Statement, 'from' | 'to' | 'line'>): boolean {
  const [found, first, last] = [cv.lines[line], cv.tokens[from], cv.tokens[to - 1]];
  if (!found || !first || !last) return false;
  const before =
    found.text
      .slice(0, first.start - found.start)
      .split(/[:,;|•·/]/)
      .at(-1) ?? '';
  const after = found.text.slice(last.end - found.start).split(/[,;|•·/]/)[0] ?? '';
  return !/[\p{L}\d]/u.test(before) && !/[\p{L}\d:–—(-]/u.test(after);
}

/** Whether the place names a permit: working beside forklifts is no licence to drive one. */
export function isPermit(cv: CvIndex, { line }: Pick<Statement, 'line'>): boolean {
  const heading = headingAbove(cv, line);
  return (
    cv.lines[line]?.section === 'certificates' ||
    words.permit.test(cv.lines[line]?.folded ?? '') ||
    words.permit.test(heading?.folded ?? '')
  );
}

/** So many characters around a permit say whether it is held. */
const [ahead, behind] = [80, 140];

/** "Forklift certificate, not recognised here", "Solicitor in Scotland. Not admitted in England". */
export function isRefusedPermit(cv: CvIndex, { from, to, line }: Pick<Statement, 'from' | 'to' | 'line'>): boolean {
  const found = cv.lines[line];
  const [first, last] = [cv.tokens[from], cv.tokens[to - 1]];
  if (!found || !first || !last) return false;
  return words.refused.test(
    found.folded.slice(Math.max(0, first.start - found.start - ahead), last.end - found.start + behind),
  );
}
const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
/** Whether a place is within quotation marks all of whose words have capitals. */
function isQuotedName(line: string, start: number, end: number): boolean {
  const before = line.slice(0, start).search(/["„“][^"„“”]*$/);
  const after = line.slice(end).search(/["”]/);
  if (before < 0 || after < 0) return false;
  const words = line.slice(before + 1, end + after).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.every(isCapital);
}

/** Whether one word is the name of a dated job's employer: "SAP Polska". */
function isEmployer(cv: CvIndex, line: number, word: CvToken, after: string): boolean {
  const isHead = cv.career.positions.some(({ firstLine, dateLine }) => line >= firstLine && line <= dateLine + 1);
  return isHead && words.endsEmployer.test(after) && !isJobTitle(word.folded) && !words.activity.test(word.folded);
}

/**
 * Whether a place is within the name of a company or school: "Optima Media Group" is no program, "ADR Consulting" no
 * permit, "Kancelaria Prawa Pracy" no knowledge of it.
 */
export function isCompanyName(cv: CvIndex, { from, to, line }: Pick<Statement, 'from' | 'to' | 'line'>): boolean {
  const [found, first, last] = [cv.lines[line], cv.tokens[from], cv.tokens[to - 1]];
  if (!found || !first || !last || !isCapital(first.text)) return false;
  const [start, end] = [first.start - found.start, last.end - found.start];
  const after = found.text.slice(end);
  if (words.beginsName.test(found.text.slice(0, start)) || words.leadsToName.test(after)) return true;
  return (first === last && isEmployer(cv, line, first, after)) || isQuotedName(found.text, start, end);
}
