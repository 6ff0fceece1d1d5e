import { monthNames, quarter, quarters } from './time-words';

const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const byName = monthNames.map(({ pattern, month }) => ({
  month,
  name: new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`),
}));

export const year = '(?:19[5-9]\\d|20\\d\\d)';
const yearIn = new RegExp(year);
const quarterIn = new RegExp(`${quarter}|[1-4]q`);
const monthsOfQuarter = 3;
export const monthWord = `(?:${monthNames.map(({ pattern }) => pattern).join('|')})(?![a-z])`;
const roman = '(?:x?i{1,3}|i?[vx]|vi{1,3})(?![a-z])';
const day = '(?:\\d{1,2}(?:(?:st|nd|rd|th)?\\.?\\s+|[-/]))?';
const shortYear = "['\u2019`]\\s?\\d\\d(?!\\d)";

/** A month without its year, which follows at the end of the range: "March – May 2020", "03–09.2018". */
export const bareMonth = `(?:${monthWord}\\.?|${quarter}|${roman}|(?:0[1-9]|1[0-2])(?=\\s*[\u2013-]\\s*\\d{1,2}[./]))`;

/** A date in a folded line, to the month or the year. */
export const datePoint = `(?:${[
  `(?:\\d{1,2}\\s?[./-]\\s?)?\\d{1,2}\\s?[./-]\\s?${year}`,
  `${year}(?:\\.\\s|\\s?[./-]|\\s/\\s)\\d{1,2}(?!\\d)(?:[./-]\\d{1,2}(?!\\d))?`,
  `${quarter}[\\s/]+(?:of )?${year}|${year}[\\s/]+${quarter}`,
  `[1-4]q[\\s/]?${year}|${year}[\\s/]?[1-4]q`,
  `${day}${monthWord}[.,]{0,2}\\s*(?:\\d{1,2}(?:st|nd|rd|th)?(?:,\\s*|\\s+(?=${year}))|of\\s+)?(?:[/'\u2019-]\\s?)?(?:${year}|${shortYear})`,
  `${year}[.,/-]?\\s*${monthWord}`,
  `${day}${roman}(?:[. /-]\\s*(?:${year}|${shortYear})|${shortYear})`,
  // "2019 i 2020": and.
  `${year}(?:[./-]\\s*|\\s+(?!i [a-z\\d]))${roman}`,
  `\\d\\d\\.(?:0[1-9]|1[0-2])\\.\\d\\d(?![\\d.]\\d)`,
  `(?:0?[1-9]|1[0-2])/\\d\\d(?![\\d./])`,
  `(?:0[1-9]|1[0-2])\\s?['\u2019]\\d\\d(?![\\d./])`,
  `\\d{1,2} ${monthWord}\\.? \\d\\d(?![\\d:.])`,
  `(?:0[1-9]|1[0-2])\\s${year}`,
  `${monthWord}\\.?[ -]\\d\\d(?![\\d:.,]| ?${year})`,
  `(?:0[1-9]|1[0-2])\\.\\d\\d(?![\\d:.,])`,
  // "03-16 - 09-18", "03-16 - now"
  `(?:0[1-9]|1[0-2])-\\d\\d(?= [-\\u2013] (?:[a-z]|\\d\\d-\\d\\d(?!\\d)))|(?<=\\b(?:0[1-9]|1[0-2])-\\d\\d [-\\u2013] )(?:0[1-9]|1[0-2])-\\d\\d(?!\\d)`,
  shortYear,
  year,
].join('|')})(?:\\s*r\\b\\.?|\\s*roku)?`;

export interface Month {
  /** Months from year 0: `year * 12 + month0`. */
  value: number;
  /** Only the year was given. */
  isYear: boolean;
  /** How many it is of: three for a quarter, twelve for a year. */
  months: number;
}

/** '98 is 1998, '14 is 2014. */
function centuryOf(digits: string): string {
  return `${Number(digits) >= 60 ? '19' : '20'}${digits}`;
}

/** "05/31/2019": the month precedes the day. */
export function isAmerican(text: string): boolean {
  const [, first, second] = /^\s*(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(text) ?? [];
  return Number(first) <= 12 && Number(second) > 12;
}

/**
 * The month of a text that `datePoint` matches.
 *
 * @param american whether a day follows its month
 */
export function monthOf(text: string, american = isAmerican(text)): Month | null {
  const written = yearIn.test(text)
    ? text
    : text.replace(
        /(['\u2019`]\s?|[./-]|(?<=[a-z]\.?) )(\d\d)(?!\d|[./-]\d)/,
        (_, mark: string, digits: string) => ` ${centuryOf(digits)}`,
      );
  const yearText = yearIn.exec(written)?.[0];
  if (!yearText) return null;
  const base = Number(yearText) * 12;
  const rest = written.replace(yearText, ' ');
  const month = monthIn(rest, written.trim().startsWith(yearText), american);
  if (month === null) return null;
  const months = quarterIn.test(rest) ? monthsOfQuarter : 1;
  return month === undefined
    ? { value: base, isYear: true, months: 12 }
    : { value: base + month, isYear: false, months };
}

/**
 * The month (0..11), of a quarter the first, in what a date has beside its year.
 *
 * @returns undefined when there is none; null when the number is no month
 */
export function monthIn(text: string, isAfterYear: boolean, isAmerican = false): number | null | undefined {
  const ofQuarter = quarterIn.exec(text)?.[0].match(/[1-4]|i[iv]{0,2}/)?.[0];
  if (ofQuarter) return ((Number(ofQuarter) || quarters.indexOf(ofQuarter) + 1) - 1) * monthsOfQuarter;
  const name = byName.find((other) => other.name.test(text));
  if (name) return name.month;
  const ofRoman = romanMonths.indexOf(/(?<![a-z])[ivx]+(?![a-z])/.exec(text)?.[0] ?? '');
  if (ofRoman >= 0) return ofRoman;
  // The month follows the year in 2019-03-15 and precedes it in 15.03.2019.
  const numbers = text.match(/\d+/g) ?? [];
  const number = isAfterYear || isAmerican ? numbers[0] : numbers.at(-1);
  if (!number) return undefined;
  const month = Number(number);
  return month >= 1 && month <= 12 ? month - 1 : null;
}
