import { foldForSearch } from '@/lib/i18n/fold-for-search';

/** The maximum of PostgreSQL's `integer`. */
const largestNumber = 2_147_483_647;

/** A parsed search phrase. */
export interface Phrase {
  /** The whole phrase, folded, words separated by one space. */
  text: string;
  words: string[];
  /** The ordinal number it may mean. */
  number: number | null;
  /** `#12` means only the number. */
  numberOnly: boolean;
}

/** Parses a search phrase: `#12` is a number, `12` may be one, everything else is words. */
export function parsePhrase(typed: string): Phrase {
  const words = foldForSearch(typed).split(/\s+/).filter(Boolean);
  const text = words.join(' ');
  const digits = /^(#?)\s?0*(\d{1,10})$/.exec(text);
  const number = Number(digits?.[2] ?? Number.NaN);
  if (!digits || number > largestNumber) return { text, words, number: null, numberOnly: false };
  const numberOnly = digits[1] === '#';
  return { text, words: numberOnly ? [String(number)] : words, number, numberOnly };
}

/** A PostgreSQL regular expression that matches `text` at the start of a word. */
export function wordStartPattern(text: string): string {
  return `(^|[ /(,.-])${escapePattern(text)}`;
}

/** A PostgreSQL regular expression that matches `text` at the start. */
export function textStartPattern(text: string): string {
  return `^${escapePattern(text)}`;
}

function escapePattern(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign}`);
}
