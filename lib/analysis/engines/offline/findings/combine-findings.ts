import type { Quote, Verdict } from '@/lib/domain/analysis-schemas';
import { joinReasons, type Finding } from './finding';

const maxQuotes = 4;
const rank: Verdict[] = ['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'];

/**
 * The verdict on conditions that must all hold: one met and one failed is partial; failed with no information on the
 * rest is a failure.
 */
function combineVerdicts(verdicts: readonly Verdict[]): Verdict {
  const has = (verdict: Verdict) => verdicts.includes(verdict);
  if (verdicts.every((verdict) => verdict === 'MET')) return 'MET';
  if (has('MET') || has('PARTIALLY_MET')) return 'PARTIALLY_MET';
  return has('NOT_MET') ? 'NOT_MET' : 'NO_INFORMATION';
}

function mergeQuotes(findings: readonly Finding[]): Quote[] {
  const merged: Quote[] = [];
  // One per reason, so that each has its evidence.
  const limit = Math.max(maxQuotes, findings.length);
  const longest = Math.max(...findings.map(({ quotes }) => quotes.length));
  // Round-robin, so that every condition is quoted before any is quoted twice.
  for (let round = 0; round < longest; round += 1)
    for (const { quotes } of findings) {
      const quote = quotes[round];
      const isNew = quote && !merged.some((other) => other.page === quote.page && other.start === quote.start);
      if (isNew && merged.length < limit) merged.push(quote);
    }
  return merged;
}

/** Combines the findings of conditions that must all hold. */
export function combineFindings(findings: readonly Finding[]): Finding {
  const [only] = findings;
  if (only && findings.length === 1) return only;
  const verdict = combineVerdicts(findings.map((finding) => finding.verdict));
  return {
    verdict,
    // All of them must be right.
    confidence: 0.95 * Math.min(...findings.map(({ confidence }) => confidence)),
    quotes: mergeQuotes(findings),
    reason: joinReasons(findings.map(({ reason }) => reason)),
  };
}

/** The best of alternative findings. A CV that denies one and is silent on the others denies what was asked for. */
export function bestFinding<T extends Finding>(findings: readonly T[]): T | undefined {
  return findings.toSorted(
    (first, second) =>
      rank.indexOf(first.verdict) - rank.indexOf(second.verdict) || second.confidence - first.confidence,
  )[0];
}
