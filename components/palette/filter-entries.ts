import { foldForSearch } from '@/lib/i18n/fold-for-search';
import type { PaletteEntry } from './palette-entry';

function splitWords(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Entries matching a phrase: each of its words starts a word of the label or keywords, diacritics ignored. Label prefix
 * first, then label, then keyword matches; otherwise stable.
 */
export function filterEntries(entries: readonly PaletteEntry[], phrase: string): PaletteEntry[] {
  const phraseWords = splitWords(phrase);
  if (phraseWords.length === 0) return phrase.trim() === '' ? [...entries] : [];
  const found = entries.flatMap((entry) => {
    const rank = rankEntry(entry, phraseWords);
    return rank === null ? [] : [{ entry, rank }];
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

function rankEntry(entry: PaletteEntry, phraseWords: readonly string[]): 0 | 1 | 2 | null {
  const label = splitWords(entry.label);
  const all = [...label, ...splitWords(entry.keywords ?? '')];
  const begins = (words: readonly string[]) =>
    phraseWords.every((word) => words.some((other) => other.startsWith(word)));
  if (label.join(' ').startsWith(phraseWords.join(' '))) return 0;
  if (begins(label)) return 1;
  return begins(all) ? 2 : null;
}
