import { findPolishCity } from '@/lib/cv/profile/cities';
import type { Salary } from '@/lib/cv/profile/expected-salary';
import { wordsOf, type Overlap } from './compare-text';
import type { Reading } from './read-zoo-file';
import type { LabelledCv, Truth } from './truth';

export const facts = ['name', 'email', 'phone', 'city', 'salary', 'languages', 'levels'] as const;
export type Fact = (typeof facts)[number];

const tolerance = 0.1;
/** Two words of a hidden sentence may be read as one, or be taken for visible. */
const hiddenShare = 0.8;

function one<F, W>(found: F | null, wanted: W | null, same: (found: F, wanted: W) => boolean): Overlap {
  const right = found !== null && wanted !== null && same(found, wanted) ? 1 : 0;
  return { right, found: found === null ? 0 : 1, wanted: wanted === null ? 0 : 1 };
}

function sameWords(found: string, wanted: string): boolean {
  return wordsOf(found).sort().join(' ') === wordsOf(wanted).sort().join(' ');
}

/** In either language. */
function sameTown(found: string, wanted: string): boolean {
  return sameWords(found, findPolishCity(wanted)?.city ?? wanted);
}

/** The same number with or without the country's code and the zero before a national number. */
function samePhone(found: string, wanted: string): boolean {
  const digits = found.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 7 && wanted.replace(/\D/g, '').endsWith(digits);
}

/** An hourly wage is right within the hours that a month of full-time work can have. */
function sameSalary(found: Salary, { min, max, currency, per }: NonNullable<Truth['salary']>): boolean {
  const [fewest, most] = per === 'hour' ? [150, 184] : [1, 1];
  const amount = found.minor / 100;
  return found.currency === currency && amount >= (min ?? 0) * fewest && amount <= (max ?? min ?? 0) * most;
}

function compareLanguages({ profile }: Reading, { languages, optionalLanguages }: Truth): Overlap {
  const found = profile.languages.map(({ language }) => language).filter((code) => !optionalLanguages.includes(code));
  const right = found.filter((code) => code in languages).length;
  return { right, found: found.length, wanted: Object.keys(languages).length };
}

/** Levels of the languages that were found, where the CV names one. */
function compareLevels({ profile }: Reading, { languages }: Truth): Overlap {
  const labelled = profile.languages.flatMap(({ language, level }) => {
    const wanted = languages[language] ?? null;
    return wanted === null ? [] : [[wanted].flat().includes(level)];
  });
  return { right: labelled.filter(Boolean).length, found: labelled.length, wanted: labelled.length };
}

/** Compares the candidate's data with the truth. */
export function compareFacts(reading: Reading, truth: Truth): Record<Fact, Overlap> {
  const { firstName, lastName, email, phone, city, expectedSalary } = reading.profile;
  const name = [firstName, lastName].filter(Boolean).join(' ') || null;
  return {
    name: one(name, truth.name, sameWords),
    email: one(email, truth.email, (found, wanted) => found.toLowerCase() === wanted.toLowerCase()),
    phone: one(phone, truth.phone, (found, wanted) => [wanted].flat().some((number) => samePhone(found, number))),
    city: one(city, truth.city, (found, wanted) => [wanted].flat().some((place) => sameTown(found, place))),
    salary: one(expectedSalary, truth.salary, sameSalary),
    languages: compareLanguages(reading, truth),
    levels: compareLevels(reading, truth),
  };
}

export function hasRightMonths({ months }: Pick<Reading, 'months'>, { min, max }: Truth['months']): boolean {
  return months >= min * (1 - tolerance) && months <= max * (1 + tolerance);
}

function shareOf(words: readonly string[], others: ReadonlySet<string>): number {
  return words.length === 0 ? 1 : words.filter((word) => others.has(word)).length / words.length;
}

/** How many of the hidden strings were found, and what else was taken for hidden. */
export function compareHidden(found: readonly string[], { hidden }: Pick<LabelledCv, 'hidden'>) {
  const foundWords = new Set(found.flatMap(wordsOf));
  const hiddenWords = new Set(hidden.flatMap(wordsOf));
  return {
    caught: hidden.filter((text) => shareOf(wordsOf(text), foundWords) >= hiddenShare).length,
    falseAlarms: found.filter((text) => shareOf(wordsOf(text), hiddenWords) < hiddenShare),
  };
}
