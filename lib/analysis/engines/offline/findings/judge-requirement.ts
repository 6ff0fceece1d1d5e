import { parseRequirement } from '../requirement/parse-requirement.ts';
import type { CvIndex } from '../statements/cv-index';
import { combineFindings } from './combine-findings.ts';
import { because, silence, type Finding } from './finding.ts';
import { judgeCondition } from './judge-condition.ts';

/** A free-text requirement, in Polish or English. */
export function judgeRequirement(cv: CvIndex, text: string): Finding {
  const conditions = parseRequirement(text);
  if (conditions.length === 0) return silence(because('reasons.nothingToJudge'), 0.3);
  return combineFindings(conditions.map((condition) => judgeCondition(cv, condition)));
}
