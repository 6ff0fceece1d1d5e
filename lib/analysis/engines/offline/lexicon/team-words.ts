import { numberWord } from '@/lib/analysis/engines/offline/text/number-words';
import { anyOf, anywhere } from '@/lib/word-lists/word-pattern';
import words from './words/team-words.json';

/** Beginnings of words for people led, folded. */
export const person = anyOf(words.person);
/** A number of people, in digits or words. */
export const count = `(\\d{1,4}|${numberWord})`;
export const team = anyOf(words.team);
export const leading = `${anyOf(words.leading)}\\w*`;

export const denied = anywhere(words.denied);
