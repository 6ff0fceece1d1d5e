/** Letters without a decomposition. */
const strokes: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd' };

/**
 * Lower-cases text and removes diacritics, so that "lodz" finds "Łódź". Must match the database function `fold_text`
 * (prisma/migrations), which fills the columns `search_text`.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđ]/g, (letter) => strokes[letter] ?? letter);
}
