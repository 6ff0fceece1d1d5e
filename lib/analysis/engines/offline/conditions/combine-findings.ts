import type { Quote, Verdict } from '@/lib/analysis/schemas';
import type { Finding } from './condition';

const mostQuotes = 4;

/**
 * The verdict on conditions that must all hold: one that fails beside one that holds is half an answer; one that
 * fails beside silence is a failure, because a fact speaks against the candidate and nothing for.
 */
function combineVerdicts(verdicts: readonly Verdict[]): Verdict {
  const has = (verdict: Verdict) => verdicts.includes(verdict);
  if (verdicts.every((verdict) => verdict === 'MET')) return 'MET';
  if (has('MET') || has('PARTIALLY_MET')) return 'PARTIALLY_MET';
  return has('NOT_MET') ? 'NOT_MET' : 'NO_INFORMATION';
}

function mergeQuotes(findings: readonly Finding[]): Quote[] {
  const merged: Quote[] = [];
  // As many as there are reasons, so that none is left without what it rests on.
  const limit = Math.max(mostQuotes, findings.length);
  const longest = Math.max(...findings.map(({ quotes }) => quotes.length));
  // One of each condition first, so that each is shown before any is shown twice.
  for (let round = 0; round < longest; round += 1)
    for (const { quotes } of findings) {
      const quote = quotes[round];
      const isNew = quote && !merged.some((other) => other.page === quote.page && other.start === quote.start);
      if (isNew && merged.length < limit) merged.push(quote);
    }
  return merged;
}

/** One finding of several conditions that must all hold. */
export function combineFindings(findings: readonly Finding[]): Finding {
  const [only] = findings;
  if (only && findings.length === 1) return only;
  const verdict = combineVerdicts(findings.map((finding) => finding.verdict));
  return {
    verdict,
    confidence: Math.min(...findings.map(({ confidence }) => confidence)),
    quotes: mergeQuotes(findings),
    reason: (texts) => [...new Set(findings.map(({ reason }) => reason(texts)))].join('; '),
  };
}
