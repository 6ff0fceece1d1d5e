import type { PhraseHit } from '../lexicon/find-phrases';
import { isIndustry, lexiconGroupSize, type Phrase } from '@/lib/analysis/engines/offline/lexicon/lexicon';
import { isName, type TermPiece } from '@/lib/analysis/engines/offline/requirement/term-piece';
import type { CvIndex } from '../statements/cv-index';
import { isCompanyName } from '@/lib/analysis/engines/offline/statements/place';
import { isDenied, type Statement } from '@/lib/analysis/engines/offline/statements/statement';
import { sortStatements, toStatement } from '@/lib/analysis/engines/offline/statements/strength';
import { findWishes } from './search-denials';
import { searchWords, type PieceFinding, type Found } from './search-words';
import { wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import type { Token } from '../text/tokenize';
import { enough, halfOfWords, longWord, relatedCoverage, shortestInitials, wholeShare } from './thresholds';
import { genericWeight } from '../requirement/weights';

/** A concept's groups, the most specific first. */
function groupsOf(piece: TermPiece, index: number): number[] {
  return [...(piece.concepts[index]?.phrase.names ?? [])].sort(
    (first, second) => lexiconGroupSize(first) - lexiconGroupSize(second) || first - second,
  );
}

/** What the CV says of a group of terms. */
function statementsOfGroup(cv: CvIndex, group: number, hits: readonly PhraseHit[]): Statement[] {
  const kept = hits
    .map((hit) => ({ ...toStatement(cv, hit), isName: hit.phrase.names.has(group) }))
    // A denial of a narrower thing ("Power BI nie używałem") says nothing about the rest of the group.
    .filter((statement) => statement.isName || !isDenied(statement))
    .filter((statement) => isIndustry(group) || !isCompanyName(cv, statement));
  return sortStatements(cv, kept);
}

/**
 * A term that only proves a wider group: found by itself, or partly by the group's name that it contains ("SAP" for
 * "SAP MM").
 */
function searchNarrower(cv: CvIndex, phrase: Phrase): Found {
  const hits = [...phrase.proves].flatMap((group) => cv.words.groupHits.get(group) ?? []);
  const isWithin = (hit: PhraseHit) =>
    hit.phrase.words.every((word) => phrase.words.some((own) => wordMatch(own, word) > 0));
  const statementsOf = (isMeant: (hit: PhraseHit) => boolean) => {
    const found = hits.filter(isMeant).map((hit) => toStatement(cv, hit));
    return sortStatements(cv, found);
  };
  const own = statementsOf((hit) => hit.phrase === phrase);
  if (own.length > 0) return { coverage: 1, statements: own };
  const wider = statementsOf((hit) => hit.phrase.names.size > 0 && isWithin(hit));
  return { coverage: wider.length > 0 ? relatedCoverage : 0, statements: wider };
}

function searchConcept(cv: CvIndex, piece: TermPiece, index: number): Found {
  const phrase = piece.concepts[index]?.phrase;
  if (phrase?.names.size === 0) return searchNarrower(cv, phrase);
  const groups = [...groupsOf(piece, index), ...piece.kinds.flatMap(({ names }) => [...names])];
  for (const [place, group] of groups.entries()) {
    const statements = statementsOfGroup(cv, group, cv.words.groupHits.get(group) ?? []);
    if (statements.length > 0) return { coverage: place === 0 ? 1 : relatedCoverage, statements };
  }
  return { coverage: 0, statements: [] };
}

/** A term whose words all stand in the CV, if not side by side ("produkcyjne klastry" for "środowisko produkcyjne"). */
function inOtherWords(cv: CvIndex, piece: TermPiece, index: number): number {
  const words = piece.concepts[index]?.words ?? [];
  return words.length > 0 && words.every((word) => cv.words.findMeaning(word).length > 0) ? 1 : 0;
}

/** Plain words, or known terms that the CV does not name as such; names must all be there. */
function searchSpelled(cv: CvIndex, { spelled, concepts }: TermPiece): PieceFinding {
  const isKnown = concepts.length > 0;
  const words = spelled.filter(({ weight }) => !isKnown || weight > genericWeight);
  // "Spring" alone may be the season.
  const isAnyWord = isKnown && spelled.map(({ token }) => token.folded).join('').length < longWord;
  const hasNames = words.every(({ token }) => !isName(token) || cv.words.findWord(token).length > 0);
  const find = (word: Token) => cv.words.findMeaning(word);
  const least = isKnown ? Math.min(2, words.length) : 1;
  const { coverage, statements } = searchWords(cv, hasNames && !isAnyWord ? words : [], find, least);
  return {
    coverage: coverage >= halfOfWords ? Math.max(coverage, enough) : 0,
    statements,
    main: statements,
    parts: [],
  };
}

/** "SWE" for "Social Work England", "MCA" for "Mental Capacity Act 2005". */
function searchInitials(cv: CvIndex, { initials }: TermPiece): Statement[] {
  if (initials.length < shortestInitials) return [];
  const places = cv.tokens.flatMap(({ text }, at) => (text === initials ? [at] : []));
  const found = places.map((at) => toStatement(cv, { from: at, to: at + 1, quality: 0.9 }));
  return sortStatements(cv, found);
}

/** Where and how completely the CV mentions a required thing: by its name, or at least by its initials. */
export function searchPiece(cv: CvIndex, piece: TermPiece): PieceFinding {
  const named = searchTerms(cv, piece);
  if (named.coverage >= wholeShare) return named;
  const initials = searchInitials(cv, piece);
  return initials.length > 0 ? { coverage: 1, statements: initials, main: initials, parts: [] } : named;
}

function searchTerms(cv: CvIndex, piece: TermPiece): PieceFinding {
  if (piece.concepts.length === 0) return searchSpelled(cv, piece);
  const concepts = piece.concepts.map(({ weight }, index) => ({ weight, ...searchConcept(cv, piece, index) }));
  const parts = [
    ...concepts.map(({ weight, coverage }, index) => ({ weight, share: coverage || inOtherWords(cv, piece, index) })),
    ...piece.words.map(({ weight, token }) => ({ weight, share: cv.words.findMeaning(token).length > 0 ? 1 : 0 })),
  ];
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const covered = parts.reduce((sum, { weight, share }) => sum + weight * share, 0);
  const ranked = concepts
    .filter(({ statements }) => statements.length > 0)
    .sort((first, second) => second.weight - first.weight);
  // Words are not looked for when the thing is only wished for.
  if (ranked.length === 0)
    return findWishes(cv, piece).length > 0
      ? { coverage: 0, statements: [], main: [], parts: [] }
      : searchSpelled(cv, piece);
  return {
    coverage: Math.min(1, covered / total / wholeShare),
    statements: ranked.flatMap(({ statements }) => statements),
    main: ranked[0]?.statements ?? [],
    parts: [
      ...ranked.map(({ statements }) => new Set(statements.map(({ line }) => line))),
      ...piece.words.map(
        ({ token }) => new Set(cv.words.findMeaning(token).map((hit) => cv.tokens[hit.token]?.line ?? -1)),
      ),
    ],
  };
}
