import { about, today } from './time-words';
import { bareMonth, datePoint, isAmerican, monthIn, monthOf, monthWord, year, type Month } from './date-point';

/** A date range in a line; months count from year 0 (`year * 12 + month0`), `to` is exclusive. */
export interface DateRange {
  from: number;
  to: number;
  /** It lasts until today. */
  isOpen: boolean;
  /** Nothing follows its dash: it may have ended with the next job. */
  isLoose?: boolean;
  /** Offsets in the line. */
  start: number;
  end: number;
}

const prefix = '(?:(?:az |up )?(?:do|to|till|until|bis|po)\\s+(?:the\\s+)?|the\\s+)?\\(?';
/** A text that ends a range without a date. */
export const openEnd = `${prefix}${today}`;
/** What stands between the two dates of a range. */
const separators = [
  '-{1,2}|[\\u2010-\\u2015\\u2212\\u2192~\\u00f7|]|[-=]?>{1,2}|\\.{2,3}(?=\\s*\\d)',
  '(?:do|to|until|(?:to )?till|thru|through|bis(?: zum)?|po|(?:koniec|end)(?=:))\\b:?',
  // A dash that its font shows as a digit.
  `(?<=[./]${year} )\\d(?= )`,
  // "Od: 09.2018  Do: 01.2020", whatever the labels are.
  '(?<=\\d )[a-z]{4,16}:',
  `(?<=${year}\\s*)/(?=\\s*${year})|(?<=${year}\\s)/(?=\\s)`,
];
const between = `(?:\\s*[),])?\\s*(?:${separators.join('|')})\\s*(?:roku? )?`;
/** A dash or an arrow at the end of a cell: nothing has ended it yet. */
const loose = '\\s*[-\\u2013\\u2014\\u2192](?=\\s*(?:\\t|$)|\\s{3})|\\s+onwards?\\b';
const range = new RegExp(
  `(?<![\\w/])(${datePoint}|${bareMonth}(?=${between}(?!${year})[\\da-z]))(?:${between}(${datePoint}|${openEnd}|(?<=${year}\\s*[\\u2013\\u2014-]\\s*)\\d\\d(?![\\d/:]|\\.\\d))|(${loose}))`,
  'g',
);
/** The last three are the Ukrainian "від", the Russian "с" and the Ukrainian "з", as folded letters. */
const sinceWord = "(?:\\b(?:od|since|from|seit|ab|wid|(?<!['\u2019])s)\\b|(?<!\\w)з(?!\\w))";
/** A text that begins like a time until today. */
export const opensWithSince = new RegExp(`^${sinceWord}`);
const since = new RegExp(
  `${sinceWord}\\s+(?:(?:roku|poczatku|polowy|konca|early|mid|late|anfang|mitte|ende)[\\s-]+)?(${datePoint})(?:\\s*${openEnd})?`,
  'g',
);

/** "2026 Jan–Jun", "2025 (October to December)" */
const yearFirst = new RegExp(
  `\\b(${year}),? \\(?(${monthWord}\\s?(?:[-\\u2013]|to|do)\\s?${monthWord})(?!\\s?\\d)\\)?`,
  'g',
);

/** "July and August 2023" */
const twoMonths = new RegExp(`(?<=\\b${monthWord} )(?:i|and|&)(?= ${monthWord}\\.? ${year})`, 'g');
/** "~2018", "ok. 2018", "c. 2018": as exact as it gets. "2018 ~ 2020" is a range. */
const vague = new RegExp(
  `(?<!\\d\\s?)~\\s?(?=\\d)|(?<![\\w.])${about}\\s?(?=(?:\\d{1,2}[./]|${monthWord}\\.? )?${year})`,
  'g',
);
/** "Between 2017 and 2021" */
const joining = /(?<=\b(?:between|miedzy|pomiedzy) [^.;]{4,20} )(?:and|a)(?= )/g;

/** Bare years are rounded down: "2018 – 2020" is two years, "2018 – 2018" half a year. */
function endOf(from: Month, to: Month): number {
  if (!to.isYear) return to.value + to.months;
  const isSameYear = to.value === Math.floor(from.value / 12) * 12;
  if (isSameYear) return from.isYear ? from.value + 6 : to.value + 12;
  return from.isYear ? to.value : to.value + 6;
}

