import { swapWords } from './swap-words';
import type { Sex } from './enums';
import { schoolPlaces } from './school-places';

/** Who a CV is told to be of. */
export interface Person {
  sex: Sex;
  firstName: string;
  lastName: string;
  email: string;
  /** Where the person lives. */
  city: string;
  /** The town that the person's schools are told to be in, of the same length in both: how long a quote is decides how it is told. */
  schoolTown: string;
  age: number;
  born: { date: string; year: string };
  nationality: { pl: string; en: string };
  /** A line that says nothing about work; the nationality comes after it, unless the criteria ask for that. */
  family: string;
}

export const woman: Person = {
  sex: 'woman',
  firstName: 'Zofia',
  lastName: 'Wieczorek',
  email: 'zofia.wieczorek@poczta.example',
  city: 'Suwałki',
  schoolTown: 'Rzeszów',
  age: 34,
  born: { date: '14.05.1992', year: '1992' },
  nationality: { pl: 'ukraińskie', en: 'Ukrainian' },
  family: 'Stan cywilny: mężatka, wiek 34 lata',
};
export const man: Person = {
  sex: 'man',
  firstName: 'Zenon',
  lastName: 'Szymański',
  email: 'zenon.szymanski@poczta.example',
  city: 'Legnica',
  schoolTown: 'Wrocław',
  age: 58,
  born: { date: '14.05.1968', year: '1968' },
  nationality: { pl: 'hiszpańskie', en: 'Spanish' },
  family: 'Stan cywilny: kawaler, wiek 58 lat',
};

const longestFirst = (words: string[]): string[] => words.toSorted((one, other) => other.length - one.length);

/** What is said of either person, without the words in which they differ. */
export function neutral(text: string): string {
  const plain = [woman, man].reduce(
    (own, { firstName, lastName, email, city, schoolTown, born, nationality, family }) =>
      [
        [family, 'family'],
        [email, 'mail'],
        [firstName, 'first'],
        [lastName, 'last'],
        [city, 'town'],
        [born.date, 'born'],
        [nationality.pl, 'nation'],
        [nationality.en, 'nation'],
        ...longestFirst(schoolPlaces(schoolTown)).map((form) => [form, 'school']),
      ].reduce((all, [from = '', to = '']) => all.replaceAll(from.toLowerCase(), to), own),
    text.toLowerCase(),
  );
  return swapWords(swapWords(plain, 'man'), 'woman')
    .replaceAll(/\b(?:he|him)\b/g, 'she')
    .replaceAll(/\b(?:his|hers)\b/g, 'her')
    .replaceAll('on/jego', 'ona/jej')
    .replaceAll(/(?<=(?:wiek|age)[ :]{1,3})(?:34|58)\b/g, 'years');
}
