import { findLongestPhrases } from '@/lib/analysis/engines/offline/lexicon/find-phrases';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';
import { isCommon, isDoing, isFiller, isModest } from './word-classes';
import { toTermPiece, type TermPiece } from './term-piece';

/** Alternatives: one of them is enough. */
export type TermGroup = TermPiece[];

type Separator = 'and' | 'or' | 'comma' | 'examples';

const andWords = new Set(['i', 'oraz', 'and', 'plus', 'takze', 'wraz', 'along', 'together']);
const orWords = new Set(['lub', 'albo', 'badz', 'or', 'ewentualnie', 'czy', 'wzglednie']);
/** Introduces examples: "bazy danych, np. Oracle", "cloud such as AWS". */
const examples =
  /\b(?:np|m\.\s?in|tj|t\.j|e\.g|i\.e|such as|for example|for instance|takich jak|takie jak|typu|like)\b/gi;

interface Run {
  tokens: Token[];
  /** The separator before the run. */
  separator: Separator;
}

const order: (Separator | null)[] = [null, 'comma', 'and', 'or', 'examples'];
const stronger = (first: Separator | null, second: Separator | null): Separator | null =>
  order.indexOf(first) >= order.indexOf(second) ? first : second;

function separatorInGap(gap: string): Separator | null {
  if (/[/|]/.test(gap)) return 'or';
  return /[,;:)•–—&+]|\s-\s/.test(gap) ? 'comma' : null;
}

function separatorWord({ folded }: Token): Separator | null {
  if (orWords.has(folded)) return 'or';
  return andWords.has(folded) ? 'and' : null;
}

/** Splits at commas and conjunctions, except inside a term ("kadry i płace", "CI/CD"). */
function splitRuns(text: string): Run[] {
  const tokens = tokenize(text).filter((token) => !isModest(token));
  const hits = findLongestPhrases(tokens, isCommon);
  const introductions = [...text.matchAll(examples)].map(
    ({ 0: found, index }) => [index, index + found.length] as const,
  );
  const runs: Run[] = [];
  let pending: Separator | null = 'comma';
  for (const [index, token] of tokens.entries()) {
    if (!hits.some(({ from, to }) => index > from && index < to)) {
      const isIntroduction = introductions.some(([from, to]) => token.start >= from && token.end <= to);
      const word = isIntroduction ? 'examples' : separatorWord(token);
      const gap = text.slice(tokens[index - 1]?.end ?? 0, token.start);
      pending = stronger(stronger(pending, separatorInGap(gap)), word);
      if (word) continue;
    }
    if (pending) runs.push({ tokens: [], separator: pending });
    pending = null;
    runs.at(-1)?.tokens.push(token);
  }
  return runs;
}

const adjective = /\w{2}[nwkctlrz](?:(?<=[nw])e|(?<=k)ie|ych|ich|ymi|imi|ym|im|i?ego|i?ej)$/;

/**
 * "Drafting, reviewing and negotiating contracts": the verbs share an object, and any one of them suffices. "With a
 * difficult, upset customer" is one thing.
 */
function shareObjects(runs: readonly Run[]): Run[] {
  const shared: Run[] = [];
  for (const run of runs.toReversed()) {
    const [after] = shared;
    const [first, ...object] = after?.tokens ?? [];
    const own = run.tokens.filter((token) => !isFiller(token));
    const [last] = own.slice(-1);
    // "Recruiting" says what is done by itself.
    const isOpen = own.length === 1 && findLongestPhrases(own, isCommon).length === 0;
    if (!after || !first || !last || object.length === 0) shared.unshift(run);
    else if (isOpen && isDoing(last) && isDoing(first)) {
      after.separator = 'or';
      shared.unshift({ ...run, tokens: [...run.tokens, ...object] });
    } else if (after.separator === 'comma' && [last, first].every(({ folded }) => adjective.test(folded))) {
      after.tokens.unshift(...run.tokens);
      after.separator = run.separator;
    } else shared.unshift(run);
  }
  return shared;
}

function parseList(text: string): TermGroup[] {
  const runs = shareObjects(splitRuns(text));
  const groups: TermGroup[] = [];
  let explained: TermGroup | undefined;
  for (const [index, { separator, tokens }] of runs.entries()) {
    const piece = toTermPiece(text, tokens);
    if (separator === 'examples') explained = groups.at(-1);
    if (!piece) continue;
    // "A, B or C": the comma stands for the next conjunction.
    const next =
      separator === 'comma' ? runs.slice(index).find((run) => run.separator !== 'comma')?.separator : separator;
    const group = explained ?? (next === 'or' ? groups.at(-1) : undefined);
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** "Księgowy/a", "sam(a)": no other thing. */
const ending = /(?<=\p{L})(?:\(-?\p{Ll}{1,2}\)|\/-?\p{Ll}{1,2}(?!\p{L}))/gu;
const bracket = /\(([^()]*)\)?/g;
const startsExamples = /^\s*(?:np|m\.\s?in|e\.g|such as|for example|for instance|typu|like|lub|or|albo)\b/i;
/** "Kuchnia włoska – serwis à la carte", "Excel, w tym tabele przestawne": as if it stood in brackets. */
const explanation = /(?:\s[–—-]|:)\s(?=[^()]*(?:$|\())/;
const inclusion = /[ ,](?= ?(?:w tym|including)\b)/i;
/** "SAP (moduł MM)": the thing itself is not enough. */
const narrows =
  /^\s*(?:modu[łl]\w*|modules?|w tym|including|incl|with|z\b|co najmniej|min\b|at least|:.*\b(?:lub|albo|or)\b)/i;
/** "CRM (Salesforce, Zendesk or similar)": one of them will do. */
const choice = /\b(?:lub|albo|or|itp|podobn\w*|similar|inn\w+|other)\b/i;

/**
 * Parses a list: all groups are required, any one piece of a group suffices. "Java lub Kotlin" is one group, "Java i
 * SQL" two; in "Java, Kotlin lub Scala" commas separate alternatives; examples are alternatives of what they explain;
 * what stands in brackets are details of what stands before them.
 */
export function parseTerms(requirement: string): TermGroup[] {
  const text = requirement
    .replace(ending, '')
    .replace(explanation, (found) => ` (${found.trim()} `)
    .replace(inclusion, '(');
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
      piece.isChoice = choice.test(inner);
    }
  }
  return groups;
}