/** "2015-19": the end has no century; "March – May 2020": the beginning has no year. */
function startOf(text: string, to: Month | null, american: boolean): Month | null {
  const from = monthOf(text, american);
  if (from || !to || to.isYear) return from;
  const month = monthIn(text, false);
  if (month === null || month === undefined) return null;
  const value = Math.floor(to.value / 12) * 12 + month;
  return { value: value > to.value ? value - 12 : value, isYear: false, months: 1 };
}

function endMonth(text: string, fromText: string, american: boolean): Month | null {
  if (!/^\d\d$/.test(text)) return monthOf(text, american);
  const from = Number(new RegExp(year).exec(fromText)?.[0] ?? NaN);
  const to = Math.floor(from / 100) * 100 + Number(text);
  return to > from ? { value: to * 12, isYear: true, months: 12 } : null;
}

function toRange(fromText: string, toText: string | null, reference: number): Omit<DateRange, 'start' | 'end'> | null {
  const american = isAmerican(fromText) || isAmerican(toText ?? '');
  const to = toText === null ? null : endMonth(toText, fromText, american);
  if (toText !== null && !to) return null;
  const from = startOf(fromText, to, american);
  if (!from || from.value > reference) return null;
  const end = to ? Math.min(endOf(from, to), reference + 1) : reference + 1;
  return end > from.value ? { from: from.value, to: end, isOpen: to === null } : null;
}

/** Months since year 0 of a date `YYYY-MM-DD`. */
export function monthIndex(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/**
 * Date ranges in one line, left to right: "03.2019 – obecnie", "2018.09-2020.12", "Jan 2020 – Present", "od maja 2021".
 *
 * @param folded the folded line
 * @param reference the month of "present", see `monthIndex`
 */
export function findDateRanges(folded: string, reference: number): DateRange[] {
  const found: DateRange[] = [];
  if (!/\d\d/.test(folded)) return found;
  const asDash = (word: string): string => '-'.padEnd(word.length);
  const text = folded
    .replace(vague, (word) => ' '.repeat(word.length))
    .replace(joining, asDash)
    .replace(twoMonths, asDash)
    .replace(yearFirst, (whole, ofYear: string, months: string) => `${months} ${ofYear}`.padEnd(whole.length));
  for (const match of text.matchAll(range)) {
    const [whole, from = '', to = '', dash] = match;
    const isOpen = !/\d/.test(to);
    const parsed = toRange(from, isOpen ? null : to, reference);
    const isLoose = dash !== undefined && !dash.includes('onward') ? { isLoose: true } : {};
    if (parsed) found.push({ ...parsed, ...isLoose, start: match.index, end: match.index + whole.length });
  }
  for (const match of text.matchAll(since)) {
    const [whole, from = ''] = match;
    if (found.some((other) => match.index < other.end && other.start < match.index + whole.length)) continue;
    const parsed = toRange(from, null, reference);
    if (parsed) found.push({ ...parsed, start: match.index, end: match.index + whole.length });
  }
  return found.sort((first, second) => first.start - second.start);
}

/** Both dates with all digits of their years: two digits may be a day. */
const wholeYear = new RegExp(year);
/** A list in columns or with slashes may count years downwards. */
const plainDash = /^[\s\d().,/a-z]*?(?:[-\u2010-\u2015]|\b(?:do|to|until|till|bis)\b)/;

/** A range whose end lies before its beginning, with what it says of both; offsets in the line. */
export interface ReversedRange {
  from: string;
  to: string;
  start: number;
  end: number;
}

/**
 * Ranges of one line that end before they begin, whichever way their days and months are ordered: "05.2021 – 03.2019". Those of
 * {@link findDateRanges} end after they begin.
 *
 * @param folded the folded line
 */
export function findReversedRanges(folded: string): ReversedRange[] {
  return [...folded.matchAll(range)].flatMap(({ 0: whole, 1: from = '', 2: to = '', index: start }) => {
    if (!wholeYear.test(from) || !wholeYear.test(to)) return [];
    if (!plainDash.test(whole.slice(from.length, whole.length - to.length))) return [];
    const isReversed = [false, true].every((american) => {
      const [begin, end] = [monthOf(from, american), monthOf(to, american)];
      return begin !== null && end !== null && end.value + end.months <= begin.value;
    });
    return isReversed ? [{ from, to, start, end: start + whole.length }] : [];
  });
}

type Months = Pick<DateRange, 'from' | 'to'>;

export const isWithin = (inner: Months, outer: Months): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** Months covered by ranges, without double-counting overlaps. */
export function monthsCovered(ranges: readonly Months[]): number {
  let months = 0;
  let reached = 0;
  for (const { from, to } of ranges.toSorted((first, second) => first.from - second.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}
