import { foldForms } from '@/lib/cv/word-forms/fold-forms';
import { wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/shared-words.json';

const filler = wholeWords(words.filler);
/** "SAP", "PyTorch" */
const name = /(?<![\p{L}\d])(?:\p{Lu}{2}[\p{L}\d]*|\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*)(?![\p{L}\d])/gu;

/** Names of products and standards in a text. */
export const namesIn = (text: string): string[] => text.match(name) ?? [];

function stems(text: string): string[] {
  const long = foldForms(text).match(/[a-z0-9+#]{3,}/g) ?? [];
  return [...new Set(long.filter((word) => !filler.test(word)).map((word) => word.slice(0, 5)))];
}

/** Of the criterion's words those that the quote has too, from 0 to 1; a name that both have is enough. */
export function shareOf(quote: string, label: string): number {
  const own = new Set(namesIn(label));
  if (namesIn(quote).some((one) => own.has(one))) return 1;
  const wanted = stems(label);
  const has = new Set(stems(quote));
  return wanted.length === 0 ? 0 : wanted.filter((stem) => has.has(stem)).length / wanted.length;
}
