import type { Quote } from '@/lib/domain/analysis-schemas';
import type { CvIndex } from '../statements/cv-index';
import { isNegation } from '@/lib/analysis/engines/offline/statements/negation';
import { because, joinReasons, type Finding } from './finding';
import { unsureDenial } from './thresholds';

/** Whether a quote negates something, no matter what. */
function holdsNegation(cv: CvIndex, { page, start, end }: Quote): boolean {
  return cv.tokens.some(
    (token, at) =>
      token.start >= start && token.end <= end && cv.lines[token.line]?.page === page && isNegation(cv, at),
  );
}

/**
 * Marks verdicts to be checked that are met by a quote that also negates something: one in four of them is a denial.
 */
export function doubtDenials(cv: CvIndex, finding: Finding): Finding {
  if (finding.verdict !== 'MET' || !finding.quotes.some((quote) => holdsNegation(cv, quote))) return finding;
  const reason = joinReasons([finding.reason, because('reasons.besideNegation')]);
  return { ...finding, confidence: Math.min(finding.confidence, unsureDenial), reason };
}
