import { anyLatin } from '@/lib/word-lists/word-pattern';
import type { MaskedPage } from './context';
import { masksOf, type Mask } from './mask';
import words from './words/name-labels.json';

/** Labels of names other than the person's own: the name at birth, and the parents' names. */
const label = new RegExp(String.raw`(?<![\p{L}])${anyLatin(words.labels)}\s{0,2}[:\u2013-]?\s{1,2}(?=\p{L})`, 'gu');
const names = /^(?:\p{Lu}[\p{L}'’-]{1,30}(?:,? i | and |, | )?){1,4}/u;

/** Names after such a label. */
export function findLabelledNames({ text, folded }: MaskedPage): Mask[] {
  return masksOf(folded, label, 'NAME').flatMap(({ end }): Mask[] => {
    const found = names.exec(text.slice(end, end + 80))?.[0].replace(/(?:,? i|,? and|,)? ?$/, '');
    return found ? [{ start: end, end: end + found.length, kind: 'NAME' }] : [];
  });
}
