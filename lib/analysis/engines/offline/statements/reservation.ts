import type { Reservation } from './statement';
import { isInWork } from './place.ts';
import type { CvIndex } from './cv-index';
import { clauseBefore } from './denial.ts';
import * as words from '../lexicon/reservation-words.ts';
import { deniedAgain, doneByOthers, othersDo, passedTo, passesOn, referredTo } from '../lexicon/other-people.ts';
import type { Sentence } from './sentence';

/** Maximum distance in characters of a limitation after a statement. */
const reach = 100;
/** Whether the tokens `[from, to)` are known from lessons only. */
function isLesson(cv: CvIndex, from: number, { before, after, itemBefore, itemAfter }: Sentence): boolean {
  if (words.school.test(itemAfter) || words.school.test(itemBefore) || words.unpractised.test(`${itemBefore} ${after}`))
    return true;
  const line = cv.tokens[from]?.line ?? 0;
  if (words.limitAfter.test(after.slice(0, reach)) || words.lessonBehindColon.test(after)) return true;
  const isFirst = words.lessonFirst.test(before);
  if (isInWork(cv, { line }) && !isFirst && !words.attended.test(itemBefore)) return false;
  return (
    (isFirst || words.lessonWord.test(itemBefore) || words.lessonAfter.test(itemAfter)) &&
    !words.teaching.test(before + after)
  );
}

function ownText(cv: CvIndex, from: number, to: number): string {
  const [first, last] = [cv.tokens[from], cv.tokens[to - 1]];
  return first && last ? cv.foldedFrom(first, last) : ' ';
}

/** What the sentence around the tokens `[from, to)` takes back, or null. */
export function findReservation(cv: CvIndex, from: number, to: number, sentence: Sentence): Reservation | null {
  const { before, after, itemBefore, itemAfter } = sentence;
  const clause = clauseBefore(cv, from)
    .map(({ folded }) => folded)
    .join(' ');
  const isWish = words.wish.test(clause) && !words.hasAlready.test(clause);
  if (isWish || words.wishAfter.test(itemAfter) || referredTo.test(before)) return 'wish';
  if (words.underWay.test(itemBefore + ownText(cv, from, to) + itemAfter)) return 'learning';
  if (isLesson(cv, from, sentence)) return 'course';
  const line = cv.lines[cv.tokens[from]?.line ?? 0];
  if (line?.section === 'interests' || words.leisure.test(before) || words.leisure.test(after)) return 'hobby';
  const isHelp = words.helping.test(itemBefore) || words.helping.test(itemAfter);
  return isHelp || words.supervised.test(itemBefore) || words.supervised.test(itemAfter) ? 'supervised' : null;
}

/** "Ważne do 2021", read in 2026. */
function isOver(cv: CvIndex, itemAfter: string): boolean {
  const [, year] =
    /^\W*(?:\w+ ){0,3}?(?:wazn\w+|valid) (?:do|until|till|to) (?:[\w.]+ )?(?:\d\d?[./])*((?:19|20)\d\d)\b/.exec(
      itemAfter,
    ) ?? [];
  return year !== undefined && Number(year) < Math.floor(cv.referenceMonth / 12);
}

/** "Kod 95 wygasł w 2021". */
export function isTakenBack(cv: CvIndex, from: number, to: number, { before, after, itemAfter }: Sentence): boolean {
  const near = after.slice(0, reach);
  return (
    words.lapsed.test(itemAfter) ||
    words.lapsed.test(after.replace(/^\)/, '')) ||
    isOver(cv, after) ||
    words.notOwn.test(near) ||
    doneByOthers.test((ownText(cv, from, to) + after).slice(0, reach)) ||
    doneByOthers.test(near) ||
    othersDo.test(before) ||
    (passesOn.test(before) && passedTo.test(near)) ||
    deniedAgain.test(near)
  );
}
