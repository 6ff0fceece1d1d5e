import type { ConditionOf } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import type { Position } from '../statements/positions';
import type { Strength } from '../statements/statement';
import { manufacturer, otherEmployer } from '../lexicon/employer-kinds.ts';
import { strengthOf } from '../statements/strength.ts';
import { monthsCovered } from '../text/date-ranges.ts';
import { because, type Finding } from './finding.ts';
import { inYears } from './judge-experience.ts';
import { judgeTerms } from './judge-terms.ts';
import { quotableTerm } from './quotes.ts';

/** A shorter line is nothing but a date. */
const longestDate = 30;

/** The lines with a job's title, dates and employer. */
function headOf(cv: CvIndex, { firstLine, dateLine, endLine }: Position): number[] {
  const isDateAlone = (cv.lines[dateLine]?.text.trim().length ?? 0) < longestDate;
  const isBelow = cv.lines[(cv.positions[0]?.firstLine ?? 0) - 1]?.isHeading !== false;
  const first = isDateAlone && !isBelow ? firstLine - 1 : firstLine;
  const end = Math.min(endLine, dateLine + (isDateAlone && isBelow ? 2 : 1));
  return Array.from({ length: end - first }, (_, index) => first + index);
}

const isOutside = new Set<Strength>(['wish', 'negated', 'hobby', 'learning']);

/** The word of a line that tells of work at a firm that makes things; null without, or where it is denied or wished for. */
function wordOfManufacturer(cv: CvIndex, line: number): number | null {
  const { folded = '', section, start = 0, isHeading } = cv.lines[line] ?? {};
  const match = isHeading || section === 'education' ? null : manufacturer.exec(folded);
  const at = match ? cv.tokenAt(line, start + match.index) : null;
  return at === null || isOutside.has(strengthOf(cv, at, at + 1)) ? null : at;
}

/** Whether the candidate worked at a firm that makes things: by what each job's employer is called. */
export function judgeEmployer(cv: CvIndex, { group, months }: ConditionOf<'employer'>): Finding {
  const label = group[0]?.label ?? '';
  const heads = cv.positions.map((position) => headOf(cv, position));
  const told = cv.lines.flatMap((_, line) => cv.tokens[wordOfManufacturer(cv, line) ?? -1] ?? []);
  const isIn = (lines: number[] | undefined) => told.some(({ line }) => lines?.includes(line));
  const own = cv.positions.filter((_, index) => isIn(heads[index]));
  const found = judgeTerms(cv, { kind: 'terms', group, level: 'any', proof: 'work' });
  if (found.verdict !== 'NOT_MET' && (own.length > 0 || (heads.length === 0 && told.length > 0))) {
    const time = own.length > 0 ? monthsCovered(own) : Math.max(1, ...cv.durations.map((each) => each.months));
    const shown = own.length > 0 ? told.filter(({ line }) => heads.flat().includes(line)) : told;
    const quotes = shown.slice(0, 3).flatMap(({ line, start, end }) => cv.quoteLine(line, start, end) ?? []);
    const term = quotableTerm(cv, label, [], quotes);
    return {
      verdict: time >= months ? 'MET' : 'PARTIALLY_MET',
      confidence: 0.8,
      quotes,
      reason: months === 1 ? because('reasons.termFound', { term }) : inYears('reasons.yearsWith', months, time, term),
    };
  }
  const isElsewhere = (head: number[]) => head.some((line) => otherEmployer.test(cv.lines[line]?.folded ?? ''));
  const isAllTold = cv.undatedJobs.length === 0 && told.every(({ line }) => cv.isInJob(line));
  if (heads.length === 0 || !isAllTold || !heads.every(isElsewhere)) return found;
  const quotes = cv.quoteLines(cv.positions.slice(0, 3).map(({ dateLine }) => dateLine));
  return { verdict: 'NOT_MET', confidence: 0.7, quotes, reason: because('reasons.flagNoneShown', { term: label }) };
}
