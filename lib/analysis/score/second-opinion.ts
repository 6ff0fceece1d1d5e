import type { Judgement, SecondOpinion } from '@/lib/domain/analysis-schemas';

/**
 * How often the verdict was right where both readers gave the same, by the later of two measurements (docs/decisions/0045).
 */
export const confidenceOfAgreement = 0.95;
const guess = 0.5;
/** From this confidence on, the built-in engine's claims are more often right than wrong. */
const committedFrom = 0.8;
/** Below this confidence a model's verdicts, silence included, are little more than guesses. */
const unsureBelow = 0.7;

/**
 * Whether a recruiter should look at what both readers say: they differ, and the second is confident or the first is
 * unsure.
 *
 * @param second null: there was no second reader
 */
export function isWorthALook({
  verdict,
  confidence,
  second,
}: Pick<Judgement, 'verdict' | 'confidence'> & { second: SecondOpinion | null }): boolean {
  if (!second || second.verdict === verdict) return false;
  const isCommitted = second.verdict !== 'NO_INFORMATION' && (second.confidence ?? 1) >= committedFrom;
  return isCommitted || confidence < unsureBelow;
}

/**
 * The confidence when both readers agree: a claim gets surer, silence does not. Neither a guess (0.5, as the prompt
 * says) nor a claim on which the model's runs did not agree gets surer.
 */
function agreedConfidence({ verdict, confidence, unstable }: Judgement, other: Judgement): number {
  const isOwnClaim = verdict !== 'NO_INFORMATION' && confidence > guess && !unstable;
  const agree = isOwnClaim && verdict === other.verdict;
  return agree ? Math.max(confidence, confidenceOfAgreement) : confidence;
}

/**
 * Adds to each judgement what another engine says of its criterion, and raises the confidence where both agree. What the
 * other engine judged itself (a budget) has no second opinion.
 */
export function withSecondOpinion(judgements: Judgement[], engine: string, others: Judgement[]): Judgement[] {
  const byCriterion = new Map(others.map((other) => [other.criterionId, other]));
  return judgements.map((judgement) => {
    const other = byCriterion.get(judgement.criterionId);
    if (!other || (other.verdict === judgement.verdict && other.reason === judgement.reason)) {
      return { ...judgement, second: null };
    }
    const { verdict, confidence, reason } = other;
    return {
      ...judgement,
      confidence: agreedConfidence(judgement, other),
      second: { engine, verdict, confidence, reason },
    };
  });
}
