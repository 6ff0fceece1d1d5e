import type { ConditionOf } from '../requirement/condition';
import type { CvIndex } from '../statements/cv-index';
import type { CvToken } from '../statements/cv-tokens';
import type { Strength } from '../statements/statement';
import { manufacturer, otherEmployer } from '@/lib/analysis/engines/offline/lexicon/employer-kinds';
import { headOf } from '@/lib/analysis/engines/offline/statements/place';
import { strengthOf } from '@/lib/analysis/engines/offline/statements/strength';
import { monthsCovered } from '@/lib/analysis/engines/offline/text/date-ranges';
import { because, silence, type Finding } from './finding';
import { inYears } from './judge-experience';
import { judgeTerms } from './judge-terms';
import { quotableTerm } from './quotes';

const isOutside = new Set<Strength>(['wish', 'negated', 'hobby', 'learning']);

/** The words of lines that tell of work at a firm that makes things, unless it is denied or wished for. */
function wordsOfManufacturers(cv: CvIndex, from: number, to: number): CvToken[] {
  return cv.lines.slice(from, to).flatMap(({ folded, start }, index) => {
    const match = manufacturer.exec(folded);
    const at = match ? cv.words.tokenAt(from + index, start + match.index) : null;
    return at === null || isOutside.has(strengthOf(cv, at, at + 1)) ? [] : (cv.tokens[at] ?? []);
  });
}

/** Whether the candidate worked at a firm that makes things: by what each job's employer is called. */
export function judgeEmployer(cv: CvIndex, { group, months }: ConditionOf<'employer'>): Finding {
  const label = group[0]?.label ?? '';
  const heads = cv.career.positions.map((position) => headOf(cv, position));
  const told = heads.map(([from, to]) => wordsOfManufacturers(cv, from, to));
  const own = cv.career.positions.filter((_, index) => told[index]?.length);
  if (own.length > 0) {
    const time = monthsCovered(own);
    const quotes = told
      .flat()
      .slice(0, 3)
      .flatMap(({ line, start, end }) => cv.quotes.ofLine(line, start, end) ?? []);
    const term = quotableTerm(cv, label, [], quotes);
    return {
      verdict: time >= months ? 'MET' : 'PARTIALLY_MET',
      confidence: 0.8,
      quotes,
      reason: months === 1 ? because('reasons.termFound', { term }) : inYears('reasons.yearsWith', months, time, term),
    };
  }
  const isElsewhere = ([from, to]: readonly [number, number]) =>
    cv.lines.slice(from, to).some(({ folded }) => otherEmployer.test(folded));
  const said = judgeTerms(cv, { kind: 'terms', group, level: 'any', proof: 'work' });
  // Words of banks or hotels may describe their customers. Other employers alone deny nothing.
  const isOfOthers = heads.length > 0 && heads.every(isElsewhere) && said.verdict !== 'NOT_MET';
  return isOfOthers ? silence(because('reasons.termMissing', { term: label })) : said;
}
