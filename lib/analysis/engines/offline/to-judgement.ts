import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import type { CriterionSnapshot, Judgement } from '@/lib/analysis/schemas';
import type { Finding } from './conditions/condition';

function sentence(text: string): string {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
}

/**
 * Converts a finding: writes its reason, and replaces a verdict without evidence by NO_INFORMATION (decisions.md,
 * Analysis).
 */
export function toJudgement({ criterionId }: CriterionSnapshot, finding: Finding, texts: AnalysisTexts): Judgement {
  const { verdict, confidence, quotes, reason } = finding;
  if (verdict !== 'NO_INFORMATION' && quotes.length === 0)
    return {
      criterionId,
      verdict: 'NO_INFORMATION',
      confidence: 0.3,
      reason: sentence(texts('reasons.evidenceNotFound')),
      evidence: [],
    };
  return { criterionId, verdict, confidence, reason: sentence(reason(texts)), evidence: quotes };
}
