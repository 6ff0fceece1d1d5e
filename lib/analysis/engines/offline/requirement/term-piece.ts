import { findLongestPhrases, type PhraseHit } from '@/lib/analysis/engines/offline/lexicon/find-phrases';
import type { Phrase } from '../lexicon/lexicon';
import type { Token } from '../text/tokenize';
import { isCommon, isDoing, isFiller, isGeneric } from './word-classes';
import { doingWeight, genericWeight, headWeight, modifierWeight, nameWeight, placeWeight } from './weights';

/** A word that a CV must name. */
export interface PieceWord {
  token: Token;
  weight: number;
}

/** One required thing: lexicon terms, or plain words. */
export interface TermPiece {
  /** As written by the recruiter, without filler words. */
  label: string;
  concepts: { phrase: Phrase; weight: number; words: Token[] }[];
  /** Kinds of thing of which the piece names one ("cloud" in "cloud AWS"): another of the kind is a partial match. */
  kinds: Phrase[];
  words: PieceWord[];
  /** All its words, those of known terms too. */
  spelled: PieceWord[];
  /** The first letters of its words with a capital: "Mental Capacity Act". */
  initials: string;
  /** One of the words is a name: it has a capital or a digit. */
  isNamed: boolean;
  /** Where it begins in the requirement. */
  start: number;
  /** The words that a denial of the thing would name. */
  core: Token[];
  /** What stands in brackets behind it. */
  details?: TermPiece[];
  /** Any one of the details will do. */
  isChoice?: boolean;
  /** One of the details is required too. */
  isNarrowed?: boolean;
}

const preposition = /^(?:we?|na|dla|in|on|at|of|for|with|using)$/;

/** "Microservices architecture": beside a specific term, a common word only narrows it. */
function weighConcepts(tokens: Token[], hits: PhraseHit[]): number[] {
  const isBehind = ({ from }: PhraseHit) => preposition.test(tokens[from - 1]?.folded ?? '');
  const isNamed = ({ from, to }: PhraseHit) => tokens.slice(from, to).some(isName);
  return hits.map((hit, index) => {
    const isCommonTerm = hits.length > 1 && tokens.slice(hit.from, hit.to).every(isDoing);
    // "Pipeline orchestration with Airflow": the tool is asked for.
    const isFor = hits.slice(index + 1).some((later) => isBehind(later) && isNamed(later));
    if (isCommonTerm || isFor) return modifierWeight;
    // "Vaccinating in pharmacies": it only says where.
    return index > 0 && isBehind(hit) && !isNamed(hit) ? placeWeight : 1;
  });
}

/** Whether words look Polish: by their letters, or all by their endings. */
function isPolish(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ text }) => /[ąćęłńóśźż]/i.test(text)) ||
    tokens.every(({ folded }) => /(?:[aeiouyjm]|ch|ow)$/.test(folded))
  );
}

/** Words without a known term. The noun that the others narrow, the first in Polish and the last in English, says least. */
function weighWords(tokens: Token[]): TermPiece['words'] {
  const head = isPolish(tokens) ? 0 : tokens.length - 1;
  return tokens.map((token, index) => {
    if (isGeneric(token)) return { token, weight: genericWeight };
    if (tokens.length === 1 || isName(token)) return { token, weight: 1 };
    if (isDoing(token)) return { token, weight: doingWeight };
    return { token, weight: index === head ? headWeight : 1 };
  });
}

/** A word with a capital or a digit. */
export const isName = ({ text, start }: Token): boolean => start > 0 && /[\p{Lu}\d]/u.test(text);

/** The words as written, without what stands between words that a list shares: "drafting contracts". */
function labelOf(text: string, kept: Token[]): string {
  return kept
    .map((token, index) => {
      const gap = text.slice(kept[index - 1]?.end ?? token.start, token.start);
      return (/[,;]|\s(?:i|oraz|and|or|lub)\s/.test(gap) ? ' ' : gap) + text.slice(token.start, token.end);
    })
    .join('')
    .replace(/\s+/g, ' ');
}

/** Whether a piece is a product or standard, which the lexicon writes with capitals: "Excel", "SAP". */
export const isProduct = ({ concepts }: Pick<TermPiece, 'concepts'>): boolean =>
  concepts.length > 0 && concepts.every(({ phrase }) => phrase.words.every(({ text }) => /^[\p{Lu}\d.]/u.test(text)));

/** Whether the first names only what the second is a kind of. */
const isKindOf = (wide: Phrase, narrow: Phrase): boolean =>
  [...wide.names].every((group) => narrow.proves.has(group) && !narrow.names.has(group)) && wide.names.size > 0;

/**
 * The thing that a run of words asks for; null if all are fillers.
 *
 * @param text the requirement that the offsets refer to
 */
export function toTermPiece(text: string, tokens: Token[]): TermPiece | null {
  const known = findLongestPhrases(tokens, isCommon).filter(({ from, to, phrase }) => {
    // A name of several words that only proves its group ("SAP MM") is asked for itself; "development" of something is not.
    if (phrase.words.length > 1) return !tokens.slice(from, to).every(isFiller);
    const isOfElse = tokens.some((token, index) => index !== from && !isCommon(token));
    return phrase.names.size > 0 && !tokens.slice(from, to).every(isOfElse ? isCommon : isFiller);
  });
  const isKind = (hit: PhraseHit) => known.some((other) => isKindOf(hit.phrase, other.phrase));
  const hits = known.filter((hit) => !isKind(hit));
  const isCovered = (index: number) => known.some(({ from, to }) => index >= from && index < to);
  const rest = tokens.filter((token, index) => !isCovered(index) && !isFiller(token));
  const words =
    hits.length > 0
      ? rest
          .filter(({ folded }) => folded.length > 2)
          .map((token) => ({ token, weight: isName(token) ? nameWeight : modifierWeight }))
      : weighWords(rest);
  const weights = weighConcepts(tokens, hits);
  const concepts = hits.map((hit, index) => ({
    phrase: hit.phrase,
    weight: weights[index] ?? 1,
    words: tokens.slice(hit.from, hit.to).filter((token) => !isFiller(token)),
  }));
  const kinds = known.filter(isKind).map(({ phrase }) => phrase);
  const kept = tokens.filter((token) => !isFiller(token));
  const [first] = kept;
  if (!first) return null;
  const isNamed = rest.some(isName);
  const capitals = tokens.filter((token) => /^\p{Lu}\p{Ll}/u.test(token.text) && (token.start > 0 || !isFiller(token)));
  const initials = capitals.map(({ text }) => text.charAt(0)).join('');
  const core = kept.filter((token) => !isGeneric(token));
  const spelled = weighWords(kept);
  return { label: labelOf(text, kept), concepts, kinds, words, initials, isNamed, start: first.start, core, spelled };
}
