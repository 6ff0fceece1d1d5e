import { anyOf, atStart, exactly } from '@/lib/word-lists/word-pattern';
import words from './words/denial-words.json';

/** Negations of the verb behind them. */
export const not = new Set(words.not);

/** They negate what follows at once. */
export const nearDenial = exactly(words.nearDenial);
/** "Have yet to use", "new to the trade", "nothing to do with". */
export const deniedTo = exactly(words.deniedTo);

/**
 * Words after a negation that do not negate the statement: amounts ("nie mniej niż"), "not only", and mistakes not made
 * ("nie spóźniłem się", "never missed a deadline"), work not given up, and what is no trouble.
 */
const noDenial = atStart(words.noDenial);

/** Whether words after a negation are negated by it. */
export function isDeniable(folded: string): boolean {
  return folded !== '' && !noDenial.test(folded);
}

const amount = atStart(words.amount);
/** "No experience with", "no building licence" negate; "no fewer than", "no accidents with" do not. */
export function isDeniableAfterNo(folded: string): boolean {
  return folded !== '' && !amount.test(folded);
}

export const contrast = new Set(words.contrast);
export const englishVerb = exactly(words.englishVerb);
export const lacking = atStart(words.lacking);
export const afterNo = new Set(words.afterNo);
/** May come between "nie" and the verb: "nigdy sam nie prowadziłem". */
export const adverb = exactly(words.adverb);
export const conjunction = new Set(words.conjunction);
export const pronoun = new Set(words.pronoun);
/** They join what is lacking to its object: "bez wyjazdów za granicę", "without any part in hearings". */
export const relation = exactly(words.relation);
/** What follows is no object: "nie mam w żadnej metodzie". */
export const preposition = exactly(words.preposition);
/** The end of a list that one negation denies. */
export const list = new RegExp(`^(?:\\w+ ){0,3}${anyOf(words.list)}\\b`);

/** "Nie miałam okazji robić" */
export const infinitive = /^\w{2,}(?:[aeiouy]c|[sz]c)$/;
/** "Nie prowadziłem", "firma nie miała" */
export const past = /l(?:[aoiy]|[ae]m)?$/;

export const workVerb =
  /\b(?:nie|nigdy|never|not|n't|no) (?:\w+ ){0,3}(?:pracowal|zajmowal|byl|jestem|doswiadczeni|do czynienia|worked|work as|been|experience|exposure|dotykal|uzywal|korzystal|stosowal|mialem|mialam|used|touched|contact|had)|\b(?:experience|doswiadczenie)\s?[:–-] ?(?:none|zero|brak|zadne)\b/;
