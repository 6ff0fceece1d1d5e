import { foldForSearch } from '@/lib/i18n/fold-for-search';
import { exactly } from '@/lib/word-lists/word-pattern';
import words from './empty-words.json';

/** Words that ask nothing of anybody: praise, invitations and what stands in every advert, folded. */
const empty = exactly([...words.both, ...words.pl, ...words.en]);
/** Prepositions and the like; "HR", "QA" and "C" are written in capitals. */
const short = /^\p{L}?\p{Ll}$/u;

/**
 * Whether a line of a description has a word that a CV could be judged by. One unknown word is enough: a trade's own words
 * are in no list.
 */
export function saysSomething(line: string): boolean {
  const said = line.match(/[\p{L}\d]+/gu) ?? [];
  return said.some((word) => !short.test(word) && !empty.test(foldForSearch(word)));
}
