import { numberWord } from '@/lib/analysis/engines/offline/text/number-words';
import { anyOf, anywhere } from '@/lib/word-lists/word-pattern';
import words from './words/team-words.json';

/** Beginnings of words for people led, folded. */
export const person = anyOf(words.person);
/** A number of people, in digits or words. */
export const count = `(\\d{1,4}|${numberWord})`;
export const team = anyOf(words.team);
export const leading = `${anyOf(words.leading)}\\w*`;

/** A clause with such words is about people led. */
export const leads = anywhere(words.leads);
/** People who are trained, served, paid or invited are not led. */
export const ofOthers = anywhere(words.ofOthers);
/** "Praca w zespole 8 osób": one of them. */
export const member = anywhere(words.member, { team: words.team });
/** Beginnings of words for time, money and other things that are counted. */
export const unit = anyOf(words.units);

export const denied = anywhere(words.denied);
