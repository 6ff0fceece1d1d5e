import type { CvLanguage } from './cv-document';

/** Languages whose words the built-in rules know. */
const readByRules: ReadonlySet<CvLanguage> = new Set(['pl', 'en']);

/** Whether the rules read a CV in this language; of an unknown one they read what they can. */
export function isReadByRules(language: CvLanguage): boolean {
  return language === 'unknown' || readByRules.has(language);
}
