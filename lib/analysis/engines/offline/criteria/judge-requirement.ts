import type { CvIndex } from '../cv/cv-index';
import { combineFindings } from '../conditions/combine-findings.ts';
import type { Finding } from '../conditions/condition';
import { parseRequirement } from '../requirement/parse-requirement.ts';

/** A free-text requirement, in Polish or English. */
export function judgeRequirement(cv: CvIndex, text: string): Finding {
  const conditions = parseRequirement(text);
  if (conditions.length === 0)
    return {
      verdict: 'NO_INFORMATION',
      confidence: 0.3,
      quotes: [],
      reason: (texts) => texts('reasons.nothingToJudge'),
    };
  return combineFindings(conditions.map((condition) => condition.judge(cv)));
}
