import type { OwnNames } from './own-names';
import { toLatin } from './transliterate';

/** A word of a page with what it has to do with the person's name. */
export interface Word {
  start: number;
  end: number;
  folded: string;
  isCapital: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** A capital letter alone, as in "J. Kurowska". */
  isInitial: boolean;
}

const capital = /^\p{Lu}/u;

function has(forms: Set<string>, word: string): boolean {
  if (forms.has(word)) return true;
  // "Brooks's", "Harry'ego"
  const apostrophe = word.lastIndexOf("'");
  return apostrophe > 1 && forms.has(word.slice(0, apostrophe));
}

/** The words of a page; a name broken with a hyphen at the end of a line is one word. */
export function wordsOf(text: string, folded: string, own: OwnNames): Word[] {
  const words: Word[] = [];
  for (const { index, 0: found } of text.matchAll(/(?<![\p{L}\d])\p{L}[\p{L}'’]*/gu)) {
    const end = index + found.length;
    const word = folded.slice(index, end).replaceAll('’', "'");
    const last = words.at(-1);
    const whole = last ? last.folded + word : word;
    const isBroken = last !== undefined && text.slice(last.end, index) === '-\n';
    if (isBroken && (own.firstForms.has(whole) || own.lastForms.has(whole)) && !(last.isFirst || last.isLast)) {
      words[words.length - 1] = wordOf(own, text, last.start, end, whole);
    } else words.push(wordOf(own, text, index, end, word));
  }
  return words;
}

function wordOf(own: OwnNames, text: string, start: number, end: number, written: string): Word {
  const folded = toLatin(written);
  const isCapital = capital.test(text.slice(start, start + 2));
  return {
    start,
    end,
    folded,
    isCapital,
    isFirst: folded.length > 1 && has(own.firstForms, folded),
    isLast: folded.length > 1 && has(own.lastForms, folded),
    isInitial: isCapital && end - start === 1,
  };
}

export const isOwnWord = (word: Word | undefined): boolean => word !== undefined && (word.isFirst || word.isLast);

/** "brooks" of "Brooks's". */
export const bareForm = ({ folded }: Word): string => folded.replace(/'s?$/, '');
