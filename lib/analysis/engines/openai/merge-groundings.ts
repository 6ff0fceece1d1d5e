import type { Grounding } from '@/lib/domain/grounding';
import type { Verdict } from '@/lib/domain/analysis-schemas';

/** From the verdict that proves most. What contradicts in one part counts only where no part proves. */
const proof: readonly Verdict[] = ['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'];

function isBetter(one: Grounding, other: Grounding): boolean {
  if ('problem' in one || 'problem' in other) return 'problem' in other && !('problem' in one);
  const [mine, theirs] = [one.grounded, other.grounded].map(({ verdict }) => proof.indexOf(verdict)) as [
    number,
    number,
  ];
  return mine === theirs ? one.grounded.confidence > other.grounded.confidence : mine < theirs;
}

/**
 * Of what two parts of a CV say of each criterion, that which proves it best (docs/decisions/0132). Silence in one part is
 * no information, and a contradiction holds, only if the other part could be judged as well: it may hold the proof.
 */
export function mergeGroundings(first: Grounding[], second: Grounding[]): Grounding[] {
  return first.map((one, index) => {
    const other = second[index] ?? { problem: 'missing' as const };
    const best = isBetter(other, one) ? other : one;
    const worst = best === one ? other : one;
    const isProof = 'grounded' in best && ['MET', 'PARTIALLY_MET'].includes(best.grounded.verdict);
    return !isProof && 'problem' in worst ? worst : best;
  });
}
