import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import { lineAfter, lineBefore, type MaskedPage } from './context';
import { masksOf, type Mask } from './mask';
import words from './words/birth-dates.json';

const months = anyLatin(words.months);
const numeric = String.raw`(?:\d{1,2}\s?[./-]\s?(?:\d{1,2}|[ivx]{1,4})\s?[./-]\s?(?:\d{4}|\d{2})(?!\d)|\d{4}[./-]\d{1,2}[./-]\d{1,2}(?!\d)|\d{1,2} [ivx]{1,4} \d{4})`;
const inWords = String.raw`(?:\d{1,2}(?:st|nd|rd|th|\.)?(?: of)?\s${months}\.?,?\s(?:\d{4}|['’]\d{2})|${months}\.?\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?\d{4})`;
const date = String.raw`(?:${numeric}|${inWords}|\d{1,2}[./-]\d{4}|(?:19|20)\d{2}|${months} \d{1,2}(?!\d)|\d{1,2} ${months})`;
const label = anyExact(words.labels);
/** Tried first, because every date has a digit: that is far faster than trying every form of a date everywhere. */
const figureSoon = String.raw`(?=[^\d]{0,70}\d)`;
const born = new RegExp(
  String.raw`${label}${figureSoon}[^\d\n]{0,30}\n?[^\d\n]{0,8}(?<date>${date}(?: ?r(?:oku|\b\.?))?)`,
  'gu',
);
const beforeLabel = new RegExp(String.raw`(?<![\d.,/-])(?<date>${date})(?: ?r\.?)?\s{0,3}\(?\s?(?=${label})`, 'gu');
/**
 * A table's titles in one line, its values in the next. The digit is looked for first, because looking back is
 * slowest.
 */
const tableTitle = new RegExp(
  String.raw`(?=\d)(?<![\d.,/-])(?<=${label}[^\n]{0,80}\n[^\n]{0,60}?)(?<date>${numeric})`,
  'gu',
);
const fullDate = new RegExp(String.raw`(?<![\d.,/-])(?:${numeric}|${inWords})(?: ?r\.)?`, 'g');
/**
 * A star before a date means "born" when the date is whole and ends its cell or is followed by a town. Before a year
 * or a period it is a bullet, unless the year stands in brackets.
 */
const starred = new RegExp(
  String.raw`(?<![^\s|,(•·])\* ?(?<date>(?:${numeric}|${inWords})(?: ?r\.?)?)(?=\s{0,2}(?:$|[\n,|;)•·]|(?:w|we|in)\s))|\(\* ?(?<year>(?:19|20)\d{2})(?= ?\))`,
  'gu',
);
const lastBirthYear = 2010;
const cellBefore = /(?:^|[\t|•·,;])\s{0,3}$/;
const cellAfter = /^\s{0,3}(?:$|[\t|•·,;])/;

const aged = new RegExp(
  String.raw`(?<![\p{L}])(?:wiek|age|aged|alter|w wieku)(?![\p{L}])[^\d\n\p{L}]{0,6}(?<age>\d{2}(?![\d,.]|\s?[+\u2013-]\s?\d|\+)(?:[ -]?${anyLatin(words.aged)})?)`,
  'gu',
);
const yearsOld = new RegExp(String.raw`(?<![\d\p{L}\u2013-])(?<age>\d{2}${anyLatin(words.yearsOld)})(?![\p{L}])`, 'gu');
const ageAlone = new RegExp(String.raw`(?<![\d\p{L}\u2013-])\d{2} ${anyExact(words.ageAlone)}(?![\p{L}])`, 'gu');
/** "Jan Nowak, lat 34" */
const agedBehind = /(?<=[\p{L}),|•·]\s?)(?<![\p{L}])(?<age>lat \d{2})(?=\s{0,2}(?:$|[\n,.;|)•·]))/gu;
const things = new RegExp(anyExact(words.things));
const others = new RegExp(anyExact(words.others));
/** A line that begins with a period is about a job, whatever section it was found in. */
const jobDates = /(?:19|20)\d{2}\s?[\u2013\u2014-]/u;
const ownAge = new RegExp(String.raw`(?<![\p{L}])${anyExact(words.beforeOwnAge)}$`, 'u');

const yearOf = (found: string): number => Number(/(?:19|20)\d{2}/.exec(found)?.[0] ?? 9999);

/** Finds a date, or an age, that stands alone among other personal data. */
function alone({ folded, isOwn }: MaskedPage, mask: Mask, isBesidePersonal: (at: number) => boolean): boolean {
  const isCell = cellBefore.test(lineBefore(folded, mask.start, 8)) && cellAfter.test(lineAfter(folded, mask.end, 8));
  return isCell && isOwn(mask.start) && isBesidePersonal(mask.start);
}

/**
 * Whether an age is the person's own, not that of a thing or of other people. In sections about work only "Age: 34"
 * and "I am 34" are.
 */
function isOfPerson({ folded, isOwn }: MaskedPage, { start, end }: Mask): boolean {
  const before = lineBefore(folded, start, 30);
  if (things.test(folded.slice(start, end) + lineAfter(folded, end, 30)) || others.test(before)) return false;
  const isOfJob = !isOwn(start) || jobDates.test(lineBefore(folded, start, 120));
  return !isOfJob || ownAge.test(before);
}

/**
 * Dates and years of birth, and the age.
 *
 * @param isBesidePersonal whether other personal data stand in the same line
 */
export function findBirthDates(page: MaskedPage, isBesidePersonal: (at: number) => boolean): Mask[] {
  const { folded } = page;
  const ages = [...masksOf(folded, aged, 'BIRTH DATE', 'age'), ...masksOf(folded, yearsOld, 'BIRTH DATE', 'age')];
  const isLongAgo = ({ start, end }: Mask): boolean => yearOf(folded.slice(start, end)) <= lastBirthYear;
  const inHeader = [...masksOf(folded, fullDate, 'BIRTH DATE'), ...masksOf(folded, ageAlone, 'BIRTH DATE')];
  const certain = [
    ...masksOf(folded, born, 'BIRTH DATE', 'date'),
    ...[...masksOf(folded, starred, 'BIRTH DATE'), ...masksOf(folded, tableTitle, 'BIRTH DATE', 'date')].filter(
      isLongAgo,
    ),
    ...masksOf(folded, beforeLabel, 'BIRTH DATE', 'date'),
  ];
  const isBeside = (at: number): boolean =>
    isBesidePersonal(at) || certain.some(({ end }) => end <= at && at - end <= 3);
  return [
    ...certain,
    ...ages.filter((mask) => isOfPerson(page, mask)),
    ...masksOf(folded, agedBehind, 'BIRTH DATE', 'age'),
    ...inHeader.filter((mask) => {
      const isAge = /^\d{2} /.test(folded.slice(mask.start, mask.end));
      return (isAge || isLongAgo(mask)) && alone(page, mask, isBeside);
    }),
  ];
}
