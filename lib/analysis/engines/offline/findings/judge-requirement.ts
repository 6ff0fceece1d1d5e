import type { Condition } from '../requirement/condition';
import { parseRequirement } from '../requirement/parse-requirement.ts';
import type { CvIndex } from '../statements/cv-index';
import { combineFindings } from './combine-findings.ts';
import { because, silence, type Finding } from './finding.ts';
import { judgeCondition } from './judge-condition.ts';

/** Whether a condition names nothing that is known or has a name: "codzienny kontakt z zespołem za granicą". */
function isProse(condition: Condition | undefined): boolean {
  return condition?.kind === 'terms' && condition.group.every((piece) => piece.concepts.length === 0 && !piece.isNamed);
}

/** Whether the CV says about one readiness what it need not say about another: who likes the office comes there. */
const isUnsaidReadiness = (condition: Condition | undefined, conditions: readonly Condition[]): boolean =>
  condition?.kind === 'readiness' && conditions.every(({ kind }) => kind === 'readiness');

/** A free-text requirement, in Polish or English. */
export function judgeRequirement(cv: CvIndex, text: string): Finding {
  const conditions = parseRequirement(text);
  if (conditions.length === 0) return silence(because('reasons.nothingToJudge'), 0.3);
  const findings = conditions.map((condition) => judgeCondition(cv, condition));
  // CVs do not repeat the prose around what they show.
  const said = findings.filter(({ verdict }, index) => {
    const condition = conditions[index];
    return verdict !== 'NO_INFORMATION' || !(isProse(condition) || isUnsaidReadiness(condition, conditions));
  });
  return combineFindings(said.some(({ verdict }) => verdict === 'MET') ? said : findings);
}
