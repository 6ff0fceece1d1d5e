import { masksOf, type Mask } from './mask.ts';

/** Numbers of firms, orders and licences, which only look like a person's. */
const otherNumber =
  /(?:nip|regon|krs|vat|nr|numer\w*|number|no\.?|zam\w*|order|faktur\w*|invoice|certyfikat\w*|certificate|licenc\w*|id|isbn|issn|pwz|seri\w*|kod|ref\w*)\s*[:.#]?\s*$/;
const eleven = /(?<![\d,.-])\d{6}[ -]?\d{5}(?![\d-])/g;
const labelledPesel = /\bpesel\b[^\d\n]{0,12}\n?\s{0,4}(?<number>\d(?:[ -]?\d){10})(?!\d)/g;
const polishAccount = /(?<![\d-])(?:pl[ -]?)?\d{2}(?:[ -]?\d{4}){6}(?!\d)/g;
const iban = /(?<![a-z0-9])[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?(?![a-z0-9])/g;
const labelledPhone =
  /\b(?:tel|telefon\w*|kom|komork\w*|mobile|mob|phone|cell|gsm|whatsapp|fax|faks|nr tel\w*)\b[^\d+(\n]{0,14}\n?(?<number>[+(]{0,2}\d(?:[ ()./-]{0,3}\d){6,14})/g;
const international = /(?<![\d\p{L}+])(?:\(?\+ ?|00)\d(?:[ ()./-]{0,3}\d){7,14}(?!\d)/gu;
const inThrees = /(?<![\d/.,-])(?:\(?48\)?[ -]?)?\d{3}(?<gap>[ .-])\d{3}\k<gap>\d{3}(?![\d/]|[-.,]\d)/g;
const landline = /(?<![\d/.,-])\(?0?\d{2}\)?[ -]\d{3}[ -]\d{2}[ -]\d{2}(?![\d/]|[-.,]\d)/g;
const nineDigits = /(?<![\d\p{L}/.,-])[4-8]\d{8}(?![\d\p{L}/-]|[.,]\d)/gu;

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** Whether 11 digits are a PESEL: month of one of its five centuries, day, checksum (Act on population records, art. 15). */
export function isPeselNumber(digits: string): boolean {
  const month = Number(digits.slice(2, 4)) % 20;
  const day = Number(digits.slice(4, 6));
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[10]);
}

const lineOf = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, text.indexOf('\n', at) < 0 ? undefined : text.indexOf('\n', at));
const isLabelledOtherwise = (text: string, { start }: Mask): boolean =>
  otherNumber.test(text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 24), start));

function phones(text: string): Mask[] {
  const unlabelled = [international, inThrees, landline].flatMap((pattern) => masksOf(text, pattern, 'PHONE'));
  // Nine digits in a row are a phone where little else stands beside them.
  const bare = masksOf(text, nineDigits, 'PHONE').filter(({ start }) => lineOf(text, start).length <= 60);
  return [
    ...masksOf(text, labelledPhone, 'PHONE', 'number'),
    ...[...unlabelled, ...bare].filter((mask) => !isLabelledOtherwise(text, mask)),
  ];
}

/**
 * PESEL, account and phone numbers.
 *
 * @param text a page in small letters without diacritics (`foldSameLength`)
 */
export function findPersonalNumbers(text: string): Mask[] {
  return [
    ...masksOf(text, labelledPesel, 'PESEL', 'number'),
    ...masksOf(text, eleven, 'PESEL').filter(({ start, end }) =>
      isPeselNumber(text.slice(start, end).replace(/\D/g, '')),
    ),
    ...masksOf(text, polishAccount, 'IBAN'),
    ...masksOf(text, iban, 'IBAN').filter(({ start, end }) => text.slice(start, end).replace(/\D/g, '').length >= 12),
    ...phones(text),
  ];
}
