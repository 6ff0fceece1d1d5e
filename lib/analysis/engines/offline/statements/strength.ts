import type { PhraseHit } from '../lexicon/find-phrases';
import { modest, slight } from '@/lib/analysis/engines/offline/lexicon/reservation-words';
import type { Statement, Strength } from './statement';
import type { CvIndex } from './cv-index';
import { findDenial, findLaterDenial, isAboutWork } from './denial';
import { findReservation, isTakenBack } from './reservation';
import { gradeAt, strengthOfGrade } from './scale';
import { sentenceAround } from './sentence';
import { textBetween } from './text-between';
import * as grades from '@/lib/analysis/engines/offline/lexicon/grade-words';
import { gradeReach } from './reach';

/** Words that can grade a statement: near it, on its line, not beyond a comma or semicolon. */
function gradingWords(cv: CvIndex, from: number, to: number): string[] {
  const [first, last] = [cv.tokens[from], cv.tokens[to - 1]];
  if (!first || !last) return [];
  const before = cv.tokens
    .slice(Math.max(0, from - 4), from)
    .filter((token) => token.line === first.line && !/[,;()|]|\.\s/.test(textBetween(cv, token, first)));
  const after = cv.tokens
    .slice(to, to + 4)
    .filter((token) => token.line === last.line && !/[,;|)]|\.\s/.test(textBetween(cv, last, token)));
  return [...before, ...after].map(({ folded }) => folded);
}

function gradeOf(words: string[]): Strength {
  const has = (grade: RegExp) =>
    words.some((word, at) => grade.test(word) && !grades.notGrade.test(words[at - 1] ?? ''));
  if (has(grades.strongWord)) return 'strong';
  if (has(grades.basicWord)) return 'basic';
  return has(grades.mediumWord) ? 'medium' : 'plain';
}

/** How the CV states the tokens `[from, to)`: plainly, at a level, as a hobby, or negated. */
export function strengthOf(cv: CvIndex, from: number, to: number): Strength {
  const key = `${from}-${to}`;
  const known = cv.strengths.get(key) ?? findStrength(cv, from, to);
  cv.strengths.set(key, known);
  return known;
}

function findStrength(cv: CvIndex, from: number, to: number): Strength {
  if (findDenial(cv, from) !== null) return 'negated';
  const sentence = sentenceAround(cv, from, to);
  const { after } = sentence;
  const later = findLaterDenial(cv, from, to);
  if (later !== null) return isAboutWork(cv, from, later) ? 'unpaid' : 'negated';
  if (isTakenBack(cv, from, to, sentence)) return 'negated';
  const grade = gradeAt(cv, to);
  if (grade) return strengthOfGrade(grade);
  const reservation = findReservation(cv, from, to, sentence);
  if (reservation) return reservation;
  if (slight.test(after.slice(0, gradeReach)) || modest.test(after)) return 'basic';
  return gradeOf(gradingWords(cv, from, to));
}

/** A place, and how the CV states it; a denial is part of the place. */
export function toStatement(cv: CvIndex, { from, to, quality }: Pick<PhraseHit, 'from' | 'to' | 'quality'>): Statement {
  const strength = strengthOf(cv, from, to);
  // Include the negation in the quote; it may be on the previous line.
  const isDenial = strength === 'negated' || strength === 'unpaid';
  const earlier = isDenial ? findDenial(cv, from) : null;
  const first = earlier ?? from;
  const last = isDenial && earlier === null ? (findLaterDenial(cv, from, to) ?? to) : to;
  return { from: first, to: last, quality, line: cv.tokens[first]?.line ?? 0, strength };
}

/** A self-assessment applies to bare mentions of the same words. */
function gradedAlike(cv: CvIndex, statements: readonly Statement[]): Statement[] {
  const wordsOf = ({ from, to }: Statement) =>
    cv.tokens
      .slice(from, to)
      .map(({ polishStem }) => polishStem)
      .join(' ');
  const graded = (['medium', 'lowest', 'basic', 'strong'] as const).flatMap((grade) =>
    statements.filter(({ strength }) => strength === grade),
  );
  const gradeOf = new Map(graded.map((statement) => [wordsOf(statement), statement.strength]));
  return statements.map((one) =>
    one.strength === 'plain' ? { ...one, strength: gradeOf.get(wordsOf(one)) ?? 'plain' } : one,
  );
}

const preference: Strength[] = [
  'strong',
  'plain',
  'medium',
  'supervised',
  'course',
  'basic',
  'lowest',
  'learning',
  'hobby',
  'unpaid',
  'negated',
];
const sectionPreference = ['experience', 'skills', 'certificates', 'education', 'about', 'header'];

/** Without wishes: the strongest first, then the surest, then by section. */
export function sortStatements(cv: CvIndex, statements: Statement[]): Statement[] {
  const section = ({ line }: Statement) => {
    const place = sectionPreference.indexOf(cv.lines[line]?.section ?? '');
    return place < 0 ? sectionPreference.length : place;
  };
  const stated = statements.filter(({ strength }) => strength !== 'wish');
  return gradedAlike(cv, stated).toSorted(
    (first, second) =>
      preference.indexOf(first.strength) - preference.indexOf(second.strength) ||
      second.quality - first.quality ||
      section(first) - section(second) ||
      first.from - second.from,
  );
}
