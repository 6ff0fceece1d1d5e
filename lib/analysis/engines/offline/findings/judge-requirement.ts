import type { Condition } from '../requirement/condition';
import { parseRequirement } from '../requirement/parse-requirement.ts';
import { isTask, type TermPiece } from '../requirement/term-piece.ts';
import type { CvIndex } from '../statements/cv-index';
import { combineFindings } from './combine-findings.ts';
import { because, joinReasons, silence, type Finding } from './finding.ts';
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

/** Whether a condition names nothing: "codzienny kontakt z zespołem". */
const isNameless = (condition: Condition | undefined): boolean =>
  condition?.kind === 'terms' &&
  condition.proof !== 'permit' &&
  condition.group.every((piece) => piece.concepts.length === 0 && !piece.isNamed);

/** Whether silence on a condition may be another wording: it is a task beside one that is shown, or its words are told. */
const isReworded = (cv: CvIndex, condition: Condition | undefined, isWorkShown: boolean): boolean =>
  condition?.kind === 'terms' &&
  condition.proof !== 'permit' &&
  ((isWorkShown && condition.group.every(isTask)) || condition.group.some((piece) => isTold(cv, piece)));

/** The confidence where a part is shown, and the rest names nothing. */
const besideProse = 0.7;
/** The same where the rest may be told in other words: a person should look. */
const besideUnnamed = 0.65;

/** Whether the CV says about one readiness what it need not say about another: who likes the office comes there. */
const isUnsaidReadiness = (condition: Condition | undefined, conditions: readonly Condition[]): boolean =>
  condition?.kind === 'readiness' && conditions.every(({ kind }) => kind === 'readiness');

/** A free-text requirement, in Polish or English. */
export function judgeRequirement(cv: CvIndex, text: string): Finding {
  const conditions = parseRequirement(text);
  if (conditions.length === 0) return silence(because('reasons.nothingToJudge'), 0.3);
  const judged = conditions.map((condition) => ({ condition, finding: judgeCondition(cv, condition) }));
  const isWorkShown = judged.some(({ condition, finding }) => condition.kind === 'terms' && finding.verdict === 'MET');
  const isUnsaid = ({ condition }: { condition: Condition }) =>
    isNameless(condition) || isUnsaidReadiness(condition, conditions);
  // CVs do not repeat the prose around what they show.
  const leftOut = judged.filter(
    (each) =>
      each.finding.verdict === 'NO_INFORMATION' && (isUnsaid(each) || isReworded(cv, each.condition, isWorkShown)),
  );
  const said = judged.filter((each) => !leftOut.includes(each)).map(({ finding }) => finding);
  if (leftOut.length === 0 || !said.some(({ verdict }) => verdict === 'MET'))
    return combineFindings(judged.map(({ finding }) => finding));
  const finding = combineFindings(said);
  const unnamed = leftOut
    .filter((each) => !isUnsaid(each))
    .flatMap(({ condition }) => (condition.kind === 'terms' ? condition.group : []))
    .map(({ label }) => because('reasons.termUnnamed', { term: label }));
  return {
    ...finding,
    confidence: Math.min(finding.confidence, unnamed.length > 0 ? besideUnnamed : besideProse),
    reason: joinReasons([finding.reason, ...unnamed]),
  };
}
