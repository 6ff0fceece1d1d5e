import { categoriesIn, category, categoryWord, drives, drivesNot, licence } from '../lexicon/licence-words.ts';
import type { CvIndex } from './cv-index';
import { strengthOf } from './strength.ts';

const driver = new RegExp(
  `\\b(?:kierow(?:ca|czyni)|driver)\\b[^.;]{0,25}?(?:${categoryWord}|(?=\\b[cd]1?\\s?\\+\\s?e\\b))|^\\W*(?:kategori[ae]|kat\\.?|category) ${category}|\\blicen[cs]es?:? (?=[bcd](?:[1e,]|\\b))|^\\W*(?=[bcd]1?\\s?\\+\\s?e (?:since|from|od)\\b)|\\bpassed (?:(?:the|my|uk|driving) )+test|\\b${categoryWord} ?${category} licen[cs]es?|\\blicen[cs]es?,? (?=(?:class|cat)\\b)|\\bkat(?:\\.|egori[aei]) ?(?=(?:b|c|ce|c\\+e)\\b)`,
);
/** "Zatrzymane prawo jazdy": there was one. */
const withdrawn =
  /\b(?:zatrzyman|zabran|odebran|cofniet|utracon|stracil|zawieszon|suspend|revok|expired|withdrawn|disqualif|taken (?:away|off))/;

const lesson =
  /\b(?:kurs\w*|course|egzamin\w*|exam|w trakcie|learning|lessons)\b(?: \w+){0,3}? ((?:kat\.? ?)?[abcdt]1?(?:\s?\+\s?e)?\b)/;

/** A driving licence that a line of the CV names. */
export interface Licence {
  line: number;
  categories: string[];
  /** There is none, or no longer. */
  isDenied: boolean;
  isWithdrawn: boolean;
}

/** The driving licences that the CV names. */
export function findLicences(cv: CvIndex): Licence[] {
  const named = findNamed(cv);
  const car = cv.lines.findIndex(({ folded }) => drives.test(folded));
  return named.length > 0 || car < 0 ? named : [{ line: car, categories: ['B'], isDenied: false, isWithdrawn: false }];
}

function findNamed(cv: CvIndex): Licence[] {
  return cv.lines.flatMap(({ folded, start }, line) => {
    const named = licence.exec(folded);
    const match = named ?? driver.exec(folded);
    if (drivesNot.test(folded)) return [{ line, categories: [], isDenied: true, isWithdrawn: false }];
    if (!match) return [];
    const at = cv.tokenAt(line, start + match.index);
    const strength = at === null ? 'plain' : strengthOf(cv, at, at + 2);
    // "In the middle of a course for category B" is a part of it, see findLesson.
    if (strength === 'learning' && lesson.test(folded)) return [];
    const own = categoriesIn(folded.slice(match.index + (named ? match[0].length : 0)));
    const next = folded.trim().length <= match[0].length + 2 ? (cv.lines[line + 1]?.folded ?? '') : '';
    const isWithdrawn = withdrawn.test(folded);
    // "Prawo jazdy: robię kurs kat. B"
    const isLearner =
      named !== null &&
      (/^[\s:(–-]*(?:\w+ )?(?:kurs|course|egzamin)/.test(folded.slice(match.index + match[0].length)) ||
        /provisional\W+$/.test(folded.slice(0, match.index)));
    const isDenied = isWithdrawn || isLearner || /^(?:negated|wish|learning)$/.test(strength);
    return [{ line, categories: own.length > 0 ? own : categoriesIn(next), isDenied, isWithdrawn }];
  });
}

/** The line about lessons for one of the categories: "Kurs na C+E w trakcie"; -1 without. */
export function findLesson(cv: CvIndex, categories: readonly string[]): number {
  return cv.lines.findIndex(({ folded }) => {
    const found = lesson.exec(folded);
    return found !== null && categoriesIn(found[1] ?? '').some((own) => categories.includes(own));
  });
}
