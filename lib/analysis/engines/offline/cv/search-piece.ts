import type { Quote } from '@/lib/analysis/schemas';
import type { Phrase } from '../lexicon/lexicon';
import type { PhraseHit } from '../lexicon/find-phrases';
import { isIndustry, lexiconGroupSize } from '../lexicon/lexicon.ts';
import { wordMatch } from '../text/compare-words.ts';
import type { Token } from '../text/tokenize';
import type { PieceWord, TermPiece } from '../requirement/term-piece';
import type { Claim, ClaimStrength } from './claim';
import { isCompanyName } from './claim-place.ts';
import { claimStrength, isBasicWord } from './claim-strength.ts';
import type { CvIndex, WordHit } from './cv-index';
import { findDenial, findLaterDenial } from './denial.ts';

/** The CV negates it, altogether or as work experience. */
export function isDenied({ strength }: Claim): boolean {
  return strength === 'negated' || strength === 'unpaid';
}

/** Without commas ("podstawy Kafki Docker Grafana") a grade belongs to the adjacent word. */
function isGradedItself(cv: CvIndex, { from, to }: Claim): boolean {
  const wordAt = (at: number) => cv.tokens[at]?.folded ?? '';
  const isConjunction = /^(?:i|oraz|and)$/.test(wordAt(from - 1));
  let before = isConjunction ? from - 3 : from - 1;
  while (before > from - 5 && /^(?:znajomosc|knowledge|of|w|in)$/.test(wordAt(before))) before -= 1;
  return isBasicWord(wordAt(before)) || isBasicWord(wordAt(to));
}

/** A self-assessment applies to bare mentions of the same words. */
function gradedAlike(cv: CvIndex, claims: readonly Claim[]): Claim[] {
  const wordsOf = ({ from, to }: Claim) =>
    cv.tokens
      .slice(from, to)
      .map(({ polishStem }) => polishStem)
      .join(' ');
  const basic = new Set(claims.filter((claim) => claim.strength === 'basic' && isGradedItself(cv, claim)).map(wordsOf));
  const medium = new Set(claims.filter(({ strength }) => strength === 'medium').map(wordsOf));
  const strong = new Set(claims.filter(({ strength }) => strength === 'strong').map(wordsOf));
  const gradeOf = (words: string) => (basic.has(words) ? 'basic' : medium.has(words) ? 'medium' : 'plain');
  const isBare = (claim: Claim) => claim.strength === 'plain' && !strong.has(wordsOf(claim));
  return claims.map((claim) => (isBare(claim) ? { ...claim, strength: gradeOf(wordsOf(claim)) } : claim));
}

export interface PieceFinding {
  /** Share 0..1 of the requirement that the CV mentions, negated or not. */
  coverage: number;
  /** Best first. */
  claims: Claim[];
  /** Claims of the most specific part. */
  main: Claim[];
}

/** A hit on a wider group of the same term ("sprzedaż" for "przedstawiciel handlowy") counts half. */
const relatedCoverage = 0.5;
const preference: ClaimStrength[] = [
  'strong',
  'plain',
  'medium',
  'course',
  'basic',
  'learning',
  'hobby',
  'unpaid',
  'wish',
  'negated',
];
const sectionPreference = ['experience', 'skills', 'certificates', 'education', 'about', 'header'];

/** A place with how the CV claims it; a denial is part of the place. */
export function toClaim(cv: CvIndex, { from, to, quality }: Pick<PhraseHit, 'from' | 'to' | 'quality'>): Claim {
  const strength = claimStrength(cv, from, to);
  // Include the negation in the quote; it may be on the previous line.
  const isDenial = strength === 'negated' || strength === 'unpaid';
  const earlier = isDenial ? findDenial(cv, from) : null;
  const first = earlier ?? from;
  const last = isDenial && earlier === null ? (findLaterDenial(cv, from, to) ?? to) : to;
  return { from: first, to: last, quality, line: cv.tokens[first]?.line ?? 0, strength };
}

function sortClaims(cv: CvIndex, claims: Claim[]): Claim[] {
  const section = ({ line }: Claim) => {
    const place = sectionPreference.indexOf(cv.lines[line]?.section ?? '');
    return place < 0 ? sectionPreference.length : place;
  };
  return claims.toSorted(
    (first, second) =>
      preference.indexOf(first.strength) - preference.indexOf(second.strength) ||
      second.quality - first.quality ||
      section(first) - section(second) ||
      first.from - second.from,
  );
}

/** A concept's groups, the most specific first. */
function groupsOf(piece: TermPiece, index: number): number[] {
  return [...(piece.concepts[index]?.phrase.names ?? [])].sort(
    (first, second) => lexiconGroupSize(first) - lexiconGroupSize(second) || first - second,
  );
}

