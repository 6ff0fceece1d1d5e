import words from './words/first-names.json';

/** Common Polish, English and Ukrainian first names, folded; they distinguish a name from a heading or job title. */
export const firstNames: readonly string[] = [...words.polish, ...words.english, ...words.ukrainian];
const known = new Set(firstNames);

/** @param folded one word, see `foldSameLength` */
export function isFirstName(folded: string): boolean {
  return known.has(folded);
}
