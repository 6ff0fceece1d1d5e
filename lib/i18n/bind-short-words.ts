/** a, i, o, u, w, z, and the following space. */
const shortWord = /(?<=^|[\s([„–])([aiouwz]) /giu;

/**
 * Replaces the space after one-letter words by a no-break space: Polish does not end a line with them.
 *
 * @param texts messages as written, or as precompiled by the build (arrays, in which names have no spaces)
 */
export function bindShortWords<T>(texts: T): T {
  if (typeof texts === 'string') return texts.replace(shortWord, '$1\u00A0') as T;
  if (Array.isArray(texts)) return texts.map(bindShortWords) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, bindShortWords<unknown>(text)])) as T;
}
