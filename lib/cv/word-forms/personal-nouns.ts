import { readFileSync } from 'node:fs';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { dictionaryFile } from './dictionary-file';
import data from './words/feminine-forms.json';

/** Endings of nouns of people that the dictionary does not tell from things by a flag: drukarz, spawacz, nauczyciel. */
const ofPeople = /(?:arz|erz|acz|[iy]ciel|usz|iec)$/;
/** A noun that ends in -a has a genitive plural in -ów (T) where it is masculine: kierowca, geodeta. */
const isMasculineInA = (word: string, flags: string): boolean => word.endsWith('a') && flags.includes('T');
/** The flags of the plurals that only people have: monterzy, kierownicy; szefowie, fotografowie. */
const personalPlurals = /[qo]/;
/** A field of work that is called after its people: robotyka, mechatronika. */
const fieldOfWork = /[iy]ka$/;

const isPerson = (word: string, flags: string): boolean =>
  (personalPlurals.test(flags) && !word.endsWith('a')) || ofPeople.test(word) || isMasculineInA(word, flags);

/** An entry in small letters with flags; names and words that do not change are none of these. */
const entry = /^([a-zß-ſ-]+)\/([A-Za-z]+)$/gm;

function readNouns(): ReadonlySet<string> {
  const nouns = new Set<string>(data.persons);
  for (const [, word = '', flags = ''] of readFileSync(dictionaryFile('dictionary-pl'), 'utf8').matchAll(entry)) {
    if (fieldOfWork.test(word)) nouns.add(foldSameLength(word.slice(0, -1)));
    if (isPerson(word, flags)) nouns.add(foldSameLength(word));
  }
  return nouns;
}

let loaded: ReadonlySet<string> | undefined;

/**
 * Masculine nouns that mean people, from the installed Polish dictionary, read once.
 *
 * @returns in small letters without diacritics
 * @throws Error where the dictionary is not installed
 */
export function personalNouns(): ReadonlySet<string> {
  loaded ??= readNouns();
  return loaded;
}
