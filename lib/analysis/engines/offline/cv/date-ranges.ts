/** A date range in a line; months count from year 0 (`year * 12 + month0`), `to` is exclusive. */
export interface DateRange {
  from: number;
  to: number;
  /** It lasts until today. */
  isOpen: boolean;
  /** Offsets in the line. */
  start: number;
  end: number;
}

const monthNames: [pattern: string, month: number][] = [
  ['stycz(?:en|nia)|sty|january|jan', 0],
  ['lut(?:y|ego)|lut|february|feb', 1],
  ['mar(?:zec|ca)|mar|march', 2],
  ['kwie(?:cien|tnia)|kwi|april|apr', 3],
  ['maja?|may', 4],
  ['czerw(?:iec|ca)|cze|june|jun', 5],
  ['lip(?:iec|ca)|lip|july|jul', 6],
  ['sierp(?:ien|nia)|sie|august|aug', 7],
  ['wrze(?:sien|snia)|wrz|september|sept?', 8],
  ['pazdziernika?|paz|october|oct', 9],
  ['listopada?|lis|november|nov', 10],
  ['grud(?:zien|nia)|gru|december|dec', 11],
];
const romanMonths = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const monthWord = monthNames.map(([pattern]) => pattern).join('|');
const year = '(?:19[5-9]\\d|20\\d\\d)';
const point = `(?:(?:\\d{1,2}[./-])?\\d{1,2}[./-]${year}|${year}[./-]\\d{1,2}(?!\\d)(?:[./-]\\d{1,2}(?!\\d))?|(?:${monthWord})\\.?,?\\s*(?:${year}|'\\d\\d\\b)|(?:x?i{1,3}|i?[vx]|vi{1,3}|x)[. /]\\s*${year}|${year})(?:\\s*r\\b\\.?|\\s*roku)?`;
const openEnd =
  '(?:do\\s+|till\\s+)?(?:obecn\\w*|teraz|nadal|aktualnie|dzis(?:iaj)?|chwili obecnej|present|date|now|current(?:ly)?|ongoing|today|trwa)';
const between = '\\s*(?:-|\\u2013|\\u2014|\\u2192|->|=>|\\bdo\\b|\\bto\\b|\\buntil\\b|\\btill\\b)\\s*';
const range = new RegExp(`\\b(${point})${between}(${point}|${openEnd})`, 'g');
const since = new RegExp(`\\b(?:od|since|from)\\s+(${point})(?:\\s*${openEnd})?`, 'g');

interface Month {
  value: number;
  /** Only the year was given. */
  isYear: boolean;
}

function monthOf(text: string): Month | null {
  const written = text.replace(/'(\d\d)\b/, '20$1');
  const yearText = new RegExp(year).exec(written)?.[0];
  if (!yearText) return null;
  const base = Number(yearText) * 12;
  const rest = written.replace(yearText, ' ');
  const name = monthNames.find(([pattern]) => new RegExp(`\\b(?:${pattern})\\b`).test(rest));
  if (name) return { value: base + name[1], isYear: false };
  const numbers = rest.match(/\d+/g) ?? [];
  // The month follows the year in 2019-03-15 and precedes it in 15.03.2019.
  const number = text.trim().startsWith(yearText) ? numbers[0] : numbers.at(-1);
  if (number) {
    const month = Number(number);
    return month >= 1 && month <= 12 ? { value: base + month - 1, isYear: false } : null;
  }
  const roman = romanMonths.indexOf(/\b[ivx]+\b/.exec(rest)?.[0] ?? '');
  return roman >= 0 ? { value: base + roman, isYear: false } : { value: base, isYear: true };
}

/** Bare years are rounded down: "2018 – 2020" is two years, "2018 – 2018" half a year. */
function endOf(from: Month, to: Month): number {
  if (!to.isYear) return to.value + 1;
  const isSameYear = to.value === Math.floor(from.value / 12) * 12;
  if (isSameYear) return from.isYear ? from.value + 6 : to.value + 12;
  return from.isYear ? to.value : to.value + 6;
}

function toRange(fromText: string, toText: string | null, reference: number): Omit<DateRange, 'start' | 'end'> | null {
  const from = monthOf(fromText);
  if (!from || from.value > reference) return null;
  const to = toText === null ? null : monthOf(toText);
  if (toText !== null && !to) return null;
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
  for (const match of folded.matchAll(range)) {
    const [text, from = '', to = ''] = match;
    const isOpen = !new RegExp(year).test(to);
    const parsed = toRange(from, isOpen ? null : to, reference);
    if (parsed) found.push({ ...parsed, start: match.index, end: match.index + text.length });
  }
  for (const match of folded.matchAll(since)) {
    const [text, from = ''] = match;
    if (found.some((other) => match.index < other.end && other.start < match.index + text.length)) continue;
    const parsed = toRange(from, null, reference);
    if (parsed) found.push({ ...parsed, start: match.index, end: match.index + text.length });
  }
  return found.sort((first, second) => first.start - second.start);
}

/** Months covered by ranges, without double-counting overlaps. */
export function monthsCovered(ranges: readonly Pick<DateRange, 'from' | 'to'>[]): number {
  let months = 0;
  let reached = 0;
  for (const { from, to } of ranges.toSorted((first, second) => first.from - second.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}
