import type { CriterionSnapshot } from '@/lib/analysis/schemas';
import type { CvIndex } from '../cv/cv-index';
import type { Finding } from '../conditions/condition';
import { judgeLanguageLevel } from '../conditions/judge-language-level.ts';

/** A language criterion of the process: code and minimum level. */
export function judgeLanguage(cv: CvIndex, { text, languageLevel }: CriterionSnapshot): Finding {
  return judgeLanguageLevel(cv, { language: text, level: languageLevel ?? 'UNKNOWN', framework: null });
}
