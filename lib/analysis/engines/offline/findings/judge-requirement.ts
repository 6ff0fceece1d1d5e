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

/** Whether a CV need not say a thing as asked: it names nothing ("codzienny kontakt z zespołem"), or its words are told. */
function isProse(cv: CvIndex, condition: Condition): boolean {
  if (condition.kind !== 'terms' || condition.proof === 'permit') return false;
  const isNameless = (piece: TermPiece) => piece.concepts.length === 0 && !piece.isNamed;
  return (
    [isNameless, isTask].some((isOf) => condition.group.every(isOf)) ||
    condition.group.some((piece) => isTold(cv, piece))
  );
}

/** The confidence where a part is shown, and the rest may be told in other words: a person should look. */
const besideProse = 0.65;

/** A free-text requirement, in Polish or English. */
export function judgeRequirement(cv: CvIndex, text: string): Finding {
  const conditions = parseRequirement(text);
  if (conditions.length === 0) return silence(because('reasons.nothingToJudge'), 0.3);
  const judged = conditions.map((condition) => ({ condition, finding: judgeCondition(cv, condition) }));
  const leftOut = judged.filter(
    ({ condition, finding }) => finding.verdict === 'NO_INFORMATION' && isProse(cv, condition),
  );
  const said = judged.filter((each) => !leftOut.includes(each)).map(({ finding }) => finding);
  if (leftOut.length === 0 || !said.some(({ verdict }) => verdict === 'MET'))
    return combineFindings(judged.map(({ finding }) => finding));
  const finding = combineFindings(said);
  const unnamed = leftOut
    .flatMap(({ condition }) => (condition.kind === 'terms' ? condition.group : []))
    .map(({ label }) => because('reasons.termUnnamed', { term: label }));
  const confidence = Math.min(finding.confidence, besideProse);
  return { ...finding, confidence, reason: joinReasons([finding.reason, ...unnamed]) };
}
