import { masksOf, type Mask } from './mask';

const eleven = /(?<![\d,.-])\d{6}[ -]?\d{5}(?![\d-])/g;
const labelledPesel = /\bpesel\b[^\d\n]{0,12}\n?\s{0,4}(?<number>\d(?:[ -]?\d){10})(?!\d)/g;
const polishAccount = /(?<![\d-])(?:pl[ -]?)?\d{2}(?:[ -]?\d{4}){6}(?!\d)/g;
const iban = /(?<![a-z0-9])[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?(?![a-z0-9])/g;

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** Whether 11 digits are a PESEL: month of one of its five centuries, day, checksum (Act on population records, art. 15). */
export function isPeselNumber(digits: string): boolean {
  const month = Number(digits.slice(2, 4)) % 20;
  const day = Number(digits.slice(4, 6));
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (10 - (sum % 10)) % 10 === Number(digits[10]);
}

/**
 * PESEL and account numbers.
 *
 * @param text a page in small letters without diacritics (`foldSameLength`)
 */
export function findIdentityNumbers(text: string): Mask[] {
  return [
    ...masksOf(text, labelledPesel, 'PESEL', 'number'),
    ...masksOf(text, eleven, 'PESEL').filter(({ start, end }) =>
      isPeselNumber(text.slice(start, end).replace(/\D/g, '')),
    ),
    ...masksOf(text, polishAccount, 'IBAN'),
    ...masksOf(text, iban, 'IBAN').filter(({ start, end }) => text.slice(start, end).replace(/\D/g, '').length >= 12),
  ];
}
