import type { ConditionOf } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import type { Position } from '../statements/positions';
import { strengthOf } from '@/lib/analysis/engines/offline/statements/strength';
import { headOf } from '@/lib/analysis/engines/offline/statements/place';
import { monthsCovered } from '@/lib/analysis/engines/offline/text/date-ranges';
import { tokenize } from '@/lib/analysis/engines/offline/text/tokenize';
import { because, silence, type Finding } from './finding';
import { compare, inYears } from './judge-experience';

/** How certain a workplace is that only the head of a job names. */
const named = 0.8;

/** Whether a job's head names the place: a duty inside other work is no work in that place. */
function namesPlace(cv: CvIndex, position: Position, places: readonly ReadonlySet<number>[]): boolean {
  const [from, to] = headOf(cv, position);
  const isIn = (index: number): boolean => {
    const token = cv.tokens[index];
    if (!token || token.line < from || token.line >= to || strengthOf(cv, index, index + 1) === 'negated') return false;
    return !position.span || (token.start >= position.span[0] && token.end <= position.span[1]);
  };
  return places.every((tokens) => [...tokens].some(isIn));
}

/** Whether the candidate worked so long in a place: by the jobs whose titles or employers name it, or by a time told with it. */
export function judgeWorkplace(cv: CvIndex, { label, months }: ConditionOf<'workplace'>): Finding {
  const words = tokenize(label).filter(({ folded }) => folded.length > 2);
  const places = words.map((word) => new Set(cv.words.findMeaning(word).map(({ token }) => token)));
  const own = cv.career.positions.filter((position) => namesPlace(cv, position, places));
  const isTold = (line: number) => places.every((tokens) => [...tokens].some((at) => cv.tokens[at]?.line === line));
  const denied = places.flatMap((tokens) => [...tokens]).find((at) => strengthOf(cv, at, at + 1) === 'negated');
  const deniedLine = cv.tokens[denied ?? -1]?.line ?? -1;
  if (own.length === 0 && deniedLine >= 0 && isTold(deniedLine)) {
    const reason = because('reasons.termNegated', { term: label });
    return { verdict: 'NOT_MET', confidence: named, quotes: cv.quotes.ofLines([deniedLine]), reason };
  }
  const told = cv.career.durations.find(({ line }) => cv.lines[line]?.section !== 'education' && isTold(line));
  const time = Math.max(monthsCovered(own), told?.months ?? 0);
  if (time > 0) {
    const lines = own.length > 0 ? own.map(({ dateLine }) => dateLine) : told ? [told.line] : [];
    const reason = inYears('reasons.yearsWith', months, time, label);
    return {
      verdict: compare(months, { months: time, doubt: 0 }),
      confidence: named,
      quotes: cv.quotes.ofLines(lines),
      reason,
    };
  }
  return silence(because('reasons.termMissing', { term: label }));
}
