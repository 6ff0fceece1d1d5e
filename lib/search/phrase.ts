import { foldForSearch } from '@/lib/i18n/fold-for-search';

/** The maximum of PostgreSQL's `integer`. */
const largestNumber = 2_147_483_647;

/** A parsed search phrase. */
export interface Phrase {
  /** As typed, to compare with what is not folded. */
  typed: string;
  /** The whole phrase, folded, words separated by one space. */
  text: string;
  words: string[];
  /** The ordinal number it may mean. */
  number: number | null;
  /** `#12` means only the number. */
  numberOnly: boolean;
}

/** Characters between words: spaces, and apostrophes, which people type straight or curly. */
const betweenWords = /[\s'’ʼ`´]+/;

/** Parses a search phrase: `#12` is a number, `12` may be one, everything else is words. */
export function parsePhrase(typed: string): Phrase {
  const folded = foldForSearch(typed).trim();
  const found = folded.split(betweenWords).filter(Boolean);
  // A phrase of apostrophes alone is searched for literally.
  const words = found.length > 0 ? found : [folded];
  const text = words.join(' ');
  const digits = /^(#?)\s?0*(\d{1,10})$/.exec(text);
  const number = Number(digits?.[2] ?? Number.NaN);
  if (!digits || number > largestNumber) return { typed, text, words, number: null, numberOnly: false };
  const numberOnly = digits[1] === '#';
  return { typed, text, words: numberOnly ? [String(number)] : words, number, numberOnly };
}

/** A PostgreSQL regular expression that matches `text` at the start of a word. */
export function wordStartPattern(text: string): string {
  return `(^|[ /(,.'’ʼ\`´-])${escapePattern(text)}`;
}

/** A PostgreSQL regular expression that matches `text` at the start. */
export function textStartPattern(text: string): string {
  return `^${escapePattern(text)}`;
}

function escapePattern(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign}`);
}