type Found = Pick<PieceFinding, 'coverage' | 'claims'>;

/** A denial of the thing itself outweighs narrower mentions: "Nie rozliczałam VAT" beside "pliki JPK". */
function claimsOfGroup(cv: CvIndex, group: number, hits: readonly PhraseHit[]): Claim[] {
  const claims = hits.map((hit) => ({ claim: toClaim(cv, hit), isName: hit.phrase.names.has(group) }));
  const names = claims.filter(({ isName }) => isName);
  const isDeniedItself = names.length > 0 && names.every(({ claim }) => isDenied(claim));
  // A denial of a narrower thing ("Power BI nie używałem") says nothing about the rest of the group.
  const kept = (isDeniedItself ? names : claims.filter(({ claim, isName }) => isName || !isDenied(claim)))
    .map(({ claim }) => claim)
    .filter(({ strength, line }) => strength !== 'wish' && !cv.lines[line]?.isHeading)
    .filter((claim) => isIndustry(group) || !isCompanyName(cv, claim));
  return sortClaims(cv, gradedAlike(cv, kept));
}

/** A name that only proves a wider group: itself, or partly the group's name that it contains ("SAP" of "SAP MM"). */
function searchNarrower(cv: CvIndex, phrase: Phrase): Found {
  const hits = [...phrase.proves].flatMap((group) => cv.groupHits.get(group) ?? []);
  const isWithin = (hit: PhraseHit) =>
    hit.phrase.words.every((word) => phrase.words.some((own) => wordMatch(own, word) > 0));
  const claimsOf = (found: PhraseHit[]) =>
    sortClaims(
      cv,
      gradedAlike(
        cv,
        found.map((hit) => toClaim(cv, hit)),
      ),
    ).filter(({ strength }) => strength !== 'wish');
  const own = claimsOf(hits.filter((hit) => hit.phrase === phrase));
  if (own.length > 0) return { coverage: 1, claims: own };
  const wider = claimsOf(hits.filter((hit) => hit.phrase.names.size > 0 && isWithin(hit)));
  return { coverage: wider.length > 0 ? relatedCoverage : 0, claims: wider };
}

function searchConcept(cv: CvIndex, piece: TermPiece, index: number): Found {
  const phrase = piece.concepts[index]?.phrase;
  if (phrase?.names.size === 0) return searchNarrower(cv, phrase);
  for (const [place, group] of groupsOf(piece, index).entries()) {
    const claims = claimsOfGroup(cv, group, cv.groupHits.get(group) ?? []);
    if (claims.length > 0) return { coverage: place === 0 || isIndustry(group) ? 1 : relatedCoverage, claims };
  }
  return { coverage: 0, claims: [] };
}

interface Window {
  line: number;
  weight: number;
  quality: number;
  from: number;
  to: number;
}

/** Whether a text may run over from the line above. */
function continues(cv: CvIndex, line: number): boolean {
  const [above, own] = [cv.lines[line - 1], cv.lines[line]];
  return above !== undefined && own?.section === above.section && !own.isHeading && !above.isHeading;
}

function hitsOf(cv: CvIndex, { token, joined }: PieceWord): WordHit[] {
  const isJoined = (at: number) => {
    const before = cv.tokens[at - 1];
    return !joined || (before !== undefined && wordMatch(joined, before) > 0);
  };
  return cv.findWord(token).filter((hit) => isJoined(hit.token));
}

/** Lines, with their continuation, that contain most of the words; best first. */
function windowsWith(cv: CvIndex, words: TermPiece['words']): Window[] {
  const byLine = new Map<number, Map<number, WordHit>>();
  words.forEach((word, index) => {
    for (const hit of hitsOf(cv, word)) {
      const line = cv.tokens[hit.token]?.line ?? 0;
      if (cv.lines[line]?.isHeading) continue;
      for (const start of continues(cv, line) ? [line, line - 1] : [line]) {
        const found = byLine.get(start) ?? new Map<number, WordHit>();
        const known = found.get(index);
        // Of equal ones the later, which is nearer to the words that follow.
        if (!known || known.quality <= hit.quality) found.set(index, hit);
        byLine.set(start, found);
      }
    }
  });
  const windows = [...byLine].map(([line, found]) => {
    const weight = [...found].reduce((sum, [index, { quality }]) => sum + (words[index]?.weight ?? 0) * quality, 0);
    const places = [...found.values()].map(({ token }) => token);
    const quality = Math.min(...[...found.values()].map((hit) => hit.quality));
    return { line, weight, quality, from: Math.min(...places), to: Math.max(...places) + 1 };
  });
  return windows.sort((first, second) => second.weight - first.weight || first.line - second.line);
}

