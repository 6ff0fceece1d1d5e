import { eld } from 'eld/extrasmall';
import type { CvLanguage } from '@/lib/domain/cv-document';

/** Fewer words may be decided by a single name or product. */
const minWords = 5;
/** In characters; the detector ignores the rest. */
const longest = 1_000;

/** Parts of mail and web addresses belong to no language. */
const inAddress = /[@/]/;

/** The words of a text that may tell its language. */
export function wordsOf(text: string): string[] {
  const tokens = text.split(/\s/).filter((token) => !inAddress.test(token));
  return tokens.join(' ').match(/\p{L}{2,}/gu) ?? [];
}

/**
 * The language of a short text, by its letters (docs/decisions/0155).
 *
 * @returns `unknown` when the text is too short or may be in several
 */
export function detectLanguage(text: string): CvLanguage {
  const words = wordsOf(text.slice(0, longest));
  if (words.length < minWords) return 'unknown';
  const found = eld.detect(words.join(' '));
  return found.language !== '' && found.isReliable() ? found.language : 'unknown';
}

/** How many words of the pieces are in which language; pieces that may be in several count for none. */
export function countByLanguage(pieces: readonly string[]): Map<CvLanguage, number> {
  const counts = new Map<CvLanguage, number>();
  for (const piece of pieces) {
    const language = detectLanguage(piece);
    if (language !== 'unknown') counts.set(language, (counts.get(language) ?? 0) + wordsOf(piece).length);
  }
  return counts;
}
