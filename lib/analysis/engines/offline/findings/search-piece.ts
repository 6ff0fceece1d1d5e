import { isIndustry, lexiconGroupSize } from '../lexicon/lexicon.ts';
import { genericWeight, isName, type TermPiece } from '../requirement/term-piece.ts';
import type { CvIndex } from '../statements/cv-index';
import { isCompanyName } from '../statements/place.ts';
import { isDenied, type Statement } from '../statements/statement.ts';
import { sortStatements, toStatement } from '../statements/strength.ts';
import { enough } from './proof.ts';
import { findWishes } from './search-denials.ts';
import { searchWords, wholeShare, type PieceFinding, type Found } from './search-words.ts';
import type { Token } from '../text/tokenize';

/** A hit on a wider group of the same term ("sprzedaż" for "przedstawiciel handlowy") counts half. */
const relatedCoverage = 0.5;

/** What the CV says of a group of terms. */
function statementsOfGroup(cv: CvIndex, group: number): Statement[] {
  const statements = (cv.groupHits.get(group) ?? [])
    .map((hit) => ({ ...toStatement(cv, hit), isNamed: hit.phrase.names.has(group) }))
    // A denial of a narrower thing ("Power BI nie używałem") says nothing about the rest of the group.
    .filter((statement) => statement.isNamed || !isDenied(statement))
    .filter(({ strength }) => strength !== 'wish')
    .filter((statement) => isIndustry(group) || !isCompanyName(cv, statement));
  return sortStatements(cv, statements);
}

/** A concept's groups, the most specific first, or of its kinds. */
function searchConcept(cv: CvIndex, { concepts, kinds }: TermPiece, index: number): Found {
  const own = [...(concepts[index]?.phrase.names ?? [])].sort(
    (first, second) => lexiconGroupSize(first) - lexiconGroupSize(second),
  );
  const groups = [...own, ...kinds.flatMap(({ names }) => [...names])];
  for (const [place, group] of groups.entries()) {
    const statements = statementsOfGroup(cv, group);
    if (statements.length > 0) return { coverage: place === 0 ? 1 : relatedCoverage, statements };
  }
  return { coverage: 0, statements: [] };
}

/** A term whose words all stand in the CV, if not side by side ("produkcyjne klastry" for "środowisko produkcyjne"). */
function inOtherWords(cv: CvIndex, piece: TermPiece, index: number): number {
  const words = piece.concepts[index]?.words ?? [];
  return words.length > 0 && words.every((word) => cv.findMeaning(word).length > 0) ? 1 : 0;
}

const longWord = 8;
/** Plain words are the thing or nothing: a CV that has half of them tells of the whole more often than of a part. */
const halfOfWords = 0.52;

/** Plain words, or known terms that the CV does not name as such; names must all be there. */
function searchSpelled(cv: CvIndex, { spelled, concepts }: TermPiece): PieceFinding {
  const isKnown = concepts.length > 0;
  const words = spelled.filter(({ weight }) => !isKnown || weight > genericWeight);
  // "Spring" alone may be the season.
  const isAnyWord = isKnown && spelled.map(({ token }) => token.folded).join('').length < longWord;
  const hasNames = words.every(({ token }) => !isName(token) || cv.findWord(token).length > 0);
  const find = (word: Token) => cv.findMeaning(word);
  const least = isKnown ? Math.min(2, words.length) : 1;
  const { coverage, statements } = searchWords(cv, hasNames && !isAnyWord ? words : [], find, least);
  return { coverage: coverage >= halfOfWords ? Math.max(coverage, enough) : 0, statements, main: statements };
}

const shortestInitials = 3;

/** "SWE" for "Social Work England", "MCA" for "Mental Capacity Act 2005". */
function searchInitials(cv: CvIndex, { initials }: TermPiece): Statement[] {
  if (initials.length < shortestInitials) return [];
  const places = cv.tokens.flatMap(({ text }, at) => (text === initials ? [at] : []));
  return places
    .map((at) => toStatement(cv, { from: at, to: at + 1, quality: 0.9 }))
    .filter(({ strength }) => strength !== 'wish');
}

/** Where and how completely the CV mentions a required thing. */
export function searchPiece(cv: CvIndex, piece: TermPiece): PieceFinding {
  const initials = searchInitials(cv, piece);
  return initials.length > 0 ? { coverage: 1, statements: initials, main: initials } : searchTerms(cv, piece);
}

function searchTerms(cv: CvIndex, piece: TermPiece): PieceFinding {
  if (piece.concepts.length === 0) return searchSpelled(cv, piece);
  const concepts = piece.concepts.map(({ weight }, index) => ({ weight, ...searchConcept(cv, piece, index) }));
  const parts = [
    ...concepts.map(({ weight, coverage }, index) => ({ weight, share: coverage || inOtherWords(cv, piece, index) })),
    ...piece.words.map(({ weight, token }) => ({ weight, share: cv.findMeaning(token).length > 0 ? 1 : 0 })),
  ];
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const covered = parts.reduce((sum, { weight, share }) => sum + weight * share, 0);
  const ranked = concepts
    .filter(({ statements }) => statements.length > 0)
    .sort((first, second) => second.weight - first.weight);
  if (ranked.length === 0)
    return findWishes(cv, piece).length > 0 ? { coverage: 0, statements: [], main: [] } : searchSpelled(cv, piece);
  return {
    coverage: Math.min(1, covered / total / wholeShare),
    statements: ranked.flatMap(({ statements }) => statements),
    main: ranked[0]?.statements ?? [],
  };
}
