import type { Grounding } from '@/lib/domain/grounding';
import type { Verdict } from '@/lib/domain/analysis-schemas';

/**
 * From the strongest proof to the weakest. A contradiction in one part counts only where no other part proves the
 * criterion.
 */
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
 * Joins what two parts of a CV say of each criterion; the stronger proof wins (docs/decisions/0132). Silence or a
 * contradiction holds only if the other part could be judged too, since that part may hold the proof.
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
