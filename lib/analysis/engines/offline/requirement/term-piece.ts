import { findLongestPhrases, type PhraseHit } from '../lexicon/find-phrases.ts';
import type { Phrase } from '../lexicon/lexicon';
import { wordMatch } from '../text/compare-words.ts';
import type { Token } from '../text/tokenize';
import { isAction, isCommon, isDoing, isFiller, isGeneric } from './word-classes.ts';

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
  /** A category whose alternatives follow a colon: another of the kind is a partial match. */
  isWider?: boolean;
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

/** The weight of a common word. */
export const genericWeight = 0.4;
const doingWeight = 0.3;
const headWeight = 0.6;
/** A word beside a known term ("klient korporacyjny") narrows it: without it the match is partial. */
const modifierWeight = 0.25;
const placeWeight = 0.5;
/** A name beside a known term ("SolidWorks Simulation") is what is asked for. */
const nameWeight = 1.5;

/** "Microservices architecture": beside a specific term, a common word only narrows it. */
function isCommonTerm(tokens: Token[], { from, to }: PhraseHit, count: number): boolean {
  const only = tokens[from];
  return count > 1 && to - from === 1 && only !== undefined && isDoing(only);
}

const placeWord = /^(?:we?|na|dla|in|on|at|of|for)$/;

/** "Vaccinating in pharmacies", "JCT forms of contract": what stands behind a preposition only says where or of what. */
function weighConcepts(tokens: Token[], hits: PhraseHit[]): number[] {
  const main = hits.findIndex((hit) => !isCommonTerm(tokens, hit, hits.length));
  return hits.map((hit, index) => {
    if (isCommonTerm(tokens, hit, hits.length)) return modifierWeight;
    const [before] = tokens.slice(hit.from - 1, hit.from);
    const isPlace =
      index > main && before && placeWord.test(before.folded) && !tokens.slice(hit.from, hit.to).some(isName);
    // "Pipeline orchestration with Airflow": the tool is asked for.
    const isFor = hits.slice(index + 1).some((later) => {
      const [gap] = tokens.slice(later.from - 1, later.from);
      return gap && /^(?:with|using|in|w|we)$/.test(gap.folded) && tokens.slice(later.from, later.to).some(isName);
    });
    return isFor ? modifierWeight : isPlace ? placeWeight : 1;
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
    if (index === 0 && isDoing(token)) return { token, weight: doingWeight };
    return { token, weight: index === head ? headWeight : 1 };
  });
}

const polishAdjective = /(?:ego|emu|ych|ymi|owej|nej|skiej|czej)$/;

/** Whether a piece is an action on an object ("agreeing final accounts"), without a name or a choice of names. */
export function isTask({ spelled, details = [], isChoice }: TermPiece): boolean {
  const named = isChoice ? details.flatMap((detail) => detail.spelled) : [];
  const [first, ...objects] = [...spelled, ...named].map(({ token }) => token);
  return first !== undefined && isAction(first) && objects.length > 0 && !objects.some(isName);
}

/** What a task is done to ("budget" in "owning a marketing budget"): another verb or adjective may stand with it. */
export function objectOf(piece: TermPiece): PieceWord | null {
  const [first, ...rest] = piece.spelled.map(({ token }) => token);
  // "Praca z dziećmi"
  const isWork = piece.concepts.some(({ phrase: { words } }) => words[1] && /^(?:z|ze|with)$/.test(words[1].folded));
  const isPlain = piece.details?.every(({ spelled }) => !spelled.some(({ token }) => isName(token))) ?? true;
  const tokens = isTask(piece) && isPlain ? rest : isWork && first ? [first, ...rest] : [];
  const isApart = (token: Token, index: number) => index > 0 && token.start - (tokens[index - 1]?.end ?? 0) > 2;
  const end = tokens.findIndex(isApart);
  const run = end < 0 ? tokens : tokens.slice(0, end);
  const head = isPolish(tokens) ? run.find(({ folded }) => !polishAdjective.test(folded)) : run.at(-1);
  return head && !isDoing(head) ? { token: head, weight: 1 } : null;
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
    const only = tokens[from];
    // A name of several words that only proves its group ("SAP MM") is asked for itself.
    const isAsked = phrase.names.size > 0 || phrase.words.length > 1;
    return isAsked && !(to - from === 1 && only && isFiller(only) && !phrase.exact);
  });
  const isKind = (hit: PhraseHit) => known.some((other) => isKindOf(hit.phrase, other.phrase));
  const hits = known.filter((hit) => !isKind(hit));
  // "Managing construction projects": a word within a term that is not of it narrows it.
  const isOf = (token: Token, { phrase }: PhraseHit) => phrase.words.some((word) => wordMatch(word, token) > 0);
  const isCovered = (token: Token, index: number) =>
    known.some((hit) => index >= hit.from && index < hit.to && (isOf(token, hit) || hit.phrase.exact));
  const rest = tokens.filter((token, index) => !isCovered(token, index) && !isFiller(token));
  const words =
    hits.length > 0
      ? rest
          .filter((token) => !isDoing(token) && token.folded.length > 2)
          .map((token) => ({ token, weight: isName(token) ? nameWeight : modifierWeight }))
      : weighWords(rest);
  const weights = weighConcepts(tokens, hits);
  const concepts = hits.map((hit, index) => ({
    phrase: hit.phrase,
    weight: weights[index] ?? 1,
    words: tokens.slice(hit.from, hit.to).filter((token) => !isFiller(token)),
  }));
  const kinds = known.filter(isKind).map(({ phrase }) => phrase);
  const kept = tokens.filter((token, index) => isCovered(token, index) || !isFiller(token));
  const [first] = kept;
  if (!first) return null;
  const isNamed = rest.some(isName);
  const isCapital = (token: Token) => /^\p{Lu}\p{Ll}/u.test(token.text) && (token.start > 0 || !isFiller(token));
  const initials = tokens.filter(isCapital).reduce((letters, token) => letters + token.text.charAt(0), '');
  const core = kept.filter((token) => !isGeneric(token) && !isFiller(token) && token.folded !== 'sie');
  const spelled = weighWords(kept.filter((token) => !isFiller(token)));
  return { label: labelOf(text, kept), concepts, kinds, words, initials, isNamed, start: first.start, core, spelled };
}
