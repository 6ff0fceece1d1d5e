import {
  capitalCategories,
  categoriesIn,
  driver,
  drives,
  drivesNot,
  lesson,
  licence,
  licenceHeading,
  licenceList,
  licenceAbroad,
  withdrawn,
} from '@/lib/analysis/engines/offline/lexicon/licence-words';
import type { CvIndex } from './cv-index';
import { headingAbove } from './place';
import { longestHeadingOfList } from './line-lengths';
import { strengthOf } from './strength';

/** A driving licence that a line of the CV names. */
export interface Licence {
  line: number;
  categories: string[];
  /** The line says that the person has no licence, or has it no longer. */
  isDenied: boolean;
  isWithdrawn: boolean;
}

/** The driving licences that the CV names. */
export function findLicences(cv: CvIndex): Licence[] {
  const named = findNamed(cv);
  const car = cv.lines.findIndex(({ folded }) => drives.test(folded));
  return named.length > 0 || car < 0 ? named : [{ line: car, categories: ['B'], isDenied: false, isWithdrawn: false }];
}

/** Whether a line stands under a title of licences, or directly below one that no list of titles knows: "DRIVING". */
function isBelowLicences(cv: CvIndex, line: number): boolean {
  const { text = '', folded = '' } = cv.lines[line - 1] ?? {};
  if (text.length <= longestHeadingOfList && licenceHeading.test(folded)) return true;
  return licenceHeading.test(headingAbove(cv, line)?.folded ?? '');
}

function findNamed(cv: CvIndex): Licence[] {
  return cv.lines.flatMap(({ folded, start }, line) => {
    if (licenceList.test(folded) && isBelowLicences(cv, line))
      return [{ line, categories: categoriesIn(folded), isDenied: false, isWithdrawn: false }];
    const named = licence.exec(folded);
    const match = named ?? driver.exec(folded);
    if (drivesNot.test(folded)) return [{ line, categories: categoriesIn(folded), isDenied: true, isWithdrawn: false }];
    if (!match) return [];
    const at = cv.words.tokenAt(line, start + match.index);
    const strength = at === null ? 'plain' : strengthOf(cv, at, at + 2);
    // "In the middle of a course for category B" is a part of it, see findLesson.
    if (strength === 'learning' && lesson.test(folded)) return [];
    const own = categoriesIn(folded.slice(match.index + (named ? match[0].length : 0)));
    const isWithdrawn = withdrawn.test(folded);
    // "Prawo jazdy: robię kurs kat. B"
    const isLearner =
      /^[\s:(–-]*(?:\w+ )?(?:kurs|course|egzamin)/.test(folded.slice(match.index + match[0].length)) ||
      /provisional\W+$/.test(folded.slice(0, match.index));
    const isDenied = isWithdrawn || isLearner || /^(?:negated|wish|learning)$/.test(strength);
    return [{ line, categories: own, isDenied, isWithdrawn }];
  });
}

/** The lines that name a licence in a language that the rules do not read, or in one that they read, and its categories. */
export function findCategoriesAbroad(cv: CvIndex): Pick<Licence, 'line' | 'categories'>[] {
  return cv.lines.flatMap(({ folded, text }, line) => {
    const match = licenceAbroad.exec(folded) ?? licence.exec(folded);
    return match ? [{ line, categories: capitalCategories(text.slice(match.index + match[0].length)) }] : [];
  });
}

/** The line about lessons for one of the categories: "Kurs na C+E w trakcie"; -1 without. */
export function findLesson(cv: CvIndex, categories: readonly string[]): number {
  return cv.lines.findIndex(({ folded }) => {
    const found = lesson.exec(folded);
    return found !== null && categoriesIn(found[1] ?? '').some((own) => categories.includes(own));
  });
}
