import { compoundDurations } from './time-words';
import { numberOf, numberWord } from './number-words';

/** A duration in words or digits, e.g. "5 lat", "3+ years", "dwuletnie", "półtora roku". */
export interface Duration {
  months: number;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** "Only half a year": not longer, whatever else is said. */
  isLimit: boolean;
}

const compoundWords = compoundDurations.map(({ pattern: source, months }) => ({
  months,
  words: new RegExp(`\\b(?:${source})`, 'g'),
}));

const unitYears = '(?:lat(?:a|ami|ach)?|rok(?:u|iem)?|letni\\w*|years?|yrs?)';
const unitMonths = '(?:miesi\\w+|mies\\b\\.?|months?|mths?)';
const pattern = new RegExp(
  `\\b(\\d{1,2}(?:[.,]\\d)?|${numberWord})(?:\\s*\\([^)]{1,12}\\))?(?:\\s*(?:-|\\u2013)\\s*\\d{1,2})?\\s*\\+?\\s*(?:-|\\u2013)?\\s*(?:pelne |pelnych |full |(and a half |i pol ))?(?:(${unitYears})|(${unitMonths}))(?![a-z])(?:\\s*(?:i|and|,)?\\s*(\\d{1,2})\\s*${unitMonths})?`,
  'g',
);
const bareYear =
  /(?:min(?:imum|\.)?|co najmniej|przynajmniej|ponad|powyzej|okolo|niz|at least|over|(?<!(?:[ksm\d]|once|twice) )a|one)\s+(?:roku|rok|year)\b|\brok (?:doswiadczenia|pracy|stazu)\b/g;

/** Quick check: most lines name no unit of time. */
const anyUnit = /half a|lat|deca|deka|letni|rok|rocz|year|yrs|mies|mont|mth/;

/** "Ten years in analytics, the last five of them with Java", "z tego osiem": of the unit named before. */
const ofThem = new RegExp(
  `\\b(\\d{1,2}|${numberWord})\\s+(?:of (?:them|these|those|which)|z (?:nich|ktorych))\\b|\\b(?:z tego|z czego|w tym|of which|including) (?:(?:the|last|ostatni\\w+|przez) ){0,2}(\\d{1,2}|${numberWord})(?= (?:ostatni\\w*|przy|w|z|as|in|with|jako|na)\\b)`,
  'g',
);
const only = /\b(?:tylko|jedyn[eay]|jedynie|zaledwie|only|just|merely)\s+(?:\w+\s+)?$/;

/** Looks like a duration but is an age. */
const age = /(?:mam|wiek:?|age[d:]?|ukonczone|skonczone)\s*$/;
const experience = /^\s*(?:\S+ )?(?:doswiadcz|staz|prakty|pracy|experience|of )/;

function isAge(folded: string, start: number, end: number): boolean {
  return age.test(folded.slice(0, start)) && !experience.test(folded.slice(end));
}

/**
 * Durations in a text, left to right.
 *
 * @param folded lower case without diacritics
 */
export function findDurations(folded: string): Duration[] {
  if (!anyUnit.test(folded)) return [];
  const found: Duration[] = [];
  const add = (months: number, start: number, end: number) => {
    const isTaken = found.some((other) => start < other.end && other.start < end);
    if (months > 0 && months <= 720 && !isTaken && !isAge(folded, start, end))
      found.push({ months, start, end, isLimit: only.test(folded.slice(0, start)) });
  };
  for (const match of folded.matchAll(pattern)) {
    const [text, number = '', half, years, , extra = 0] = match;
    const months = (numberOf(number) + (half ? 0.5 : 0)) * (years ? 12 : 1) + (years ? Number(extra) : 0);
    add(Math.round(months), match.index, match.index + text.length);
  }
  for (const { months, words } of compoundWords)
    for (const match of folded.matchAll(words)) add(months, match.index, match.index + match[0].length);
  for (const match of folded.matchAll(bareYear)) add(12, match.index, match.index + match[0].length);
  if (found.length > 0)
    for (const { 0: text, 1: before = '', 2: number = before, index } of folded.matchAll(ofThem))
      add(numberOf(number) * 12, index, index + text.length);
  return found.sort((first, second) => first.start - second.start);
}
