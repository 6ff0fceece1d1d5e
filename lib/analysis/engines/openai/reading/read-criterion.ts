import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { valuesOf, type Fields } from './read-fields';

/** How an answer names a criterion. */
export interface CriterionName {
  /** As it was written, perhaps counted from 0; null: it gives none. */
  number: number | null;
  /** By its words: from 1; null: they are none of the list's, or those of several. */
  byWords: number | null;
}

const nouns = 'criterion|criteria|kryterium|requirement|wymaganie|wymog|no|nr|item|punkt|number|numer';
/** "2", "2.", "#2", "criterion 2", "[2]": nothing but the number. Marks are spaces. */
const onlyNumber = new RegExp(`^(?:(?:${nouns}) ?)*(\\d{1,4})$`);
/** "2. Java", "Criterion 2: Java" */
const numberAndWords = /^(\D{0,24}\d{1,4})\s?[.):–—-]{1,3}\s(.+)$/;
const kind = /^(?:requirement|red flag|language|location|wymaganie) (?=\S)/;

function foldWords(text: string): string {
  return foldSameLength(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
    .replace(kind, '');
}

/** Finds a criterion by its words, which must be those of one criterion alone. */
function findByWords(text: string, words: string[]): number | null {
  const folded = foldWords(text);
  const found = words.flatMap((one, index) => (folded !== '' && foldWords(one) === folded ? [index + 1] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** @param folded text that may be nothing but a number */
function numberIn(folded: string): number | null {
  const plain = folded
    .replace(/\.0$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const match = onlyNumber.exec(plain);
  return match ? Number(match[1]) : null;
}

function nameOf(value: unknown, words: string[]): CriterionName {
  if (typeof value === 'number') return { number: Number.isInteger(value) ? value : null, byWords: null };
  if (typeof value !== 'string') return { number: null, byWords: null };
  const byWords = findByWords(value, words);
  if (byWords !== null) return { number: null, byWords };
  const folded = foldSameLength(value).trim();
  const alone = numberIn(folded);
  if (alone !== null) return { number: alone, byWords: null };
  const both = numberAndWords.exec(folded);
  const number = both?.[1] === undefined ? null : numberIn(both[1]);
  return { number, byWords: both?.[2] === undefined ? null : findByWords(both[2], words) };
}

/**
 * How a verdict names its criterion: by the number, by the words, or by the key under which it stands.
 *
 * @param words those of each criterion, in order
 */
export function readCriterion(fields: Fields, key: string | null, words: string[]): CriterionName {
  const nested = valuesOf(fields, 'number').flatMap((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? [value as Fields] : [],
  );
  const own = [fields, ...nested];
  const stated = own.flatMap((one) => valuesOf(one, 'number')).map((value) => nameOf(value, words));
  const named = own.flatMap((one) => valuesOf(one, 'words')).map((value) => nameOf(value, words));
  const byKey = key === null ? [] : [nameOf(key, words)];
  const names = [...stated, ...byKey];
  return {
    number: names.find(({ number }) => number !== null)?.number ?? null,
    byWords: [...names, ...named].find(({ byWords }) => byWords !== null)?.byWords ?? null,
  };
}
