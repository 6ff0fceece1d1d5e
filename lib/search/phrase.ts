import { foldText } from '@/lib/i18n/fold-text';

/** The largest number that PostgreSQL's `integer` holds. */
const largestNumber = 2_147_483_647;

/** What was typed, taken apart. */
export interface Phrase {
  /** The phrase as a whole, folded, its words one space apart. */
  text: string;
  words: string[];
  /** The ordinal number that it may mean. */
  number: number | null;
  /** `#12` asks for the number and nothing else. */
  numberOnly: boolean;
}

/** Takes a search phrase apart: `#12` is a number, `12` may be one, everything else is words. */
export function parsePhrase(typed: string): Phrase {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const text = words.join(' ');
  const digits = /^(#?)\s?0*(\d{1,10})$/.exec(text);
  const number = Number(digits?.[2] ?? Number.NaN);
  if (!digits || number > largestNumber) return { text, words, number: null, numberOnly: false };
  const numberOnly = digits[1] === '#';
  return { text, words: numberOnly ? [String(number)] : words, number, numberOnly };
}

/** A regular expression of PostgreSQL that finds `text` where a word begins. */
export function wordStartPattern(text: string): string {
  return `(^|[ /(,.-])${escapePattern(text)}`;
}

/** A regular expression of PostgreSQL that finds `text` at the very beginning. */
export function textStartPattern(text: string): string {
  return `^${escapePattern(text)}`;
}

function escapePattern(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign}`);
}
