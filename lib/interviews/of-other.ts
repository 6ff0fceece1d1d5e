import { findPhrases, type PhraseHit } from '@/lib/analysis/engines/offline/lexicon/find-phrases';
import { isKind, isSkill } from '@/lib/analysis/engines/offline/lexicon/lexicon';
import { wordMatch } from '@/lib/analysis/engines/offline/text/compare-words';
import { remember } from '@/lib/analysis/engines/offline/text/remember';
import { tokenize, type Token } from '@/lib/analysis/engines/offline/text/tokenize';
import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import words from '@/lib/interviews/words/of-other.json';
import { atStart, exactly, wholeWords, wordEnd } from '@/lib/word-lists/word-pattern';
import { anyNumeral } from './numerals';
import { wordsOf } from './same-subject';
import { sentencesOf } from './sentences-of';

const shortestShared = 4;
const plain = atStart(words.plain.map((word) => `${word}~`));
/** "It", "tego": what was asked about, before anything else is named. */
const backReference = wholeWords(words.backReference);
/** "3 lata, ostatnio przy Kubernetesie": the question is answered before something else is named. */
const factBefore = new RegExp(String.raw`(?:\b\d{1,2}\b|${anyNumeral}|\b[abc][12]\b)[^,;]{0,40}[,;]`);
/** "At Oracle", "dla SAP": a company. */
const employer = wordEnd(words.employer);
/** Words that all documents or all languages share: "Uprawnienia", "język". */
const generic = exactly(words.generic);

/** What an answer may be about: groups of the lexicon, and languages. */
interface Subject {
  groups: Set<number>;
  languages: Set<string>;
  /** Whether only its name proves it: a product, a technology, a document or a language. */
  isNamed: boolean;
  isSkill: boolean;
}

const groupsOf = ({ phrase }: PhraseHit, of: 'names' | 'proves'): number[] =>
  [...phrase[of]].filter((group) => !isKind(group));
const isSkilled = (hit: PhraseHit): boolean => groupsOf(hit, 'names').some(isSkill);
const isName = ({ phrase }: PhraseHit): boolean => phrase.words.some(({ text }) => /^\p{Lu}|[#+\d]/u.test(text));
const languagesOf = (text: string) => findLanguageNames(foldSameLength(text));

/** Labels of an interview are looked up for each sentence, so they are kept; nothing that a candidate says is. */
const mostKnown = 500;

const subjectOf = remember((label: string): Subject => {
  const hits = findPhrases(tokenize(label));
  const languages = new Set(languagesOf(label).map(({ language }) => language));
  return {
    groups: new Set(hits.flatMap((hit) => groupsOf(hit, 'names'))),
    languages,
    isNamed: languages.size > 0 || hits.some((hit) => isName(hit) && isSkilled(hit)),
    isSkill: hits.some(isSkilled),
  };
}, mostKnown);

const isIn = (tokens: readonly Token[], word: Token): Token | undefined =>
  tokens.find((token) => wordMatch(token, word) > 0);

/** Where a text names all that a criterion is about; undefined where it does not. */
function startOf(label: string, tokens: readonly Token[]): number | undefined {
  const found = wordsOf(label).map((word) => isIn(tokens, word));
  const starts = found.flatMap((token) => (token ? [token.start] : []));
  return starts.length > 0 && starts.length === found.length ? Math.min(...starts) : undefined;
}

/** Whether a sentence names all that a criterion is about. */
export function namesCriterion(sentence: string, label: string): boolean {
  return startOf(label, tokenize(sentence)) !== undefined;
}

function isOfOwn(label: string, own: Subject, sentence: string, tokens: readonly Token[], hits: readonly PhraseHit[]) {
  if (languagesOf(sentence).some(({ language }) => own.languages.has(language))) return true;
  if (hits.some((hit) => groupsOf(hit, 'proves').some((group) => own.groups.has(group)))) return true;
  const isTelling = ({ folded }: Token) => folded.length >= shortestShared && !generic.test(folded);
  return wordsOf(label).some((word) => isTelling(word) && isIn(tokens, word) !== undefined);
}

/**
 * Whether a sentence that names another criterion is not about the own one. Another skill excludes a skill ("payroll" is not
 * "bookkeeping"), but a product does not: payroll may be done in Excel.
 */
function mayExclude(own: Subject, otherLabel: string): boolean {
  if (own.isNamed) return true;
  const other = subjectOf(otherLabel);
  return own.isSkill && other.isSkill && !other.isNamed && ![...other.groups].some((group) => own.groups.has(group));
}

/** Where a sentence that has no word of its own criterion first names something else. */
function startOfOther(
  sentence: string,
  own: Subject,
  tokens: readonly Token[],
  hits: readonly PhraseHit[],
  otherLabels: readonly string[],
): number {
  const isPlace = (start: number): boolean => employer.test(foldSameLength(sentence.slice(0, start)).trimEnd());
  const named = own.isNamed
    ? hits.filter((hit) => isName(hit) && isSkilled(hit)).map(({ from }) => tokens[from]?.start ?? Infinity)
    : [];
  const languages = own.languages.size > 0 ? languagesOf(sentence).map(({ start }) => start) : [];
  const criteria = otherLabels
    .filter((label) => mayExclude(own, label))
    .flatMap((label) => startOf(label, tokens) ?? []);
  return Math.min(Infinity, ...[...named, ...languages, ...criteria].filter((start) => !isPlace(start)));
}

/**
 * Whether a sentence of an answer is evidence for something other than its criterion: it names another criterion,
 * product or language, and no word of its own, and no plain yes or no, nor an "it", stands before. Only where the
 * rules know the own criterion by name: people who organise well may tell of any tool.
 */
export function isOfOther(sentence: string, label: string, otherLabels: readonly string[]): boolean {
  const own = subjectOf(label);
  if (!own.isNamed && !own.isSkill) return false;
  const tokens = tokenize(sentence);
  const hits = findPhrases(tokens);
  if (isOfOwn(label, own, sentence, tokens, hits)) return false;
  const start = startOfOther(sentence, own, tokens, hits, otherLabels);
  if (start === Infinity) return false;
  const before = foldSameLength(sentence.slice(0, start));
  return !plain.test(before.trimStart()) && !backReference.test(before) && !factBefore.test(before);
}

/** The sentences of an answer that may speak of the criterion that was asked about. */
export function ownSentences(answer: string, label: string, otherLabels: readonly string[]): string[] {
  return sentencesOf(answer).filter((sentence) => !isOfOther(sentence, label, otherLabels));
}
