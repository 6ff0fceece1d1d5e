import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { findLevelWords } from '@/lib/cv/profile/level-words';
import { languageCodes } from '@/lib/domain/process-enums';
import type { LanguageInput } from '@/lib/domain/process-schemas';
import { anyOf } from '@/lib/word-lists/word-pattern';
import words from './words/language-of-requirement.json';

/** What a requirement of a language says besides its name and level. */
const besides = new RegExp(`\\b${anyOf(words.besides)}\\b`, 'g');

/**
 * The language that a requirement asks for; null when it asks for several or for something else ("rynek niemiecki"). The level
 * is on the scale on which CVs are read.
 */
export function languageOfRequirement(text: string): Pick<LanguageInput, 'language' | 'level'> | null {
  const folded = foldSameLength(text);
  const [name, ...others] = findLanguageNames(folded);
  const language = languageCodes.find((code) => code === name?.language);
  if (!name || !language || others.length > 0) return null;
  const levels = findLevelWords(folded);
  const said = [name, ...levels].reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    folded,
  );
  if (/[a-z]/.test(said.replace(besides, ' '))) return null;
  return { language, level: (levels.find(({ exact }) => exact) ?? levels[0])?.level ?? 'UNKNOWN' };
}
