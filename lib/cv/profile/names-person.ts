import { isFirstName } from './first-names';
import { foldSameLength } from './fold-same-length';

const firstName = /^\p{Lu}(?:\p{Ll}+|\p{Lu}{2,})$/u;
const capitalNext = /^\s{1,3}\p{Lu}/u;

/** Whether a text has a person's name: a first name, and a capital letter behind it. */
export function namesPerson(text: string): boolean {
  return [...text.matchAll(/\p{L}+/gu)].some(
    ({ 0: word, index }) =>
      firstName.test(word) &&
      capitalNext.test(text.slice(index + word.length, index + word.length + 4)) &&
      isFirstName(foldSameLength(word)),
  );
}