/** CVs repeat three of four words of a requirement when they mean all of it. */
const wholeShare = 0.75;

/** Other lines count when they have nearly as much of the words as the best. */
const nearlyBest = 0.8;

function searchWords(cv: CvIndex, words: TermPiece['words']): Found {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const windows = windowsWith(cv, words).flatMap((window) => {
    const claim = toClaim(cv, { ...window, quality: window.quality * 0.9 });
    return claim.strength === 'wish' || isCompanyName(cv, claim) ? [] : [{ weight: window.weight, claim }];
  });
  const [best] = windows;
  if (!best) return { coverage: 0, claims: [] };
  const claims = windows.filter(({ weight }) => weight >= best.weight * nearlyBest).map(({ claim }) => claim);
  // A single common word ("zespół") proves nothing.
  return { coverage: Math.min(1, best.weight / Math.max(total, 1) / wholeShare), claims: sortClaims(cv, claims) };
}

const isLong = (word: Token | undefined): boolean => (word?.folded.length ?? 0) >= longWord;
const longWord = 8;
/** This much of the words of a known term is the term in other forms ("oddział chirurgii"). */
const nearlyAll = 0.7;

/** Where and how completely the CV mentions a required thing. */
export function searchPiece(cv: CvIndex, piece: TermPiece): PieceFinding {
  if (piece.concepts.length === 0) {
    const found = searchWords(cv, piece.words);
    return { ...found, main: found.claims };
  }
  const concepts = piece.concepts.map((_, index) => searchConcept(cv, piece, index));
  const words = piece.words.map((word) => ({ weight: word.weight, isFound: hitsOf(cv, word).length > 0 }));
  const weightOf = (index: number) => piece.concepts[index]?.weight ?? 1;
  const total =
    concepts.reduce((sum, _, index) => sum + weightOf(index), 0) + words.reduce((sum, { weight }) => sum + weight, 0);
  const covered =
    concepts.reduce((sum, { coverage }, index) => sum + coverage * weightOf(index), 0) +
    words.reduce((sum, { weight, isFound }) => sum + (isFound ? weight : 0), 0);
  // The most specific term first: for "programista Java" the jobs and lines with Java.
  const size = (index: number) => Math.min(Infinity, ...groupsOf(piece, index).map(lexiconGroupSize));
  const ranked = concepts
    .map(({ claims }, index) => ({
      claims,
      // A denial of the main term applies to the whole.
      isRefused: weightOf(index) === 1 && claims.every(({ strength }) => strength === 'negated'),
      weight: weightOf(index),
      size: size(index),
    }))
    .filter(({ claims }) => claims.length > 0)
    .sort(
      (first, second) =>
        Number(second.isRefused) - Number(first.isRefused) || second.weight - first.weight || first.size - second.size,
    );
  if (ranked.length === 0 && piece.core.length > 0 && (piece.core.length > 1 || isLong(piece.core[0]))) {
    const found = searchWords(
      cv,
      piece.core.map((token) => ({ token, weight: 1 })),
    );
    return found.coverage >= nearlyAll ? { ...found, main: found.claims } : { coverage: 0, claims: [], main: [] };
  }
  return {
    coverage: ranked.length > 0 ? covered / total : 0,
    claims: ranked.flatMap(({ claims }) => claims),
    main: ranked[0]?.claims ?? [],
  };
}

function quoteOf(cv: CvIndex, { from, to, line }: Claim): Quote | null {
  const first = cv.tokens[from];
  const last = cv.tokens[to - 1];
  const runsOver = first && last && last.line > line && cv.lines[line]?.page === cv.lines[last.line]?.page;
  const end = runsOver ? cv.quoteLine(last.line) : null;
  const start = cv.quoteLine(line, first?.start, last?.end);
  return start && end ? cv.quoteRange(start.page, start.start, end.end) : start;
}

/** Lines as evidence, deduplicated, at most `limit`. */
export function quotesOf(cv: CvIndex, claims: readonly Claim[], limit = 2): Quote[] {
  const quotes: Quote[] = [];
  const seen = new Set<number>();
  for (const claim of claims) {
    if (quotes.length >= limit) break;
    if (seen.has(claim.line)) continue;
    seen.add(claim.line);
    const quote = quoteOf(cv, claim);
    if (quote) quotes.push(quote);
  }
  return quotes;
}

/** The first `limit` distinct quotes. */
export function withoutRepeats(quotes: readonly Quote[], limit: number): Quote[] {
  const isFirst = (quote: Quote, index: number) =>
    quotes.findIndex(({ page, start }) => page === quote.page && start === quote.start) === index;
  return quotes.filter(isFirst).slice(0, limit);
}
