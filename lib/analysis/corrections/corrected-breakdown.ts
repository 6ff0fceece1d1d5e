import { criterionKey } from '../criteria/criterion-key';
import { breakDown } from '../score/match-score';
import type { CriterionSnapshot, ScoreBreakdown, Verdict } from '@/lib/domain/analysis-schemas';

interface CorrectedScoreInput {
  criteria: readonly CriterionSnapshot[];
  /** The engine's. */
  verdicts: readonly { criterionId: string; verdict: Verdict; confidence: number }[];
  /** The engine's; its labels are kept. */
  breakdown: ScoreBreakdown;
  corrections: readonly { criterionKey: string; verdict: Verdict }[];
}

/** The arithmetic of the score with the corrections that apply; null when none of them does. */
export function correctedBreakdown(input: CorrectedScoreInput): ScoreBreakdown | null {
  const byKey = new Map(input.corrections.map(({ criterionKey: key, verdict }) => [key, verdict]));
  const corrected = new Map(
    input.criteria.flatMap((criterion) => {
      const verdict = byKey.get(criterionKey(criterion));
      return verdict ? [[criterion.criterionId, verdict] as const] : [];
    }),
  );
  if (corrected.size === 0) return null;
  const judged = input.verdicts.map((one) => {
    const verdict = corrected.get(one.criterionId);
    return verdict ? { ...one, verdict, confidence: 1 } : one;
  });
  const labels = Object.fromEntries(input.breakdown.lines.map(({ criterionId, label }) => [criterionId, label]));
  // A CV that was not read gets no score: a person's verdict on some criteria says nothing of the others.
  return breakDown(input.criteria, judged, labels, input.breakdown.unreadLanguage ?? null);
}
