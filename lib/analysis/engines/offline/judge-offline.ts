import type { CriterionSnapshot, JudgeInput, Judgement } from '@/lib/domain/analysis-schemas';
import type { CvDocument } from '@/lib/domain/cv-document';
import { isReadByRules } from '@/lib/domain/read-languages';
import { textsInReader } from '@/lib/analysis/texts/texts-in-reader';
import { doubtDenials } from './findings/doubt-denials';
import type { Finding } from './findings/finding';
import { judgeBudget } from './findings/judge-budget';
import { judgeLanguage } from './findings/judge-languages';
import { judgeLocation } from './findings/judge-location';
import { judgeRedFlag } from './findings/judge-red-flag';
import { judgeRequirement } from './findings/judge-requirement';
import { judgeUnread } from './findings/judge-unread';
import { quoteCompleter } from './findings/whole-quotes';
import { CvIndex } from './statements/cv-index';
import { toJudgement } from './to-judgement';

function judgeCriterion(cv: CvIndex, criterion: CriterionSnapshot): Finding {
  const { text, languageLevel } = criterion;
  switch (criterion.kind) {
    case 'REQUIREMENT':
      return judgeRequirement(cv, text);
    case 'RED_FLAG':
      return judgeRedFlag(cv, text);
    case 'LANGUAGE':
      return judgeLanguage(cv, { language: text, level: languageLevel ?? 'UNKNOWN', framework: null });
    case 'LOCATION':
      return judgeLocation(cv, text);
    case 'BUDGET':
      return judgeBudget(cv, criterion);
  }
}

export interface OfflineInput extends Pick<JudgeInput, 'criteria' | 'locale' | 'referenceDate'> {
  document: CvDocument;
}

/**
 * The built-in engine: a lexicon and the CV's dates instead of a model. Deterministic and offline. It reads Polish and English;
 * of a CV in another language see `judgeUnread`.
 */
export function judgeOffline({ document, criteria, locale, referenceDate }: OfflineInput): Judgement[] {
  const cv = new CvIndex(document, referenceDate);
  const texts = textsInReader(locale);
  if (!isReadByRules(document.language))
    return criteria.map((criterion) => toJudgement(criterion, judgeUnread(cv, criterion), texts));

  const completeQuotes = quoteCompleter(cv);
  return criteria.map((criterion) => {
    const finding = judgeCriterion(cv, criterion);
    const whole = { ...finding, quotes: completeQuotes(finding.quotes) };
    // A red flag may be a lack.
    return toJudgement(criterion, criterion.kind === 'RED_FLAG' ? whole : doubtDenials(cv, whole), texts);
  });
}
