import { anyExact } from '@/lib/word-lists/word-pattern';
import { masksOf, type Mask } from '../mask';
import type { BlindPage } from './blind-page';
import words from '../words/foreign-numbers.json';

const american = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/gu;
const british = /(?<![\p{L}\d])[a-ceghj-prtw-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d](?![\p{L}\d])/gu;
const labelled = new RegExp(
  String.raw`(?<![\p{L}])${anyExact(words.labels)}\s{0,2}[:\u2013-]?\s{0,2}(?<value>(?=[a-z\d -]*\d{3})[a-z]{0,3}[ -]?\d[\d -]{4,14}\d)`,
  'gu',
);
/** As in the United States; seven digits where they begin a line. */
const phones = [/(?<![\d(])\(\d{3}\) ?\d{3}[-. ]\d{4}(?!\d)/gu, /(?<=^|\n)\d{3}-\d{4}(?![\d-])/gu];

/**
 * Finds numbers of persons in other countries, of passports and identity cards, and phone numbers in forms that only
 * other countries use.
 */
export function findForeignNumbers({ folded }: BlindPage): Mask[] {
  return [
    ...[american, british].flatMap((pattern) => masksOf(folded, pattern, 'PESEL')),
    ...masksOf(folded, labelled, 'PESEL', 'value'),
    ...phones.flatMap((pattern) => masksOf(folded, pattern, 'PHONE')),
  ];
}
