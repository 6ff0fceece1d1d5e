import type { Condition } from '../requirement/condition';
import { parseRequirement } from '../requirement/parse-requirement.ts';
import { isTask, type TermPiece } from '../requirement/term-piece.ts';
import type { CvIndex } from '../statements/cv-index';
import { combineFindings } from './combine-findings.ts';
import { because, silence, type Finding } from './finding.ts';
import { judgeCondition } from './judge-condition.ts';

const shortestWord = 4;
/** A CV that has this share of a thing's words, wherever they stand, tells of it. */
const toldShare = 0.5;

/** Whether a CV has the words of a thing, if not side by side. */
function isTold(cv: CvIndex, { core }: TermPiece): boolean {
  const words = core.filter(({ folded }) => folded.length >= shortestWord);
  const told = words.filter((word) => cv.findMeaning(word).length > 0);
  return words.length > 0 && told.length >= words.length * toldShare;
}

/**
 * Whether silence on a condition may be prose: it names nothing ("codzienny kontakt z zespołem"), is a task beside one
 * that is shown, or its words are told.
 */
function isProse(cv: CvIndex, condition: Condition | undefined, isWorkShown: boolean): boolean {
  if (condition?.kind !== 'terms') return false;
  const { group, proof } = condition;
  const isNameless = group.every((piece) => piece.concepts.length === 0 && !piece.isNamed);
  return (
    isNameless ||
    (proof !== 'permit' && ((isWorkShown && group.every(isTask)) || group.some((piece) => isTold(cv, piece))))
  );
}

/** The confidence where a part is shown, and silence on the rest is taken for prose. */
const besideSilence = 0.7;

/** Whether the CV says about one readiness what it need not say about another: who likes the office comes there. */
const isUnsaidReadiness = (condition: Condition | undefined, conditions: readonly Condition[]): boolean =>
  condition?.kind === 'readiness' && conditions.every(({ kind }) => kind === 'readiness');

/** A free-text requirement, in Polish or English. */
export function judgeRequirement(cv: CvIndex, text: string): Finding {
  const conditions = parseRequirement(text);
  if (conditions.length === 0) return silence(because('reasons.nothingToJudge'), 0.3);
  const findings = conditions.map((condition) => judgeCondition(cv, condition));
  const isWorkShown = findings.some(({ verdict }, index) => verdict === 'MET' && conditions[index]?.kind === 'terms');
  // CVs do not repeat the prose around what they show.
  const said = findings.filter(({ verdict }, index) => {
    const condition = conditions[index];
    return (
      verdict !== 'NO_INFORMATION' || !(isProse(cv, condition, isWorkShown) || isUnsaidReadiness(condition, conditions))
    );
  });
  if (said.length === findings.length || !said.some(({ verdict }) => verdict === 'MET'))
    return combineFindings(findings);
  const finding = combineFindings(said);
  return { ...finding, confidence: Math.min(finding.confidence, besideSilence) };
}
