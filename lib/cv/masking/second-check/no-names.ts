import { findPolishCity } from '@/lib/cv/profile/cities';
import { findForeignCity } from '@/lib/cv/profile/cities-abroad';
import { findCountry } from '@/lib/cv/profile/countries';
import { isFirstName } from '@/lib/cv/profile/first-names';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import { findLanguageNames } from '@/lib/cv/profile/language-names';
import words from '../words/no-names.json';

/** What files are called besides the person: they say nothing, and what stands beside them may be a name. */
const documentWords: ReadonlySet<string> = new Set(words.documentWords);

/** Words of work and of mailboxes: no part of a name. */
const workWords: ReadonlySet<string> = new Set(words.workWords);

/** Any part of an address, and some people's surnames. */
const commonWords: ReadonlySet<string> = new Set(words.commonWords);

export const isDocumentWord = (folded: string): boolean => documentWords.has(folded) || /^\d+$/.test(folded);

/** Whether a word is of work or of a mailbox. @param folded see `foldSameLength` */
export const isWorkWord = (folded: string): boolean => workWords.has(folded);

/** Whether a word is none of a person's names: of work, a place, a language. @param folded see `foldSameLength` */
export function isNoName(folded: string): boolean {
  if (workWords.has(folded) || commonWords.has(folded) || documentWords.has(folded)) return true;
  if (isFirstName(folded)) return false;
  if (findPolishCity(folded) !== null || findForeignCity(folded) !== null || findCountry(folded) !== null) return true;
  return findLanguageNames(folded).length > 0 || (isJobTitle(folded) && folded.length > 6);
}
