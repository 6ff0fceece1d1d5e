import { findLongestPhrases } from '../lexicon/find-phrases.ts';
import { tokenize, type Token } from '../text/tokenize.ts';
import { isCommon, isDoing, isFiller, isModest } from './word-classes.ts';
import { isName, toTermPiece, type TermPiece } from './term-piece.ts';

/** Alternatives: one of them is enough. */
export type TermGroup = TermPiece[];

type Separator = 'and' | 'or' | 'comma' | 'examples' | null;

const andWords = new Set(['i', 'oraz', 'and', 'plus', 'także', 'takze']);
const orWords = new Set(['lub', 'albo', 'badz', 'or', 'ewentualnie', 'czy', 'wzglednie']);
/** Introduces examples: "bazy danych, np. Oracle", "cloud such as AWS". */
const examples =
  /\b(?:np|m\.\s?in|tj|t\.j|e\.g|i\.e|such as|for example|for instance|takich jak|takie jak|typu|like)\b/gi;

interface Run {
  tokens: Token[];
  /** A colon or dash precedes it. */
  isAfterColon: boolean;
  /** The separator before the run. */
  separator: Separator;
}

function separatorInGap(gap: string): Separator {
  if (/[/|]/.test(gap)) return 'or';
  if (/&|\+/.test(gap)) return 'and';
  return /[,;:)•–—]|\s-\s/.test(gap) ? 'comma' : null;
}

function separatorWord(token: Token): Separator {
  if (orWords.has(token.folded)) return 'or';
  return andWords.has(token.folded) ? 'and' : null;
}

const stronger = (first: Separator, second: Separator): Separator => {
  const order: Separator[] = [null, 'comma', 'and', 'or', 'examples'];
  return order.indexOf(first) >= order.indexOf(second) ? first : second;
};

/** Splits at commas and conjunctions, except inside a term ("kadry i płace", "CI/CD"). */
function splitRuns(text: string): Run[] {
  const tokens = tokenize(text).filter((token) => !isModest(token));
  const hits = findLongestPhrases(tokens, isCommon);
  const isInside = (index: number) => hits.some(({ from, to }) => index > from && index < to);
  const introductions = [...text.matchAll(examples)].map(
    ({ 0: found, index }) => [index, index + found.length] as const,
  );
  const runs: Run[] = [];
  let pending: Separator = 'comma';
  tokens.forEach((token, index) => {
    const gap = text.slice(tokens[index - 1]?.end ?? 0, token.start);
    if (!isInside(index)) {
      pending = stronger(pending, separatorInGap(gap));
      const word = separatorWord(token);
      const isConjunction = word !== null && !hits.some(({ from, to }) => index >= from && index < to);
      const isIntroduction = introductions.some(([from, to]) => token.start >= from && token.end <= to);
      if (isConjunction || isIntroduction) pending = stronger(pending, isIntroduction ? 'examples' : word);
      if (isConjunction || isIntroduction) return;
    }
    const separator = runs.length === 0 ? null : pending;
    if (pending) runs.push({ tokens: [], separator, isAfterColon: /:|\s[–—-]\s/.test(gap) });
    pending = null;
    runs.at(-1)?.tokens.push(token);
  });
  return runs;
}

/** A word that is a whole requirement by itself: a name, or a term that says more than that something is done. */
function isComplete(word: Token, tokens: readonly Token[]): boolean {
  return isName(word) || (!isDoing(word) && findLongestPhrases(tokens, isCommon).length > 0);
}

const oblique = /\w{2}(?:[nwkctlrz])(?:ych|ich|ymi|imi|ym|im|i?ego|i?ej)$/;
/** Nouns end so too. */
const nominative = /\w{2}(?:ow|n|sk|ck)(?:y|a|e|i|ie)$/;
/** Whether two words are adjectives of one noun, by their endings: "trudnym, zdenerwowanym". */
const areAdjectives = (one: Token, other: Token, ending: RegExp): boolean =>
  [one, other].every((token) => ending.test(token.folded) && !isName(token) && !isFiller(token)) &&
  one.folded.slice(-2) === other.folded.slice(-2);

type Sharing = 'object' | 'noun' | 'ownNoun' | null;

/** What a run shares with the next one: its object, its noun, or the noun of the run itself. */
function sharing(run: Run, after: Run, isChain: boolean, before: Run | undefined): Sharing {
  const own = run.tokens.filter((token) => !isFiller(token));
  const [only, last] = [own[0], own.at(-1)];
  const [first, second] = after.tokens;
  if (!only || !last || !first || after.separator === 'examples' || after.isAfterColon) return null;
  const isPair = areAdjectives(last, first, oblique);
  if (!second) return own.length > 1 && (isPair || areAdjectives(last, first, nominative)) ? 'ownNoun' : null;
  if (isPair && after.separator !== 'or') return 'noun';
  if (own.length > 1) return null;
  // "In a dental, surgical or eye clinic": the adjective is of the noun before it.
  const noun = before?.tokens.findLast((token) => !isFiller(token));
  if (after.separator === 'or' && noun && (before?.tokens.length ?? 0) > 1 && areAdjectives(noun, only, oblique))
    return null;
  const isVerb = isDoing(only) && isDoing(first) && (isChain || after.separator !== 'comma');
  return isVerb || (after.separator === 'or' && !isComplete(only, run.tokens)) ? 'object' : null;
}

