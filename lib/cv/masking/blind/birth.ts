import { anyExact } from '@/lib/word-lists/word-pattern';
import { findPolishCity } from '@/lib/cv/profile/cities';
import { findForeignCity } from '@/lib/cv/profile/cities-abroad';
import { lineBefore } from '../context';
import { masksOf, type Mask } from '../mask';
import type { BlindPage } from './blind-page';
import words from '../words/birth.json';

const town = String.raw`\p{L}[\p{L}'-]{1,20}(?:[ -](?!woj|ur|tel)\p{L}[\p{L}'-]{1,20}){0,2}`;
/** "ur. 21.08.1993 w Rybniku", "Born 12 May 1985 in Hull": from the date on. */
const afterDate = /^(?: ?r(?:oku|\.))?(?:,? (?:w|we|in|at) |, | \/ |\/| )(?<value>.{2,40})/u;
const placed = /^(?:\p{Lu}[\p{L}'-]*)(?:[ -](?:(?:nad|pod|upon|on) )?\p{Lu}[\p{L}'-]*){0,2}/u;
const labelled = new RegExp(
  String.raw`(?<![\p{L}„"“])${anyExact(words.placeLabels)}\s{0,2}[:\u2013-]\s{0,3}(?<value>${town}(?:, ?${town})?)`,
  'gu',
);
const bornIn = new RegExp(
  String.raw`(?<![\p{L}])${anyExact(words.bornIn)} (?:w (?:roku )?(?:\d{4} (?:roku |r\. )?)?(?:w )?|we |in |)`,
  'gu',
);
const age = new RegExp(
  String.raw`(?<![\p{L}\d])(?:lat|age|wiek|aged|mam|i am|i'm) (?<value>\d{2}(?: lat(?:a)?| years old)?)(?![\d\p{L}%]|[.,]\d| ${anyExact(words.experience)})`,
  'gu',
);
const latka = new RegExp(
  String.raw`(?<![\p{L}\d])(?<value>\d{2}-?${anyExact(words.polishYearOld)} ?(?=[,.;\n]|$| ${anyExact(words.besideYearOld)}))`,
  'gu',
);
const tens = `(?:twenty|thirty|forty|fifty|sixty)(?:[ -]${anyExact(words.ones)})?`;
const dziesiat = String.raw`${anyExact(words.tens)}(?: \p{L}{3,9})?`;
/** "in my forties", "czterdziestoletnia", "mam czterdzieści dwa lata", "42yo" */
const inWords = new RegExp(
  String.raw`(?<![\p{L}\d])(?<value>(?:in (?:my|his|her) (?:early |mid[ -]?|late )?${anyExact(words.englishDecades)}|${anyExact(words.polishDecades)}\p{L}{0,12}letni\p{L}{0,3}|po ${anyExact(words.inDecade)}|(?<=(?:mam|ukonczone|skonczone) )${dziesiat} lat\p{L}?|(?<=(?:i am|i'm|aged|age) )${tens}(?: years old)?|${tens} years old|\d{2} ?${anyExact(words.yearsOld)}|\d{2}-?${anyExact(words.polishYearsOld)}))(?![\p{L}\d])(?! ${anyExact(words.notAge)})`,
  'gu',
);
/** "Anna Nowak, 34", "Jan Kot (45)" */
const afterName = /^,? ?\(?(?<value>\d{2})\)?(?=[ \t]*(?:[,;|)\n\u2022]|$))/u;
const year = new RegExp(
  String.raw`(?<![\p{L}])${anyExact(words.yearLabels)}\s{0,2}:?\s{0,2}(?:w |in )?(?:roku |r\. )?(?<value>['’]?(?:19|20)?\d{2}(?: ?r(?:oku|\.))?)(?![\d./-])`,
  'gu',
);
const dashed = new RegExp(
  String.raw`(?<![\p{L}])${anyExact(words.dateLabels)}\s{0,2}:?\s{0,3}(?<value>\d{1,2}[ .-]\p{L}{3,9}[ .,-]{1,2}\d{2,4})(?!\d)`,
  'gu',
);
const aloneAge = new RegExp(
  String.raw`(?<=(?:^|[\n,|;\t\u2022]) ?)(?<value>\(?\d{2} ?${anyExact(words.ageUnits)}\)?)(?= ?(?:$|[\n,|;\t\u2022]))`,
  'gu',
);

const emptyLabel = /(?:data|rok)(?: i miejsce)? urodzenia\s{0,2}:?\s*$|date (?:and place )?of birth\s{0,2}:?\s*$/;
const columnHeight = 12;
const wholeDate =
  /^\s*(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.? \p{L}{3,13},? \d{4})(?: ?r(?:oku|\.))?(?:,? (?:w |in )?\p{L}[\p{L} -]{1,25})?\s*$/u;

function ageAfter({ folded }: BlindPage, at: number): Mask[] {
  const found = afterName.exec(folded.slice(at, at + 12));
  const value = found?.groups?.['value'];
  if (!found || !value || Number(value) < 16) return [];
  const start = at + found[0].indexOf(value);
  return [{ start, end: start + 2, kind: 'BIRTH DATE' }];
}

/** The town that follows a date of birth. */
function townAfter(page: BlindPage, at: number): Mask[] {
  const { text } = page;
  // What follows a comma is a town where the label said that a place comes, or where it is known as one.
  const value = afterDate.exec(text.slice(at, at + 60).split('\n')[0] ?? '')?.groups?.['value'];
  const name = value && placed.exec(value)?.[0];
  if (!value || !name) return [];
  const joint = text.slice(at, text.indexOf(value, at));
  const isSaid = /[a-z]{1,2} $/.test(joint) || /miejsce|place/.test(lineBefore(page.folded, at, 60));
  if (!isSaid && !findPolishCity(name) && !findForeignCity(name)) return [];
  return [{ start: at, end: text.indexOf(value, at) + name.length, kind: 'BIRTH DATE' }];
}

/** A date of birth that stands below, where a column of labels was read before the column of their values. */
function inColumns({ lines }: BlindPage): Mask[] {
  const label = lines.findIndex(({ folded }) => emptyLabel.test(folded));
  if (label < 0) return [];
  const line = lines.slice(label + 1, label + columnHeight).find(({ folded }) => wholeDate.test(folded));
  return line ? [{ start: line.start, end: line.end, kind: 'BIRTH DATE' }] : [];
}

/** Finds the place of birth, and ages in forms that only a person's own record has. */
export function findBirth(page: BlindPage): Mask[] {
  const { folded, text, known, isOwn } = page;
  const dates = known.filter(({ kind }) => kind === 'BIRTH DATE');
  const born = [...folded.matchAll(bornIn)].flatMap(({ index, 0: words }): Mask[] => {
    const from = index + words.length;
    const name = placed.exec(text.slice(from, from + 40))?.[0];
    return name ? [{ start: from, end: from + name.length, kind: 'BIRTH DATE' }] : [];
  });
  const ages = [age, latka, aloneAge, inWords].flatMap((pattern) => masksOf(folded, pattern, 'BIRTH DATE', 'value'));
  return [
    ...dates.flatMap(({ end }) => townAfter(page, end)),
    ...masksOf(folded, labelled, 'BIRTH DATE', 'value'),
    ...masksOf(folded, dashed, 'BIRTH DATE', 'value'),
    ...masksOf(folded, year, 'BIRTH DATE', 'value'),
    ...known.filter(({ kind }) => kind === 'NAME').flatMap(({ end }) => ageAfter(page, end)),
    ...born,
    ...ages.filter(({ start }) => isOwn(start)),
    ...inColumns(page),
  ];
}
