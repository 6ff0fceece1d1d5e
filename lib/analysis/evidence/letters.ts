import { isMinus, isBulletMark, marks, sameMark } from './marks';
import type { NumberedSentence } from './number-sentences';

/** A text reduced to letters, numbers and their signs, without what may differ between a quote and its source. */
export interface Letters {
  /** Lower case, without diacritics, ligatures and full-width forms. */
  text: string;
  /** Which line, and where in it, each character of `text` stands. */
  places: { line: NumberedSentence; at: number; end: number }[];
  /** What stands between each character of `text` and the next one; a line end is "\n". */
  gaps: string[];
}

/** Letters and figures, and signs that change what a word or figure says: C++, C#, R&D, 100 %, <5, ●●○. */
const kept = new RegExp(`[\\p{L}\\p{N}+#%&@<>=≤≥±$€£§°~^${marks}]`, 'u');
const withoutDecomposition: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

function foldCharacter(character: string): string {
  // "½" is not "12", and "2⁵" not "25".
  if (/\p{No}/u.test(character)) return character;
  const plain = character.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain].map((one) => withoutDecomposition[one] ?? sameMark[one] ?? one).join('');
}

/** What of a character counts in the comparison. */
function countingIn(line: string, at: number, character: string): string[] {
  if (isMinus(line, at)) return ['-'];
  if (isBulletMark(line, at)) return [];
  return [...foldCharacter(character)].filter((one) => kept.test(one));
}

/** The letters of lines that follow each other. */
export function lettersOf(lines: readonly NumberedSentence[]): Letters {
  const letters: Letters = { text: '', places: [], gaps: [] };
  let gap = '';
  for (const line of lines) {
    let at = 0;
    for (const character of line.text) {
      const end = at + character.length;
      const folded = countingIn(line.text, at, character);
      if (folded.length === 0) gap += character;
      for (const one of folded) {
        if (letters.text !== '') letters.gaps.push(gap);
        gap = '';
        letters.text += one;
        // A character beyond the first plane takes two places.
        for (let unit = 0; unit < one.length; unit += 1) letters.places.push({ line, at, end });
        for (let unit = 1; unit < one.length; unit += 1) letters.gaps.push('');
      }
      at = end;
    }
    gap += '\n';
  }
  letters.gaps.push(gap);
  return letters;
}

const isFigure = (character: string | undefined): boolean => /\p{N}/u.test(character ?? '');
const dash = /[\u2010-\u2015\u2212-]/g;

/** "1 200 000" is one figure, "3 4" are two. */
function isThousands(letters: Letters, at: number): boolean {
  const behind = letters.text.slice(at + 1, at + 5);
  return /^\d{3}(?!\d)/.test(behind) || (/^\d{4}$/.test(behind) && letters.gaps[at + 3] !== '');
}

function areSameGaps(one: Letters, at: number, other: Letters, otherAt: number): boolean {
  const [mine, theirs] = [one.gaps[at] ?? '', other.gaps[otherAt] ?? ''].map((gap) =>
    gap.replace(/[\p{Cf}]/gu, '').replace(dash, '-'),
  ) as [string, string];
  const [short, long] = [mine.replace(/\s/g, ''), theirs.replace(/\s/g, '')];
  if (short !== long) return false;
  if (short !== '' || (mine === '') === (theirs === '')) return true;
  return mine === '' ? isThousands(other, otherAt) : isThousands(one, at);
}

/** A full stop before a small letter is that of an abbreviation. */
function beginsSentence({ places }: Letters, at: number): boolean {
  const place = places[at];
  return place !== undefined && /\p{Lu}/u.test(place.line.text.slice(place.at, place.end));
}

/**
 * Whether the letters from `at` on are those of `wanted` also in what stands between them: figures stay the same figures, and
 * a sentence that ends in the CV is not run into the next one.
 */
export function isSameText(letters: Letters, at: number, wanted: Letters): boolean {
  for (let index = 0; index < wanted.text.length - 1; index += 1) {
    const here = at + index;
    const gap = letters.gaps[here] ?? '';
    if (isFigure(letters.text[here]) && isFigure(letters.text[here + 1])) {
      if (!areSameGaps(letters, here, wanted, index)) return false;
    } else if (
      /[.!?]\s/.test(gap) &&
      beginsSentence(letters, here + 1) &&
      !gap.includes('\n') &&
      !/[^\s\p{Cf}]/u.test(wanted.gaps[index] ?? '')
    )
      return false;
  }
  return true;
}
