import { anyOf, anywhere, wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/stance-words.json';

/** Refusals that reach over a comma. */
export const refusalOfAll = wholeWords(words.refusalOfAll);
export const refusal = new RegExp(`\\b${anyOf(words.refusal)}\\b|^[^a-z]*(?:no|brak|bez)\\b(?! problem)`);
/** Ready, but not as much as adverts ask for. */
export const limited = anywhere(words.limited);
export const positive = wholeWords(words.positive);

export const lacking = /\b(?:without|bez|no) (?:\w+ )?$/;

const noRefusal = new RegExp(anyOf(words.noRefusal), 'g');
/** "Nie jest dla mnie problemem", "nie narzekam", "I do not mind" are no refusals. */
export const withoutConsent = (text: string): string => text.replaceAll(noRefusal, ' ');
