import { masksOf, type Mask } from './mask.ts';

const months =
  '(?:stycz\\w*|lut\\w*|mar\\w*|kwie\\w*|maj\\w*|czerw\\w*|lip\\w*|sierp\\w*|wrze\\w*|pazdz\\w*|listop\\w*|grud\\w*|jan\\w*|feb\\w*|apr\\w*|may|jun\\w*|jul\\w*|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*)';
const date = `(?:\\d{1,2}\\s?[./-]\\s?(?:\\d{1,2}|[ivx]{1,4})\\s?[./-]\\s?\\d{2,4}|\\d{4}[./-]\\d{1,2}[./-]\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}\\.?,? \\d{4}|${months}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|(?:19|20)\\d{2})`;
const label =
  '(?:\\bur\\.|\\burodz\\w*|\\b(?:data|rok|dzien)(?: i miejsce)? ur(?:odzenia|\\.)|\\brocznik|\\bborn\\b|\\bdate (?:and place )?of birth|\\bbirth ?(?:date|day|year)|\\byear of birth|\\bd\\.?o\\.?b\\b\\.?)';
const born = new RegExp(`${label}[^\\d\\n]{0,30}\\n?[^\\d\\n]{0,8}(?<date>${date}(?: ?r(?:oku|\\b\\.?))?)`, 'g');
const aged =
  /\b(?:wiek|age|aged)\b[^\d\n\p{L}]{0,6}(?<age>\d{2}(?:[ -]?(?:lat\w*|l\.|years?(?: old)?|yrs?|y\.?o\.?))?)/gu;
const yearsOld = /(?<![\d\p{L}])(?<age>\d{2}(?:[ -]years?[ -]old|[ -]?letni\w*))(?![\p{L}])/gu;

/**
 * Dates and years of birth, and the age.
 *
 * @param text a page in small letters without diacritics (`foldSameLength`)
 */
export function findBirthDates(text: string): Mask[] {
  return [
    ...masksOf(text, born, 'BIRTH DATE', 'date'),
    ...masksOf(text, aged, 'BIRTH DATE', 'age'),
    ...masksOf(text, yearsOld, 'BIRTH DATE', 'age').filter(
      ({ start }) => !/doswiadcz|experience|stazu/.test(text.slice(start, start + 50)),
    ),
  ];
}
