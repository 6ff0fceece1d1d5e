import type { Reservation } from './statement';
import type { CvIndex } from './cv-index';
import { clauseBefore } from './denial';
import * as words from '@/lib/analysis/engines/offline/lexicon/reservation-words';
import { deniedAgain, doneByOthers, notOurs, othersDo } from '@/lib/analysis/engines/offline/lexicon/other-people';
import type { Sentence } from './sentence';
import { limitReach } from './reach';

/** Whether the tokens `[from, to)` are known from lessons only. */
function isLesson({ before, after, itemBefore, itemAfter }: Sentence): boolean {
  if (
    words.atSchool.test(itemAfter) ||
    words.atSchool.test(itemBefore) ||
    words.unpractised.test(`${itemBefore} ${after}`)
  )
    return true;
  if (words.limitAfter.test(after) || words.lessonBehindColon.test(after)) return true;
  return (words.lessonFirst.test(before) || words.lessonWord.test(itemBefore)) && !words.teaching.test(before + after);
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
  if (words.wish.test(clause) || words.wishAfter.test(itemAfter)) return 'wish';
  if (words.underWay.test(itemBefore + ownText(cv, from, to) + itemAfter)) return 'learning';
  if (isLesson(sentence)) return 'course';
  const line = cv.lines[cv.tokens[from]?.line ?? 0];
  if (line?.section === 'interests' || words.leisure.test(before) || words.leisure.test(after)) return 'hobby';
  const isHelp =
    words.helping.test(itemBefore) || words.supervised.test(itemBefore) || words.supervised.test(itemAfter);
  return isHelp ? 'supervised' : null;
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
export function isTakenBack(cv: CvIndex, from: number, to: number, { before, after }: Sentence): boolean {
  const near = after.slice(0, limitReach);
  return (
    words.lapsed.test(after.replace(/^\)/, '')) ||
    isOver(cv, after) ||
    words.notOwn.test(near) ||
    doneByOthers.test((ownText(cv, from, to) + after).slice(0, limitReach)) ||
    doneByOthers.test(near) ||
    notOurs.test(near) ||
    othersDo.test(before) ||
    deniedAgain.test(near)
  );
}
