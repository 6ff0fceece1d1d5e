import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { masksOf, type Mask } from './mask';

/** "+44 7700 900" above "123" alone on its line. */
const broken =
  /(?<![\d+./-]|\d |[\p{L}\d]\p{L})\+ ?[1-9](?:[ ()./\u2010-\u2013-]{0,2}\d){3,12}[ -]?\n ?\d(?:[ -]?\d){1,7}(?=[ -]*(?:\n|$))/gu;

/** Foreign phone numbers that a line's end breaks: too short without the next line, and as long as their country's with it. */
export function findBrokenPhones(folded: string): Mask[] {
  return masksOf(folded, broken, 'PHONE').filter(({ start, end }) => {
    const number = folded.slice(start, end);
    const first = parsePhoneNumberFromString(number.slice(0, number.indexOf('\n')));
    return first?.isValid() !== true && parsePhoneNumberFromString(number.replace('\n', ' '))?.isPossible() === true;
  });
}
