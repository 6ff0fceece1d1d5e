import { isFirstName } from './first-names';
import { foldSameLength } from './fold-same-length';

/** Whether a text has a person's name: a first name, and a capital letter behind it. */
export function namesPerson(text: string): boolean {
  return [...text.matchAll(/(\p{Lu}\p{Ll}+|\p{Lu}{3,})\s+\p{Lu}/gu)].some(([, word]) =>
    isFirstName(foldSameLength(word ?? '')),
  );
}
