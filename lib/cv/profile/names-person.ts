import { isFirstName } from './first-names';
import { foldSameLength } from './fold-same-length';

/** Whether a text has a person's name: a first name, and a capital letter behind it. */
export function namesPerson(text: string): boolean {
  const words = text.split(/\s+/);
  return words.some(
    (word, index) =>
      /^\p{Lu}(?:\p{Ll}+|\p{Lu}{2,})$/u.test(word) &&
      /^\p{Lu}/u.test(words[index + 1] ?? '') &&
      isFirstName(foldSameLength(word)),
  );
}
