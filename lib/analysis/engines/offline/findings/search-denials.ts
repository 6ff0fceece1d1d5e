import { foldSameLength } from '../../../../cv/profile/fold-same-length.ts';
import { isJobTitle } from '../../../../cv/profile/job-title.ts';
import type { TermPiece } from '../requirement/term-piece';
import type { Statement } from '../statements/statement';
import type { CvIndex } from '../statements/cv-index';
import { toStatement } from '../statements/strength.ts';
import { noPermit, notOfProfession, professional } from '../lexicon/permit-words.ts';

/** More than this share of the words must be wished for. */
const wishedShare = 0.2;

/** Places that only wish for what is required, or for most of its words. */
export function findWishes(cv: CvIndex, { core, concepts }: TermPiece): Statement[] {
  const isWish = ({ strength }: Statement) => strength === 'wish';
  const known = concepts
    .flatMap(({ phrase: { names } }) => [...names].flatMap((group) => cv.groupHits.get(group) ?? []))
    .map((hit) => toStatement(cv, hit))
    .filter(isWish);
  if (known.length > 0) return known;
  const words = core.map((word) =>
    cv
      .findWord(word)
      .map(({ token, quality }) => toStatement(cv, { from: token, to: token + 1, quality }))
      .filter(isWish),
  );
  const share = words.filter((statements) => statements.length > 0).length / Math.max(1, core.length);
  return share > wishedShare ? words.flat() : [];
}

const longestBare = 5;
const narrowing = /(?:ego|iej|ych|ich|ymi|imi|owej|nej|nych)$/;

/** "Specjalizacji nie robiłem": a denial without a word that narrows it denies every thing of the name. */
function isBare(cv: CvIndex, { from, line }: Statement): boolean {
  const clause = cv.tokens[from]?.clause;
  const words = cv.tokensOfLine(line).filter((token) => token.clause === clause);
  return words.length <= longestBare && !words.some(({ folded }) => narrowing.test(folded));
}

/**
 * Places that deny a part of what is required.
 *
 * @param isAffirmed whether the CV shows the whole: then only what it affirms nowhere counts
 */
export function findDenials(
  cv: CvIndex,
  { core }: TermPiece,
  isAffirmed: boolean,
): { share: number; statements: Statement[] } {
  const denied = core.map((word) => {
    const hits = isAffirmed ? cv.findWord(word) : cv.findMeaning(word);
    const statements = hits.map(({ token, quality }) => toStatement(cv, { from: token, to: token + 1, quality }));
    const denials = statements.filter(({ strength }) => strength === 'negated');
    return isAffirmed && denials.length < statements.length ? [] : denials;
  });
  const bare = isAffirmed ? [] : [...(denied[0] ?? []), ...(denied.at(-1) ?? [])].filter((each) => isBare(cv, each));
  if (bare.length > 0) return { share: 1, statements: bare };
  return {
    share: denied.filter((statements) => statements.length > 0).length / Math.max(1, core.length),
    statements: denied.flat(),
  };
}

/** The line that says that there is no permit at all, or not the profession; -1 without. */
export function findNoPermits(cv: CvIndex, { label }: TermPiece): number {
  const isProfessional = professional.test(foldSameLength(label));
  return cv.lines.findIndex(({ folded, isHeading, section }) => {
    const other = isProfessional ? notOfProfession.exec(folded) : null;
    return (
      !isHeading &&
      section !== 'languages' &&
      (noPermit.test(folded) || (other !== null && isJobTitle(other[1] ?? 'officer')))
    );
  });
}
