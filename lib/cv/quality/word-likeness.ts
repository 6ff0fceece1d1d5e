import { readFile } from 'node:fs/promises';
import { dictionaryFile } from '@/lib/cv/word-forms/dictionary-file';

/** Beginnings of words set about a twentieth of the bits. */
const tableBits = 24;
const minBeginning = 4;
/** The rest of a word is its ending, which dictionaries leave to rules. */
const beginningShare = 0.65;

const newline = 0x0a;
const slash = 0x2f;
const fnvOffset = 0x811c9dc5;
const fnvPrime = 0x01000193;

function extendHash(hash: number, byte: number): number {
  const isCapital = byte >= 0x41 && byte <= 0x5a;
  return Math.imul(hash ^ (isCapital ? byte | 0x20 : byte), fnvPrime);
}

/** FNV-1a leaves its last bytes in the low bits. */
function placeOf(hash: number): number {
  return ((hash >>> tableBits) ^ hash) & (2 ** tableBits - 1);
}

function addHash(table: Uint8Array, hash: number) {
  const place = placeOf(hash);
  table[place >>> 3] = (table[place >>> 3] ?? 0) | (1 << (place & 7));
}

/** A word of two to four letters and all beginnings of a longer one, as bits of a table addressed by their hashes. */
function addWord(table: Uint8Array, dictionary: Uint8Array, start: number, end: number) {
  let hash = fnvOffset;
  let letters = 0;
  for (let at = start; at < end; at += 1) {
    const byte = dictionary[at] ?? newline;
    // In UTF-8 only the first byte of a letter has other bits than 10 in front.
    if ((byte & 0xc0) !== 0x80) {
      if (letters >= minBeginning) addHash(table, hash);
      letters += 1;
    }
    hash = extendHash(hash, byte);
  }
  if (letters >= 2) addHash(table, hash);
}

/** The words of a list: what stands before the flags, see `dictionaryFile`. */
function addWords(table: Uint8Array, dictionary: Uint8Array) {
  for (let at = 0; at < dictionary.length;) {
    const next = dictionary.indexOf(newline, at);
    const lineEnd = next < 0 ? dictionary.length : next;
    let wordEnd = at;
    while (wordEnd < lineEnd && dictionary[wordEnd] !== slash) wordEnd += 1;
    addWord(table, dictionary, at, wordEnd);
    at = lineEnd + 1;
  }
}

/** Tells whether a word of Latin letters begins like a Polish or English word. */
export type IsLikeWord = (word: string) => boolean;

/** What is known of words: those of both dictionaries. */
export interface KnownWords {
  isLikeWord: IsLikeWord;
  /** Whether a word begins with all of these letters, or they are one. */
  isBeginning: (letters: string) => boolean;
}

async function buildTable(): Promise<KnownWords> {
  const table = new Uint8Array(2 ** (tableBits - 3));
  for (const dictionary of ['dictionary-pl', 'dictionary-en'] as const)
    addWords(table, await readFile(dictionaryFile(dictionary)));
  const isBeginning = (letters: string) => {
    let hash = fnvOffset;
    for (const byte of Buffer.from(letters.toLowerCase())) hash = extendHash(hash, byte);
    const place = placeOf(hash);
    return ((table[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0;
  };
  const isLikeWord = (word: string) => {
    const letters = [...word];
    const needed = Math.max(minBeginning, Math.ceil(beginningShare * letters.length));
    return isBeginning(letters.slice(0, needed).join(''));
  };
  return { isLikeWord, isBeginning };
}

let loading: Promise<KnownWords> | undefined;

/** Loads the words of both dictionaries, once. */
export async function loadKnownWords(): Promise<KnownWords> {
  loading ??= buildTable();
  return loading;
}

/**
 * What tells words of both dictionaries. One in twenty random words is like a word; names, foreign words and technical terms often
 * are not.
 */
export async function loadWords(): Promise<IsLikeWord> {
  return (await loadKnownWords()).isLikeWord;
}
