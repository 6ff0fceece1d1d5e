import type { Token } from './tokenize';

type Word = Pick<Token, 'text' | 'folded' | 'polishStem' | 'englishStem'>;

const lettersToInflect = 4;
/** A match found only by dropping diacritics ("ksiegowosc") says a little less. */
const foldedQuality = 0.95;
const familyQuality = 0.8;

function sameDiacritics(first: Word, second: Word): boolean {
  const length = Math.min(first.polishStem.length, second.polishStem.length, first.text.length, second.text.length);
  return first.text.slice(0, length).toLowerCase() === second.text.slice(0, length).toLowerCase();
}

/** A noun may end like a case does ("system", "Kraków"): then the whole word is what the others' stem equals. */
function shareStem(first: Word, second: Word): boolean {
  if (first.polishStem === second.polishStem || first.englishStem === second.englishStem) return true;
  return first.folded === second.polishStem || second.folded === first.polishStem;
}

/** Keys under which a word is looked up: words that `wordMatch` accepts share at least one. */
export function wordKeys({ folded, polishStem, englishStem }: Word): Set<string> {
  return new Set([folded, `pl:${polishStem}`, `pl:${folded}`, `en:${englishStem}`]);
}

/** How surely two words are forms of one word in either language: 0 (they are not) .. 1. */
export function wordMatch(first: Word, second: Word): number {
  if (first.folded !== second.folded) {
    if (first.folded.length < lettersToInflect || second.folded.length < lettersToInflect) return 0;
    if (!shareStem(first, second)) return 0;
  }
  return sameDiacritics(first, second) ? 1 : foldedQuality;
}

/**
 * How surely two words share a root ("projektowanie" and "projektant"): 0, or less than any `wordMatch`. Most of both
 * stems must be the same.
 */
export function familyMatch(first: Word, second: Word): number {
  const [a, b] = [first.polishStem, second.polishStem];
  const longest = Math.max(a.length, b.length);
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1;
  return shared >= 6 && shared / longest >= 0.62 ? familyQuality : 0;
}
