import type { TermPiece } from '../requirement/term-piece';
import type { Statement } from '../statements/statement';
import type { CvIndex } from '../statements/cv-index';
import { toStatement } from '../statements/strength.ts';

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
    const statements = cv
      .findWord(word)
      .map(({ token, quality }) => toStatement(cv, { from: token, to: token + 1, quality }));
    const denials = statements.filter(({ strength }) => strength === 'negated');
    return isAffirmed && denials.length < statements.length ? [] : denials;
  });
  return {
    share: denied.filter((statements) => statements.length > 0).length / Math.max(1, core.length),
    statements: denied.flat(),
  };
}

const all =
  '(?:formaln\\w+|zawodow\\w+|wlasn\\w+|zadn\\w+|innych|jeszcze|na razie|formal|professional|any|other|such|relevant|held|at|present|so|far|yet|for|now|own)';
const permit =
  '(?:uprawnien\\w*|certyfikat\\w*|licencj\\w*|kwalifikacj\\w*|papier\\w*|qualifications?|licen[cs]es?|certificates?|permits?|entitlements?)';
/** "No licences", "Permits: none", "własnych uprawnień brak": no permit of any kind. */
const noPermit = new RegExp(
  `(?:^|[.;]\\s)\\W*(?:(?:i|do|obecnie|currently|have|hold) ){0,3}(?:no|none|without|brak|bez|nie mam|nie posiadam|don't have|not have|not hold) (?:${all} ){0,3}${permit}(?: ${all}){0,3}\\W*(?:$|[.;,])|\\b${permit}(?: ${all}){0,2}(?:\\s*[:–-]\\s*(?:none|no|brak|zadn\\w+)|,? (?:${all} )?(?:nie (?:mam|posiadam)|brak))\\b`,
);

/** The line that says that there is no permit at all; -1 without. */
export const findNoPermits = (cv: CvIndex): number =>
  cv.lines.findIndex(({ folded, isHeading }) => !isHeading && noPermit.test(folded));
