import { alternatives, anyOf } from '@/lib/word-lists/word-pattern';
import words from './time-words.json';

/** Months and seasons, by the month (0..11) that they mean. */
export const monthNames = words.months.map((names, month) => ({ pattern: alternatives(names), month }));

/** "II kwartał 2019", "Q2 2019" */
export const quarter = '(?:(?:i{1,3}|iv|[1-4])\\.?\\s?(?:kwartal\\w*|kw\\.?)|q[1-4])';
export const quarters = ['i', 'ii', 'iii', 'iv'];

/** What "until today" is called, after "do", "to" and the like. */
export const today = anyOf(words.today);

/** Lengths of time in one word or phrase, in months; "many years" usually means about five. */
export const compoundDurations = words.durations.map(({ months, words: names }) => ({
  pattern: alternatives(names),
  months,
}));
