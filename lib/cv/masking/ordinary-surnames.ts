import { formsOf } from './name-forms';
import words from './words/ordinary-surnames.json';

/** What a surname also means: a thing or a trade; a people, its language or country; a product. */
export type OrdinaryKind = 'thing' | 'people' | 'product';

const setOf = (lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));
const kinds: [OrdinaryKind, ReadonlySet<string>][] = [
  ['product', setOf(words.products)],
  ['people', setOf(words.peoples)],
  ['thing', setOf(words.things)],
];

/** @param folded a surname as it is known; null: it is no ordinary word */
export function ordinaryKind(folded: string): OrdinaryKind | null {
  return kinds.find(([, known]) => known.has(folded))?.[0] ?? null;
}

const countryForms = /(?:cy|cow|cami|cach|czech|com)$/;

/** The forms of a people's name that only a single person can have: "Niemca", not "Niemcy" or "(do) Niemiec". */
export function singularForms(surname: string): string[] {
  const base = [...formsOf(surname, false)];
  return base.filter((form) => form !== surname && !countryForms.test(form) && /(?:a|owi|em)$/.test(form));
}
