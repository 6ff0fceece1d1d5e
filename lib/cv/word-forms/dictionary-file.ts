import path from 'node:path';

/**
 * The word list of an installed Hunspell dictionary: a count, then a word a line, `word/FLAGS`, in UTF-8. Relative to the working
 * directory, as in the traced build.
 */
export function dictionaryFile(name: 'dictionary-pl' | 'dictionary-en'): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', name, 'index.dic');
}
