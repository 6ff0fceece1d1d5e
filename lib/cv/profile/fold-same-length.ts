import { withoutCyrillic } from '@/lib/word-lists/cyrillic-letters';

const withoutDecomposition: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 's', æ: 'a', œ: 'o', ı: 'i' };

function foldCharacter(character: string): string {
  const lower = character.toLowerCase();
  const base = lower.normalize('NFD')[0] ?? character;
  const folded = withoutDecomposition[base] ?? base;
  return folded.length === 1 ? folded : character;
}

/**
 * Lower-cases text and removes diacritics, so that "Język", "JĘZYK" and "Jezyk" compare equal.
 *
 * @returns text of the same length, so that offsets stay valid
 */
export function foldSameLength(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const character = text.charAt(index);
    if (code < 0x80) folded += code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : character;
    else folded += code >= 0xd800 && code <= 0xdfff ? character : foldCharacter(character);
  }
  return folded;
}

/** The same with Cyrillic letters as Latin ones, for lists of words and patterns of all the languages in which CVs come. */
export function foldToLatin(text: string): string {
  return withoutCyrillic(foldSameLength(text));
}
