import type { Condition } from '../requirement/condition';
import { parseRequirement } from '@/lib/analysis/engines/offline/requirement/parse-requirement';
import { isName } from '@/lib/analysis/engines/offline/requirement/term-piece';
import type { CvIndex } from '../statements/cv-index';
import { combineFindings } from './combine-findings';
import { because, joinReasons, silence, type Finding } from './finding';
import { judgeCondition } from './judge-condition';
import { besideSilence, shortestWord, mentionedShare } from './thresholds';

/** Whether a CV may express a thing in other words: the thing has no name, or half of its words are in the CV. */
function isTellable(cv: CvIndex, condition: Condition): boolean {
  if (condition.kind !== 'terms' || condition.proof === 'permit') return false;
  return condition.group.some(({ spelled, core }) => {
    const words = core.filter(({ folded }) => folded.length >= shortestWord);
    const told = words.filter((word) => cv.words.findMeaning(word).length > 0);
    return (
      !spelled.some(({ token }) => isName(token)) || (words.length > 0 && told.length >= words.length * mentionedShare)
    );
  });
}

/** A free-text requirement, in Polish or English. */
export function judgeRequirement(cv: CvIndex, text: string): Finding {
  const conditions = parseRequirement(text);
  if (conditions.length === 0) return silence(because('reasons.nothingToJudge'), 0.3);
  const judged = conditions.map((condition) => ({ condition, finding: judgeCondition(cv, condition) }));
  const leftOut = judged.filter(
    ({ condition, finding }) => finding.verdict === 'NO_INFORMATION' && isTellable(cv, condition),
  );
  const said = judged.filter((each) => !leftOut.includes(each)).map(({ finding }) => finding);
  if (leftOut.length === 0 || !said.some(({ verdict }) => verdict === 'MET'))
    return combineFindings(judged.map(({ finding }) => finding));
  const finding = combineFindings(said);
  const unnamed = leftOut
    .flatMap(({ condition }) => (condition.kind === 'terms' ? condition.group : []))
    .map(({ label }) => because('reasons.termUnnamed', { term: label }));
  const confidence = Math.min(finding.confidence, besideSilence);
  return { ...finding, confidence, reason: joinReasons([finding.reason, ...unnamed]) };
}
