import { foldText } from '@/lib/i18n/fold-text';

/** Any text that contains `text`, as a pattern for LIKE; `%`, `_` and `\` mean themselves. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/**
 * The words of a search phrase as patterns for `search_text LIKE …`. Every word must be found, in any order; `%`, `_`
 * and `\` mean themselves.
 */
export function searchTextPatterns(phrase: string): string[] {
  return foldText(phrase).split(/\s+/).filter(Boolean).map(containsPattern);
}
