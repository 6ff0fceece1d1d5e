import {
  adverb,
  isDeniable,
  isDeniableAfterNo,
  lacking,
  nearDenial,
  not,
  relation,
} from '@/lib/analysis/engines/offline/lexicon/denial-words';
import type { CvIndex } from './cv-index';
import { withoutReach, wordsOfSaying } from './reach';

export const lack = /^(?:bez|without|zero)$/;

/** The words after a negation, skipping adverbs before the first: "nie dotąd pracowałem". */
export function wordsAfter(cv: CvIndex, at: number): string[] {
  const next = cv.tokens.slice(at + 1, at + wordsOfSaying).findIndex(({ folded }) => !adverb.test(folded));
  return next < 0 ? [] : cv.tokens.slice(at + 1 + next, at + 1 + next + wordsOfSaying).map(({ folded }) => folded);
}

/** "Don't" is tokenized as "don" and "t". */
export function isNot(cv: CvIndex, at: number): boolean {
  const word = cv.tokens[at]?.folded ?? '';
  return not.has(word) && (word !== 't' || /n$/.test(cv.tokens[at - 1]?.folded ?? ''));
}

/** "Without SAP", "without experience in SAP", "bez udziału w rozprawach", but not "bez nadzoru w magazynie". */
export function isWithout(cv: CvIndex, at: number, distance: number): boolean {
  const [next, ...others] = cv.tokens.slice(at + 1, at + distance + 1).map(({ folded }) => folded);
  if (distance === 1 || lacking.test(next ?? '')) return true;
  return distance <= withoutReach && others.some((word) => relation.test(word)) && isDeniableAfterNo(next ?? '');
}

/** Whether a word negates something that is no lack: not in "not only", "no accidents", "bez nadzoru". */
export function isNegation(cv: CvIndex, at: number): boolean {
  const { folded = '' } = cv.tokens[at] ?? {};
  const words = wordsAfter(cv, at);
  if (folded === 'no' || lack.test(folded)) return isDeniable(words.join(' ')) && isDeniableAfterNo(words[0] ?? '');
  return /^(?:braku?|none)$/.test(folded) || nearDenial.test(folded) || (isNot(cv, at) && isDeniable(words.join(' ')));
}

/** "Bez ograniczeń": what is lacking is a lack. */
export const lacksLack = (cv: CvIndex, at: number): boolean =>
  lack.test(cv.tokens[at]?.folded ?? '') && !isNegation(cv, at);
