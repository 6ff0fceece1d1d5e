import { anyExact } from '@/lib/word-lists/word-pattern';
import { masksOf, type Mask } from '../mask';
import words from '../words/foreign-numbers.json';
import { findBirth } from './birth';
import type { BlindPage } from './blind-page';
import { findOtherPeople } from './other-people';
import { findRecordFields } from './record-fields';
import { findRecordLines } from './record-lines';
import { findResidence } from './residence';
import { findTitles } from './titles';

/**
 * What only a blind process hides: sex, nationality, where the person was born and lives, other people
 * (docs/decisions/0120). Inflected forms that tell the sex ("Koordynowałam") stay, because they are the evidence
 * itself.
 */
export function findTraits(page: BlindPage): Mask[] {
  const people = findOtherPeople(page);
  return [
    ...findRecordFields(page),
    ...findRecordLines(page),
    ...findBirth(page),
    ...findResidence(page),
    ...findForeignNumbers(page),
    ...findHandles(page),
    ...people,
    ...findTitles(page, people),
  ];
}

const american = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/gu;
const british = /(?<![\p{L}\d])[a-ceghj-prtw-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d](?![\p{L}\d])/gu;
const labelled = new RegExp(
  String.raw`(?<![\p{L}])${anyExact(words.labels)}\s{0,2}[:\u2013-]?\s{0,2}(?<value>(?=[a-z\d -]*\d{3})[a-z]{0,3}[ -]?\d[\d -]{4,14}\d)`,
  'gu',
);
/** As in the United States; seven digits where they begin a line. */
const phones = [/(?<![\d(])\(\d{3}\) ?\d{3}[-. ]\d{4}(?!\d)/gu, /(?<=^|\n)\d{3}-\d{4}(?![\d-])/gu];

/** Numbers of persons in other countries, of passports and identity cards, and phones that only those countries write so. */
function findForeignNumbers({ folded }: BlindPage): Mask[] {
  return [
    ...[american, british].flatMap((pattern) => masksOf(folded, pattern, 'PESEL')),
    ...masksOf(folded, labelled, 'PESEL', 'value'),
    ...phones.flatMap((pattern) => masksOf(folded, pattern, 'PHONE')),
  ];
}

const handle =
  /(?<=(?:^|[\n|•·;,\t]|: ?) ?)(?:(?:ig|insta|tt|fb|x|tw)\s{0,2}:\s{0,2})?(?<value>@[\p{L}\d_][\p{L}\d_.]{2,40})(?![\p{L}\d@/])/gu;
const nickname = /^ ?["“„'(]\p{Lu}\p{L}{1,20}["”'’)] ?$/u;

/** User names on other sites, and the nickname between the parts of a name: 'William "Bill" Baker'. */
function findHandles({ text, folded, known, isOwn }: BlindPage): Mask[] {
  const names = known.filter(({ kind }) => kind === 'NAME');
  const nicknames = names.flatMap(({ end }, index): Mask[] => {
    const next = names[index + 1];
    const isNickname = next && next.start - end < 26 && nickname.test(text.slice(end, next.start));
    return isNickname ? [{ start: end, end: next.start, kind: 'NAME' }] : [];
  });
  return [...masksOf(folded, handle, 'LINK', 'value').filter(({ start }) => isOwn(start)), ...nicknames];
}
