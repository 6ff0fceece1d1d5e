import { foldToLatin } from '@/lib/cv/profile/fold-same-length';
import { isJobTitle } from '@/lib/cv/profile/job-title';
import type { TermPiece } from '../requirement/term-piece';
import type { Statement } from '../statements/statement';
import type { CvIndex } from '../statements/cv-index';
import { lacksLack } from '@/lib/analysis/engines/offline/statements/negation';
import { isDenied } from '@/lib/analysis/engines/offline/statements/statement';
import { toStatement } from '@/lib/analysis/engines/offline/statements/strength';
import { textBetween } from '@/lib/analysis/engines/offline/statements/text-between';
import type { Token } from '../text/tokenize';
import { noPermit, notOfProfession, professional } from '@/lib/analysis/engines/offline/lexicon/permit-words';
import { longestBare, wishedShare } from './thresholds';

/** Statements for each word, wherever it stands in the CV. */
const statementsOf = (cv: CvIndex, words: readonly Token[]): Statement[][] =>
  words.map((word) =>
    cv.words.findMeaning(word).map(({ token, quality }) => toStatement(cv, { from: token, to: token + 1, quality })),
  );

const shareOf = (found: readonly Statement[][]): number =>
  found.filter((statements) => statements.length > 0).length / Math.max(1, found.length);

/** Places that only wish for what is required, or for some of its words. */
export function findWishes(cv: CvIndex, { core }: TermPiece): Statement[] {
  const wishes = statementsOf(cv, core).map((found) => found.filter(({ strength }) => strength === 'wish'));
  return shareOf(wishes) > wishedShare ? wishes.flat() : [];
}

/** Whether a denial of a part stands in the sentence that shows the whole. */
export const isBeside = (cv: CvIndex, denial: Statement, shown: Statement): boolean =>
  !lacksLack(cv, denial.from) && isSameSentence(cv, denial, shown);

/** Whether two places stand in one sentence of a line. */
function isSameSentence(cv: CvIndex, one: Statement, other: Statement): boolean {
  const [first, second] = [cv.tokens[one.from], cv.tokens[other.from]];
  return first !== undefined && first.line === second?.line && !/[.!?]\s/.test(textBetween(cv, first, second));
}

/** "Specjalizacji nie robiłem": a denial without a narrowing word denies everything of that name. */
function isBare(cv: CvIndex, { from, line }: Statement): boolean {
  const clause = cv.tokens[from]?.clause;
  const words = cv.words.tokensOfLine(line).filter((token) => token.clause === clause);
  return words.length <= longestBare;
}

/**
 * Places that deny a part of what is required.
 *
 * @param isAffirmed whether the CV shows the whole: then only a denial of something that it affirms nowhere counts
 */
export function findDenials(
  cv: CvIndex,
  { core }: TermPiece,
  isAffirmed: boolean,
): { share: number; statements: Statement[] } {
  const denied = statementsOf(cv, core).map((found) => {
    const denials = found.filter(({ strength }) => strength === 'negated');
    // "Organised trainings, the trainings themselves were held by a trainer": the denial says which part.
    const isTold = found.some((one) => !isDenied(one) && !denials.some((denial) => isSameSentence(cv, one, denial)));
    return isAffirmed && isTold ? [] : denials;
  });
  const bare = isAffirmed ? [] : denied.flat().filter((each) => isBare(cv, each));
  return bare.length > 0 ? { share: 1, statements: bare } : { share: shareOf(denied), statements: denied.flat() };
}

/** The line that says that there is no permit at all, or not the profession; -1 without. */
export function findNoPermits(cv: CvIndex, { label }: TermPiece): number {
  const isProfessional = professional.test(foldToLatin(label));
  return cv.lines.findIndex(({ folded, isHeading, section }) => {
    const other = isProfessional ? notOfProfession.exec(folded) : null;
    return (
      !isHeading &&
      section !== 'languages' &&
      (noPermit.test(folded) || (other !== null && isJobTitle(other[1] ?? 'officer')))
    );
  });
}
