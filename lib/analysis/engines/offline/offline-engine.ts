import { analysisTexts } from '../../analysis-texts.ts';
import type { CriterionSnapshot, Judgement } from '@/lib/analysis/schemas';
import type { JudgeInput, JudgingEngine } from '../engine';
import type { Finding } from './conditions/condition';
import { judgeBudget } from './criteria/judge-budget.ts';
import { judgeLanguage } from './criteria/judge-language.ts';
import { judgeLocation } from './criteria/judge-location.ts';
import { judgeRedFlag } from './criteria/judge-red-flag.ts';
import { judgeRequirement } from './criteria/judge-requirement.ts';
import { CvIndex } from './cv/cv-index.ts';

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

function sentence(text: string): string {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
}

function toJudgement({ criterionId }: CriterionSnapshot, finding: Finding, locale: JudgeInput['locale']): Judgement {
  const { verdict, confidence, quotes, reason } = finding;
  // A verdict other than silence needs something to show (decisions.md, Analysis).
  if (verdict !== 'NO_INFORMATION' && quotes.length === 0)
    return {
      criterionId,
      verdict: 'NO_INFORMATION',
      confidence: 0.3,
      reason: sentence(analysisTexts(locale)('reasons.evidenceNotFound')),
      evidence: [],
    };
  return { criterionId, verdict, confidence, reason: sentence(reason(analysisTexts(locale))), evidence: quotes };
}

/**
 * The built-in engine: rules, a lexicon and the CV's dates instead of a model. Deterministic, without a network;
 * the same input gives the same bytes. Raise `version` with every change that may change an answer.
 */
export const offlineEngine: JudgingEngine = {
  name: 'offline',
  version: '1.2.0',
  model: null,
  promptVersion: null,
  judge({ document, criteria, locale, referenceDate }) {
    const cv = new CvIndex(document, referenceDate);
    return Promise.resolve(criteria.map((criterion) => toJudgement(criterion, judgeCriterion(cv, criterion), locale)));
  },
};
