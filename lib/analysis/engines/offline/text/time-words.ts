import { alternatives, anyOf } from '@/lib/word-lists/word-pattern';
import words from './time-words.json';

/** Months and seasons, by the month (0..11) that they mean. */
export const monthNames = words.months.map((names, month) => ({ pattern: alternatives(names), month }));

/** "II kwartał 2019", "Q2 2019", "1. Quartal 2019", "third quarter of 2019" */
export const quarter = `(?:(?:i{1,3}|iv|[1-4]|[1-4](?:st|nd|rd|th))\\.?\\s?${anyOf(words.quarter)}|q[1-4](?!\\d))`;
export const quarters = ['i', 'ii', 'iii', 'iv'];

/** Seasons but the winter, which is of two years, by the month (0..11) in which they begin. */
export const seasons = words.seasons.map(({ month, words: names }) => ({ pattern: anyOf(names), month }));

/** Words for a date that is not exact. */
export const about = anyOf(words.about);

/** What "until today" is called, after "do", "to" and the like. */
export const today = anyOf(words.today);

/** Lengths of time in one word or phrase, in months; "many years" usually means about five. */
export const compoundDurations = words.durations.map(({ months, words: names }) => ({
  pattern: alternatives(names),
  months,
}));
