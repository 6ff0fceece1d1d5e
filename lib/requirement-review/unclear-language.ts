import { anywhere, wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/unclear-language.json';

/** Languages with their names in the suggested wording. */
const languages = words.languages.map(({ words: named, ...names }) => ({ ...names, pattern: anywhere(named) }));

/** Approximate levels of the Common European Framework. */
const impressions = words.impressions.map(({ words: said, level }) => ({ level, pattern: anywhere(said) }));

const namedLevel = wordStart(words.namedLevel);
const asksForLanguage = wordStart(words.asksForLanguage);
const polishWords = wordStart(words.polishWords);

/**
 * Suggests a wording with a level for a language requirement without one.
 *
 * @param folded the requirement in lower case without diacritics
 * @returns null when no language is required, or its level is stated
 */
export function findUnclearLanguage(folded: string): string | null {
  const language = languages.find(({ pattern }) => pattern.test(folded));
  if (!language || namedLevel.test(folded)) return null;
  const impression = impressions.find(({ pattern }) => pattern.test(folded));
  const bare = folded.replace(language.pattern, '').replace(/[^a-z]/g, '') === '';
  if (!impression && !bare && !asksForLanguage.test(folded)) return null;
  // Long sentences are about working in a language ("documentation in English").
  if (!impression && folded.split(/\s+/).length > 6) return null;
  const level = impression?.level ?? 'B2';
  return polishWords.test(folded) ? `${language.pl} co najmniej ${level}` : `${language.en}, at least ${level}`;
}
