import groups from './words/diminutives.json';

/** First names that stand for each other, folded: the full name, then its short and pet forms. */
const sets = groups.map((group) => group.split(' ').filter(Boolean));

const shortNames = new Set(sets.flatMap((group) => group.slice(1)).filter((name) => name.length > 3));

/** Whether a word, folded, is a short or pet form of some first name. */
export const isShortName = (word: string): boolean => shortNames.has(word);

/** The other forms of a first name: "katarzyna" gives "kasia", "liz" gives "elizabeth" and "lizzie". All folded. */
export function otherFormsOf(firstName: string): string[] {
  const others = sets.filter((group) => group.includes(firstName)).flat();
  return [...new Set(others)].filter((name) => name !== firstName);
}
