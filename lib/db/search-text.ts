import { foldForSearch } from '@/lib/i18n/fold-for-search';

/** A LIKE pattern for any text that contains `text` literally. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** The words of a search phrase as LIKE patterns for `search_text`; every word must match, in any order. */
export function searchTextPatterns(phrase: string): string[] {
  return foldForSearch(phrase).split(/\s+/).filter(Boolean).map(containsPattern);
}
