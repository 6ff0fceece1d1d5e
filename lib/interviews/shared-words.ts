import { familyMatch, wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import { tokenize } from '@/lib/analysis/engines/offline/text/tokenize';

const shortest = 5;

/** Whether two texts share a word of five letters or more in any form, or one of its family. */
export function sharesWords(one: string, other: string): boolean {
  const long = (text: string) => tokenize(text).filter(({ folded }) => folded.length >= shortest);
  const wanted = long(other);
  return long(one).some((word) => wanted.some((each) => wordMatch(word, each) > 0 || familyMatch(word, each) > 0));
}
