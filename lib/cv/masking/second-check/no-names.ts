import { findPolishCity } from '@/lib/cv/profile/cities';
import { findForeignCity } from '@/lib/cv/profile/cities-abroad';
import { findCountry } from '@/lib/cv/profile/countries';
import { isFirstName } from '@/lib/cv/profile/first-names';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { findLanguageNames } from '@/lib/cv/profile/language-names';
import words from '../words/no-names.json';

/** Words in names of files that are not the person's: what stands beside them may be the name. */
const documentWords: ReadonlySet<string> = new Set(words.documentWords);

/** Words of work and of mailboxes, which are never part of a name. */
const workWords: ReadonlySet<string> = new Set(words.workWords);

/** Words that are common in addresses and also some people's surnames. */
const commonWords: ReadonlySet<string> = new Set(words.commonWords);

export const isDocumentWord = (folded: string): boolean => documentWords.has(folded) || /^\d+$/.test(folded);

/** Whether a word is of work or of a mailbox. @param folded see `foldSameLength` */
export const isWorkWord = (folded: string): boolean => workWords.has(folded);

/**
 * Whether a word is certainly no part of a person's name, but a word of work, a place or a language.
 *
 * @param folded see `foldSameLength`
 */
export function isNoName(folded: string): boolean {
  if (workWords.has(folded) || commonWords.has(folded) || documentWords.has(folded)) return true;
  if (isFirstName(folded)) return false;
  if (findPolishCity(folded) !== null || findForeignCity(folded) !== null || findCountry(folded) !== null) return true;
  return findLanguageNames(folded).length > 0 || (isJobTitle(folded) && folded.length > 6);
}
