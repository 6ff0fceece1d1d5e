import type { PhraseHit } from '../lexicon/find-phrases';
import { isIndustry, lexiconGroupSize, type Phrase } from '../lexicon/lexicon.ts';
import { genericWeight, isName, type TermPiece } from '../requirement/term-piece.ts';
import type { CvIndex } from '../statements/cv-index';
import { isCompanyName } from '../statements/place.ts';
import { isDenied, type Statement } from '../statements/statement.ts';
import { sortStatements, toStatement } from '../statements/strength.ts';
import { enough } from './proof.ts';
import { findWishes } from './search-denials.ts';
import { searchWords, wholeShare, type PieceFinding, type Found } from './search-words.ts';
import { wordMatch } from '../text/compare-words.ts';
import type { Token } from '../text/tokenize';

/** A hit on a wider group of the same term ("sprzedaż" for "przedstawiciel handlowy") counts half. */
const relatedCoverage = 0.5;
/** A concept's groups, the most specific first. */
function groupsOf(piece: TermPiece, index: number): number[] {
  return [...(piece.concepts[index]?.phrase.names ?? [])].sort(
    (first, second) => lexiconGroupSize(first) - lexiconGroupSize(second) || first - second,
  );
}

/** A denial of the thing itself outweighs narrower mentions: "Nie rozliczałam VAT" beside "pliki JPK". */
function statementsOfGroup(cv: CvIndex, group: number, hits: readonly PhraseHit[]): Statement[] {
  const statements = hits.map((hit) => ({ statement: toStatement(cv, hit), isName: hit.phrase.names.has(group) }));
  const names = statements.filter(({ isName }) => isName);
  const isDeniedItself = names.length > 0 && names.every(({ statement }) => isDenied(statement));
  // A denial of a narrower thing ("Power BI nie używałem") says nothing about the rest of the group.
  const kept = (isDeniedItself ? names : statements.filter(({ statement, isName }) => isName || !isDenied(statement)))
    .map(({ statement }) => statement)
    .filter(({ strength, line }) => strength !== 'wish' && !cv.lines[line]?.isHeading)
    .filter((statement) => isIndustry(group) || !isCompanyName(cv, statement));
  return sortStatements(cv, kept);
}

/** A name that only proves a wider group: itself, or partly the group's name that it contains ("SAP" of "SAP MM"). */
function searchNarrower(cv: CvIndex, phrase: Phrase): Found {
  const hits = [...phrase.proves].flatMap((group) => cv.groupHits.get(group) ?? []);
  const isWithin = (hit: PhraseHit) =>
    hit.phrase.words.every((word) => phrase.words.some((own) => wordMatch(own, word) > 0));
  const statementsOf = (found: PhraseHit[]) =>
    sortStatements(
      cv,
      found.map((hit) => toStatement(cv, hit)),
    ).filter(({ strength }) => strength !== 'wish');
  const own = statementsOf(hits.filter((hit) => hit.phrase === phrase));
  if (own.length > 0) return { coverage: 1, statements: own };
  const wider = statementsOf(hits.filter((hit) => hit.phrase.names.size > 0 && isWithin(hit)));
  return { coverage: wider.length > 0 ? relatedCoverage : 0, statements: wider };
}

function searchConcept(cv: CvIndex, piece: TermPiece, index: number): Found {
  const phrase = piece.concepts[index]?.phrase;
  if (phrase?.names.size === 0) return searchNarrower(cv, phrase);
  for (const [place, group] of groupsOf(piece, index).entries()) {
    const statements = statementsOfGroup(cv, group, cv.groupHits.get(group) ?? []);
    if (statements.length > 0) return { coverage: place === 0 || isIndustry(group) ? 1 : relatedCoverage, statements };
  }
  for (const group of piece.kinds.flatMap(({ names }) => [...names])) {
    const statements = statementsOfGroup(cv, group, cv.groupHits.get(group) ?? []);
    if (statements.length > 0) return { coverage: relatedCoverage, statements };
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
  const found = searchTerms(cv, piece);
  const initials = searchInitials(cv, piece);
  return initials.length > 0 && (found.coverage < enough || initials.every(isDenied))
    ? { coverage: 1, statements: initials, main: initials }
    : found;
}

function searchTerms(cv: CvIndex, piece: TermPiece): PieceFinding {
  if (piece.concepts.length === 0) return searchSpelled(cv, piece);
  const concepts = piece.concepts.map((_, index) => searchConcept(cv, piece, index));
  const words = piece.words.map((word) => ({ weight: word.weight, isFound: cv.findMeaning(word.token).length > 0 }));
  const weightOf = (index: number) => piece.concepts[index]?.weight ?? 1;
  const total =
    concepts.reduce((sum, _, index) => sum + weightOf(index), 0) + words.reduce((sum, { weight }) => sum + weight, 0);
  const covered =
    concepts.reduce(
      (sum, { coverage }, index) => sum + (coverage || inOtherWords(cv, piece, index)) * weightOf(index),
      0,
    ) + words.reduce((sum, { weight, isFound }) => sum + (isFound ? weight : 0), 0);
  // The most specific term first: for "programista Java" the jobs and lines with Java.
  const size = (index: number) => Math.min(Infinity, ...groupsOf(piece, index).map(lexiconGroupSize));
  const ranked = concepts
    .map(({ statements }, index) => ({
      statements,
      // A denial of the main term applies to the whole.
      isRefused: weightOf(index) === 1 && statements.every(({ strength }) => strength === 'negated'),
      weight: weightOf(index),
      size: size(index),
    }))
    .filter(({ statements }) => statements.length > 0)
    .sort(
      (first, second) =>
        Number(second.isRefused) - Number(first.isRefused) || second.weight - first.weight || first.size - second.size,
    );
  // What is only wished for is not looked for by its words.
  if (ranked.length === 0)
    return findWishes(cv, piece).length > 0 ? { coverage: 0, statements: [], main: [] } : searchSpelled(cv, piece);
  return {
    coverage: Math.min(1, covered / total / wholeShare),
    statements: ranked.flatMap(({ statements }) => statements),
    main: ranked[0]?.statements ?? [],
  };
}
