import type { MaskedPage } from './context';
import { masksOf, type Mask } from './mask';

/** Names that are not the person's own in the record: the one of birth, and the parents'. */
const label =
  /(?<![\p{L}])(?:(?<!prac\w{1,3} )z domu|z d\.|nee|nazwisko (?:rodowe|panienskie)|maiden name|birth name|imi(?:e|ona) (?:ojca|matki|rodzicow)|(?:imie i nazwisko|nazwisko i imie|imiona i nazwisko|full name))\s{0,2}[:\u2013-]?\s{1,2}(?=\p{L})/gu;
const names = /^(?:\p{Lu}[\p{L}'’-]{1,30}(?:,? i | and |, | )?){1,4}/u;

/** Names after such a label. */
export function findLabelledNames({ text, folded }: MaskedPage): Mask[] {
  return masksOf(folded, label, 'NAME').flatMap(({ end }): Mask[] => {
    const found = names.exec(text.slice(end, end + 80))?.[0].replace(/(?:,? i|,? and|,)? ?$/, '');
    return found ? [{ start: end, end: end + found.length, kind: 'NAME' }] : [];
  });
}
