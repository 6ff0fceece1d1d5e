import type { PhraseHit } from '../lexicon/find-phrases';
import { modest, slight } from '../lexicon/reservation-words.ts';
import type { Statement, Strength } from './statement';
import type { CvIndex, CvToken } from './cv-index';
import { findDenial, findLaterDenial, isAboutWork } from './denial.ts';
import { findReservation, isTakenBack } from './reservation.ts';
import { sentenceAround } from './sentence.ts';
import { textBetween } from './text-between.ts';
import * as grades from '../lexicon/grade-words.ts';

interface Nearby {
  token: CvToken;
  at: number;
}

/** Words that can grade a statement: near it, on its line, not beyond a comma or semicolon. */
function gradingWords(cv: CvIndex, from: number, to: number): Nearby[] {
  const first = cv.tokens[from];
  const last = cv.tokens[to - 1];
  if (!first || !last) return [];
  const found: Nearby[] = [];
  for (let at = from - 1; at >= Math.max(0, from - 4); at -= 1) {
    const token = cv.tokens[at];
    // "podstawy" / "Spring Boot": the preceding word may be on the previous line.
    const isNear = token && (token.line === first.line || (at === from - 1 && token.line === first.line - 1));
    if (!isNear || /[,;()|]|\.\s/.test(textBetween(cv, token, first))) break;
    found.push({ token, at });
  }
  for (let at = to; at < to + 4; at += 1) {
    const token = cv.tokens[at];
    if (!token || token.line !== last.line || /[,;|)]|\.\s/.test(textBetween(cv, last, token))) break;
    found.push({ token, at });
  }
  return found;
}

function gradeOf(cv: CvIndex, words: Nearby[]): Strength | null {
  const isStrong = words.some(({ token }) => grades.strongWord.test(token.folded));
  const previous = (at: number) => cv.tokens[at - 1]?.folded ?? '';
  const isLearning = words.some(
    ({ token, at }) => grades.learningWord.test(token.folded) && !grades.notLearning.test(previous(at)),
  );
  if (isLearning) return 'learning';
  const isBasic = words.some(
    ({ token, at }) => grades.basicWord.test(token.folded) && !grades.notBasic.test(previous(at)),
  );
  if (isBasic && !isStrong) return 'basic';
  if (isStrong) return 'strong';
  return words.some(({ token }) => grades.mediumWord.test(token.folded)) ? 'medium' : null;
}

/** How the CV statements the tokens `[from, to)`: plainly, at a level, as a hobby, or negated. */
export function strengthOf(cv: CvIndex, from: number, to: number): Strength {
  const key = `${from}-${to}`;
  const known = cv.strengths.get(key) ?? findStrength(cv, from, to);
  cv.strengths.set(key, known);
  return known;
}

const nearby = 60;

function findStrength(cv: CvIndex, from: number, to: number): Strength {
  if (findDenial(cv, from) !== null) return 'negated';
  const sentence = sentenceAround(cv, from, to);
  const { before, after } = sentence;
  const later = findLaterDenial(cv, from, to);
  if (later !== null) return isAboutWork(cv, from, later) ? 'unpaid' : 'negated';
  if (isTakenBack(cv, from, to, sentence)) return 'negated';
  const reservation = findReservation(cv, from, to, sentence);
  if (reservation) return reservation;
  const isSlight = slight.test(before.slice(-nearby)) || slight.test(after.slice(0, nearby));
  if (isSlight || modest.test(after)) return 'basic';
  const words = gradingWords(cv, from, to);
  // "SQL – expert" / "Python – basics"
  const own = words.filter(({ token }) => token.line === cv.tokens[from]?.line);
  return gradeOf(cv, own) ?? gradeOf(cv, words) ?? 'plain';
}

/** A place with how the CV statements it; a denial is part of the place. */
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
export function gradedAlike(cv: CvIndex, statements: readonly Statement[]): Statement[] {
  const wordsOf = ({ from, to }: Statement) =>
    cv.tokens
      .slice(from, to)
      .map(({ polishStem }) => polishStem)
      .join(' ');
  const basic = new Set(statements.filter((statement) => statement.strength === 'basic').map(wordsOf));
  const medium = new Set(statements.filter(({ strength }) => strength === 'medium').map(wordsOf));
  const strong = new Set(statements.filter(({ strength }) => strength === 'strong').map(wordsOf));
  const gradeOf = (words: string) => (basic.has(words) ? 'basic' : medium.has(words) ? 'medium' : 'plain');
  const isBare = (statement: Statement) => statement.strength === 'plain' && !strong.has(wordsOf(statement));
  return statements.map((statement) =>
    isBare(statement) ? { ...statement, strength: gradeOf(wordsOf(statement)) } : statement,
  );
}

const preference: Strength[] = [
  'strong',
  'plain',
  'medium',
  'supervised',
  'course',
  'basic',
  'learning',
  'hobby',
  'unpaid',
  'wish',
  'negated',
];
const sectionPreference = ['experience', 'skills', 'certificates', 'education', 'about', 'header'];

/** The strongest first, then the surest, then by section. */
export function sortStatements(cv: CvIndex, statements: Statement[]): Statement[] {
  const section = ({ line }: Statement) => {
    const place = sectionPreference.indexOf(cv.lines[line]?.section ?? '');
    return place < 0 ? sectionPreference.length : place;
  };
  return statements.toSorted(
    (first, second) =>
      preference.indexOf(first.strength) - preference.indexOf(second.strength) ||
      second.quality - first.quality ||
      section(first) - section(second) ||
      first.from - second.from,
  );
}
