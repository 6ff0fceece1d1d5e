import type { AnalysisTexts } from '@/lib/analysis/texts/analysis-texts';
import type { CriterionSnapshot, Judgement, Verdict } from '@/lib/domain/analysis-schemas';
import { because, silence, type Finding } from './findings/finding';

function sentence(text: string): string {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
}

/**
 * How often verdicts of a kind are right, relative to their stated confidence (docs/quality.md): "partly" is right
 * least often.
 */
const trust: Record<Verdict, number> = { MET: 1, PARTIALLY_MET: 0.75, NOT_MET: 0.95, NO_INFORMATION: 0.95 };

const unproved: Finding = silence(because('reasons.evidenceNotFound'), 0.3);

/**
 * Converts a finding: writes its reason in both languages, and replaces a verdict without evidence by NO_INFORMATION
 * (docs/specification.md, Analysis).
 */
export function toJudgement(
  { criterionId }: CriterionSnapshot,
  finding: Finding,
  { texts, otherTexts }: { texts: AnalysisTexts; otherTexts: AnalysisTexts },
): Judgement {
  const isUnproved = finding.verdict !== 'NO_INFORMATION' && finding.quotes.length === 0;
  const { verdict, confidence, quotes, reason } = isUnproved ? unproved : finding;
  return {
    criterionId,
    verdict,
    confidence: Math.round(confidence * trust[verdict] * 100) / 100,
    reason: sentence(reason(texts)),
    translatedReason: sentence(reason(otherTexts)),
    evidence: quotes,
  };
}
