import { createRequire } from 'node:module';
import path from 'node:path';

/** The word list of an installed Hunspell dictionary: a count, then a word a line, `word/FLAGS`, in UTF-8. */
export function dictionaryFile(name: 'dictionary-pl' | 'dictionary-en'): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), 'index.dic');
}
