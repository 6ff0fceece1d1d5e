import type { Token } from './tokenize';

type Word = Pick<Token, 'text' | 'folded' | 'polishStem' | 'englishStem'>;

const lettersToInflect = 4;
/** "SARs" and "SAR", one after the other. */
const pluralAcronym = /^(\p{Lu}{2,3})(?:s\1|\1s)$/u;
/** For a match only without diacritics ("ksiegowosc"). */
const foldedQuality = 0.95;
const familyQuality = 0.8;

function sameDiacritics(first: Word, second: Word): boolean {
  const length = Math.min(first.polishStem.length, second.polishStem.length, first.text.length, second.text.length);
  return first.text.slice(0, length).toLowerCase() === second.text.slice(0, length).toLowerCase();
}

/** A noun may look inflected ("system", "Kraków"): then the whole word equals the other's stem. */
function shareStem(first: Word, second: Word): boolean {
  if (first.polishStem === second.polishStem || first.englishStem === second.englishStem) return true;
  return first.folded === second.polishStem || second.folded === first.polishStem;
}

/** Lookup keys of a word: words that `wordMatch` accepts share at least one. */
export function wordKeys({ folded, polishStem, englishStem }: Word): Set<string> {
  return new Set([folded, `pl:${polishStem}`, `pl:${folded}`, `en:${englishStem}`]);
}

/** How surely two words are forms of the same word: 0 (not) .. 1. */
export function wordMatch(first: Word, second: Word): number {
  if (first.folded !== second.folded) {
    const isShort = first.folded.length < lettersToInflect || second.folded.length < lettersToInflect;
    if ((isShort && !pluralAcronym.test(first.text + second.text)) || !shareStem(first, second)) return 0;
  }
  return first.text === second.text || sameDiacritics(first, second) ? 1 : foldedQuality;
}

/**
 * How surely two words share a root ("projektowanie" and "projektant"): 0, or less than any `wordMatch`. Most of both
 * stems must be equal.
 */
export function familyMatch(first: Word, second: Word): number {
  const [a, b] = [first.polishStem, second.polishStem];
  const longest = Math.max(a.length, b.length);
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1;
  return shared >= 5 && shared / longest >= 0.62 ? familyQuality : 0;
}
