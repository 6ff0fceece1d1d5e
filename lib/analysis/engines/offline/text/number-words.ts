import values from './number-words.json';

const isTens = (value: number): boolean => value >= 20;
const isUnit = (value: number): boolean => value >= 1 && value < 10 && Number.isInteger(value);

const valuesByWord = new Map(values.flatMap(({ value, words }) => words.map((word) => [word, value] as const)));

const wordsOf = (isWanted: (value: number) => boolean): string =>
  values
    .filter(({ value }) => isWanted(value))
    .flatMap(({ words }) => words)
    .toSorted((first, second) => second.length - first.length)
    .join('|');

/** Matches a number up to 59 in folded words, either language ("trzydzieści pięć", "thirty-five"); the longest first. */
export const numberWord = `(?:${wordsOf(isTens)})[ -](?:${wordsOf(isUnit)})(?![a-z])|${wordsOf(() => true)}`;

const valueOf = (word: string): number => valuesByWord.get(word) ?? 0;

/** The value of digits or of words that `numberWord` matches; 0 for other text. */
export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replace(',', '.'));
  const words = text.split(/[ -]/).map(valueOf);
  return words.includes(0) ? 0 : words.reduce((sum, value) => sum + value, 0);
}
