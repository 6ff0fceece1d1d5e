import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import { masculineAt } from '@/lib/cv/word-forms/fold-forms';
import { remember } from './remember';
import { stemPolish } from './stem-polish';

/**
 * The approximate singular of an English word. Verb forms stay distinct on purpose ("accounting" is not "account",
 * "marketing" is not "market").
 *
 * @param folded lower case
 */
function stemEnglish(folded: string): string {
  if (folded.length > 4 && folded.endsWith('ies')) return `${folded.slice(0, -3)}y`;
  if (folded.length > 4 && /(?:ss|sh|ch|x)es$/.test(folded)) return folded.slice(0, -2);
  if (folded.length > 3 && folded.endsWith('s') && !/(?:ss|us|is|js)$/.test(folded)) return folded.slice(0, -1);
  return folded;
}

/** A word of a text; `[start, end)` are offsets in it. */
export interface Token {
  start: number;
  end: number;
  /** As written; of a feminine title its masculine form. */
  text: string;
  /** The same in lower case without diacritics. */
  folded: string;
  polishStem: string;
  englishStem: string;
  /** Words between two commas, brackets, colons or full stops share a clause; phrases never span two. */
  clause: number;
}

/** Names with symbols stay whole, so that "C" does not match "C++", nor "Java" "Java Script", nor "R" "R&D". */
const word =
  /(?<![\p{L}\p{N}&])[a-z]{1,3}&[a-z]{1,2}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|asp\.net|(?<![\p{L}\p{N}])(?:[cf]#|c\+\+|g\+\+)|java\s?script|type\s?script|(?<![\p{L}\p{N}])[a-z]+\.js(?![\p{L}\p{N}])|[\p{L}\p{N}]+/giu;

/** A bullet or mark ends a clause; so does a full stop before a capital, but not in "ds. HR". */
const clauseEnd = /[,;:|()[\]•●▪·!?–—]|\s-\s|\.\s+\p{Lu}|\n[^\S\n]*[-*]|\n[^\S\n]*\n/u;
const abbreviation = /^(?:ds|kat|np|min|tj|ul|mgr|inz|lic|sp|dr|nr|pl|ok|godz|im|st|jez)$/;

/** "np.", "ul.": a full stop after it ends no sentence. */
export function isAbbreviation(folded: string): boolean {
  return abbreviation.test(folded);
}

const stemsOf = remember((folded) => ({ polishStem: stemPolish(folded), englishStem: stemEnglish(folded) }));

/** A masculine form as the feminine one was written: with its capitals, and with or without diacritics as far as both are alike. */
function writtenLike(word: string, form: string): string {
  const folded = foldToLatin(word);
  let alike = 0;
  while (alike < form.length && form[alike] === folded[alike]) alike += 1;
  const rest = form.slice(alike);
  return word.slice(0, alike) + (word === word.toUpperCase() ? rest.toUpperCase() : rest);
}

/** A text's words in order, with stems in both languages: CVs mix Polish and English. */
export function tokenize(text: string): Token[] {
  const foldedText = foldToLatin(text);
  const tokens: Token[] = [];
  let clause = 0;
  for (const match of text.matchAll(word)) {
    const start = match.index;
    const end = start + match[0].length;
    const previous = tokens.at(-1);
    const spelled = foldedText.slice(start, end).replace(/\s+/g, '');
    const form = masculineAt(foldedText, start, spelled);
    const folded = form?.folded ?? spelled;
    const written = form ? writtenLike(match[0], form.folded) : match[0];
    if (previous && clauseEnd.test(text.slice(previous.end, start + 1)) && !isAbbreviation(previous.folded))
      clause += 1;
    tokens.push({ start, end, text: written, folded, clause, ...stemsOf(folded) });
  }
  return tokens;
}
