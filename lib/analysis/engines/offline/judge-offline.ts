import type { CriterionSnapshot, JudgeInput, Judgement } from '@/lib/analysis/schemas';
import type { CvDocument } from '@/lib/cv/cv-document';
import type { Finding } from './conditions/condition';
import { judgeBudget } from './criteria/judge-budget.ts';
import { judgeLanguage } from './criteria/judge-language.ts';
import { judgeLocation } from './criteria/judge-location.ts';
import { judgeRedFlag } from './criteria/judge-red-flag.ts';
import { judgeRequirement } from './criteria/judge-requirement.ts';
import { CvIndex } from './cv/cv-index.ts';
import { textsInReader } from '../../texts/texts-in-reader.ts';
import { toJudgement } from './to-judgement.ts';

function judgeCriterion(cv: CvIndex, criterion: CriterionSnapshot): Finding {
  switch (criterion.kind) {
    case 'REQUIREMENT':
      return judgeRequirement(cv, criterion.text);
    case 'RED_FLAG':
      return judgeRedFlag(cv, criterion.text);
    case 'LANGUAGE':
      return judgeLanguage(cv, criterion);
    case 'LOCATION':
      return judgeLocation(cv, criterion);
    case 'BUDGET':
      return judgeBudget(cv, criterion);
  }
}

export interface OfflineInput extends Pick<JudgeInput, 'criteria' | 'locale' | 'referenceDate'> {
  document: CvDocument;
}

/** The built-in engine: a lexicon and the CV's dates instead of a model. Deterministic and offline. */
export function judgeOffline({ document, criteria, locale, referenceDate }: OfflineInput): Judgement[] {
  const cv = new CvIndex(document, referenceDate);
  const texts = textsInReader(locale);
  return criteria.map((criterion) => toJudgement(criterion, judgeCriterion(cv, criterion), texts));
}
