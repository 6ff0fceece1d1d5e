/** a, i, o, u, w, z, and the space after it. */
const shortWord = /(?<=^|[\s([„–])([aiouwz]) /giu;

/**
 * Polish does not leave a word of one letter at the end of a line: the space after it becomes one at which no line breaks.
 *
 * @param texts messages, as they are written or as the build has compiled them (lists, in which names have no spaces)
 */
export function bindShortWords<T>(texts: T): T {
  if (typeof texts === 'string') return texts.replace(shortWord, '$1\u00A0') as T;
  if (Array.isArray(texts)) return texts.map(bindShortWords) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, bindShortWords<unknown>(text)])) as T;
}
