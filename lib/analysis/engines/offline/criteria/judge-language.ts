import type { CriterionSnapshot } from '@/lib/analysis/schemas';
import type { CvIndex } from '../cv/cv-index';
import type { Finding } from '../conditions/condition';
import { judgeLanguageLevel } from '../conditions/language-levels.ts';

/** A ticked language of the process: its code and the level at least wanted. */
export function judgeLanguage(cv: CvIndex, { text, languageLevel }: CriterionSnapshot): Finding {
  return judgeLanguageLevel(cv, { language: text, level: languageLevel ?? 'UNKNOWN', framework: null });
}
