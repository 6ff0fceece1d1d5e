/** Letters that carry their stroke inside and so do not decompose. */
const strokes: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd' };

/**
 * Text in small letters without diacritics, so that "lodz" finds "Łódź". The same rule stands in the database function
 * `fold_text` (prisma/migrations), which makes the columns `search_text`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđ]/g, (letter) => strokes[letter] ?? letter);
}
