/** Letters that carry their stroke inside and so do not decompose. */
const strokes: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd' };

/**
 * A phrase as the columns `search_text` hold theirs: small letters, no diacritics. The same rule stands in the
 * database function `fold_text` (prisma/migrations).
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđ]/g, (letter) => strokes[letter] ?? letter);
}

/**
 * The words of a search phrase as patterns for `search_text LIKE …`. Every word must be found, in any order; `%`, `_`
 * and `\` mean themselves.
 */
export function searchTextPatterns(phrase: string): string[] {
  const words = foldText(phrase).split(/\s+/).filter(Boolean);
  return words.map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
}