/**
 * "Drafting, reviewing and negotiating contracts", "direct or indirect procurement": one of the ways to do it will do.
 * "With a difficult, upset customer" is one thing, "testy jednostkowe i integracyjne" are two.
 */
function shareObjects(runs: readonly Run[]): Run[] {
  const shared: Run[] = [];
  let isChain = false;
  for (const [index, run] of [...runs.entries()].toReversed()) {
    const [after] = shared;
    const what: Sharing = after ? sharing(run, after, isChain, runs[index - 1]) : null;
    isChain = what === 'object';
    if (after && what === 'noun') after.tokens.unshift(...run.tokens);
    if (after && what === 'ownNoun') after.tokens.unshift(...run.tokens.slice(0, -1));
    if (after && what === 'object') after.separator = 'or';
    const [, ...rest] = what === 'object' && after ? after.tokens : [];
    if (after && what === 'noun') after.separator = run.separator;
    else shared.unshift({ ...run, tokens: [...run.tokens, ...rest] });
  }
  return shared;
}

/** "księgowy/a", "kandydat/ka": an ending, not an alternative. */
const isEnding = ({ tokens, separator }: Run): boolean =>
  separator === 'or' &&
  tokens.length === 1 &&
  (tokens[0]?.text.length ?? 0) <= 2 &&
  /^\p{Ll}+$/u.test(tokens[0]?.text ?? '');

function parseList(text: string): TermGroup[] {
  const split = splitRuns(text).filter((run) => !isEnding(run));
  const isCommaOr = split.some((run) => run.separator === 'or') && !split.some((run) => run.separator === 'and');
  const runs = shareObjects(split);
  const groups: TermGroup[] = [];
  let explained: TermGroup | null = null;
  let head: TermPiece | undefined;
  for (const run of runs) {
    const piece = toTermPiece(text, run.tokens);
    if (run.separator === 'examples') explained = groups.at(-1) ?? null;
    else if (run.separator === 'and') explained = null;
    if (!piece) continue;
    const current = groups.at(-1);
    const isAlternative = run.separator === 'or' || (run.separator === 'comma' && isCommaOr);
    // "Relacyjne bazy danych: PostgreSQL lub Oracle" asks for one of the two.
    if (run.isAfterColon && isCommaOr && current?.length === 1 && current[0]) current[0].isWider = true;
    // "Adobe Creative Cloud: Photoshop and Illustrator" asks for both; the head alone is a part of them.
    const isHead =
      run.isAfterColon && !isCommaOr && groups.length === 1 && (piece.concepts.length > 0 || run.tokens.some(isName));
    if (isHead && current?.length === 1) head = groups.pop()?.[0];
    if (explained) explained.push(piece);
    else if (isAlternative && current) current.push(piece);
    else groups.push(head ? [piece, { ...head, isWider: true }] : [piece]);
  }
  return groups;
}

const bracket = /\(([^()]*)\)?/g;
const startsExamples = /^\s*(?:np|m\.\s?in|e\.g|such as|for example|for instance|typu|like|lub|or|albo)\b/i;
/** "Kuchnia włoska – serwis à la carte", "Excel, w tym tabele przestawne": as if it stood in brackets. */
const explanation = /\s[–—-]\s(?=[^()]*(?:$|\())/;
const inclusion = /[ ,](?= ?(?:w tym|including)\b)/i;
/** "SAP (moduł MM)": the thing itself is not enough. */
const narrows = /^\s*(?:modu[łl]\w*|modules?|w tym|including|incl|with|z\b|co najmniej|min\b|at least)/i;
/** "CRM (Salesforce, Zendesk or similar)": one of them will do. */
const choice = /\b(?:lub|albo|or|itp|podobn\w*|similar|inn\w+|other)\b/i;

/**
 * Parses a list: all groups are required, any one piece of a group suffices. "Java lub Kotlin" is one group, "Java i
 * SQL" two; in "Java, Kotlin lub Scala" commas separate alternatives; examples are alternatives of what they explain;
 * what stands in brackets are details of what stands before them.
 */
export function parseTerms(requirement: string): TermGroup[] {
  const text = requirement.replace(explanation, ' ( ').replace(inclusion, '(');
  const groups = parseList(text.replace(bracket, (found) => ' '.repeat(found.length)));
  for (const { 0: whole, 1: inner = '', index } of text.matchAll(bracket)) {
    const explained = groups.findLast((group) => group.some(({ start }) => start < index));
    const piece = explained?.findLast(({ start }) => start < index);
    const details = parseList(inner);
    if (!explained || !piece) groups.push(...details);
    else if (startsExamples.test(inner)) explained.push(...details.flat());
    else if (whole.length > 2) {
      piece.details = [...(piece.details ?? []), ...details.flat()];
      piece.isNarrowed = narrows.test(inner);
      piece.isChoice = !piece.isNarrowed && choice.test(inner);
    }
  }
  return groups;
}

/** Every thing that a list names, alternatives and details included. */
export function allPieces(groups: readonly TermGroup[]): TermPiece[] {
  return groups.flat().flatMap((piece) => [piece, ...(piece.details ?? [])]);
}
