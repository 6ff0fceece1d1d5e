import { createHash } from 'node:crypto';
import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { Locale } from '@/lib/i18n/locale';
import words from '@/lib/interviews/words/choose-quote.json';
import { wordStart } from '@/lib/word-lists/word-pattern';
import { fitQuotes } from './choose-quote';
import { chooseTopics, type Topic } from './choose-topics';
import { isAskable, isForeign } from './criterion-topic';
import { mainQuestionCounts, type InterviewFocus, type InterviewLength } from './enums';
import { mayBeNamed } from './may-be-named';
import type { BankKind, BankPurpose, BankQuestion } from './question-bank/bank-question';
import { questionBank } from './question-bank/question-bank';
import { questionOpening } from './question-opening';
import { withoutSameSubject } from './same-subject';

export interface ChosenQuestion {
  line: ScoreLine | null;
  bankId: string;
  text: string;
  goodSigns: string[];
  poorSigns: string[];
}

export interface ChooseQuestionsInput {
  /** Of the analysis's breakdown, in the order of the process. */
  lines: readonly ScoreLine[];
  /** What the CV says of a criterion, by its id. */
  quotes?: ReadonlyMap<string, readonly string[]>;
  locale: Locale;
  length: InterviewLength;
  focus: InterviewFocus;
  /** Equal seeds give equal questions; another seed other wordings. */
  seed: string;
}

/** Purposes of yes-or-no questions, whose words may be used for several criteria; a story is asked for only once. */
const mayRepeat: readonly BankPurpose[] = ['clarify', 'gap'];
const documents: readonly BankKind[] = ['licence', 'documents', 'certificate'];
/** Kinds of documents that the candidate may still be waiting for. */
const obtained: readonly BankKind[] = [...documents, 'status', 'driving', 'driving-category', 'education'];
const underWay = wordStart(words.underWay);
/** Words for work in which somebody else has the last word. */
const assisted = wordStart(words.assisted);
const assistedKinds: readonly BankKind[] = ['skill', 'other', 'responsibility'];
/** Kinds for which a question about a skill fits as well, once all their own wordings are used. */
const likeSkill: readonly BankKind[] = ['tool', 'responsibility'];
const codes = /\b\d{2,}(?:-\d+)?\b/g;

/** A topic as it is asked about: with words of the CV where they fit, else as if the CV said nothing. */
interface Asked {
  topic: Topic;
  quote: string | null;
  code: string | null;
}

/** The first number that the requirement names and the quote lacks although it has another one: method "135" of two. */
function furtherCode({ kind, line }: Topic, quote: string): string | null {
  const wanted = documents.includes(kind) ? (line?.label.match(codes) ?? []) : [];
  const found = wanted.filter((code) => quote.includes(code));
  return found.length > 0 ? (wanted.find((code) => !quote.includes(code)) ?? null) : null;
}

/** Leaves out what a language is needed for when that is written in the other language. */
function inLanguage(topic: Topic, locale: Locale): Topic {
  const isUnsaid = topic.kind === 'language-use' && isForeign(topic.line?.label ?? '', locale);
  return isUnsaid ? { ...topic, kind: 'language' } : topic;
}

function askedOf(of: Topic, quotes: readonly string[], said: Set<string>, locale: Locale): Asked {
  const topic = inLanguage(of, locale);
  const { line, purpose, kind } = topic;
  if (!line) return { topic, quote: null, code: null };
  const quote = fitQuotes(quotes, { line, kind, purpose }, locale).find((one) => !said.has(one)) ?? null;
  const isClear = quote !== null || purpose === 'deepen' || purpose === 'red-flag' || kind === 'budget';
  if (!isClear) return { topic: { ...topic, purpose: 'clarify' }, quote, code: null };
  if (quote && obtained.includes(kind) && underWay.test(foldSameLength(quote)))
    return { topic: { ...topic, purpose: 'gap', kind: 'under-way' }, quote, code: null };
  if (quote && purpose !== 'contradiction' && assistedKinds.includes(kind) && assisted.test(foldSameLength(quote)))
    return { topic: { ...topic, purpose: 'gap', kind: 'assisted' }, quote, code: null };
  const code = purpose === 'gap' && quote ? furtherCode(topic, quote) : null;
  if (code) return { topic: { ...topic, kind: 'further-code' }, quote, code };
  return { topic: purpose === 'contradiction' ? { ...topic, kind: 'general' } : topic, quote, code };
}

/** The question of the bank that was used least. A kind without a question for the purpose gets a plain one. */
function takeQuestion(topic: Topic, seed: string, used: Map<string, number>): BankQuestion | undefined {
  const { purpose } = topic;
  // What the CV tells of is work, whatever it is called.
  const kind = topic.kind === 'other' && purpose !== 'clarify' ? 'skill' : topic.kind;
  const times = ({ text }: BankQuestion): number => used.get(text.en) ?? 0;
  const ofKind = (wantedPurpose: BankPurpose, wanted: BankKind) =>
    seededOrder(
      questionBank.filter((one) => one.purpose === wantedPurpose && one.kind === wanted),
      ({ id }) => `${seed}:${id}`,
    );
  const own = ofKind(purpose, kind);
  const plain = purpose === 'gap' && own.length === 0 ? ofKind('clarify', kind) : own;
  const isLikeSkill = purpose === 'deepen' || (purpose === 'clarify' && likeSkill.includes(kind));
  const fresh = [...plain, ...(isLikeSkill ? ofKind(purpose, 'skill') : [])].find((one) => times(one) === 0);
  const again = mayRepeat.includes(purpose) ? plain.toSorted((one, other) => times(one) - times(other))[0] : undefined;
  const question = fresh ?? again;
  if (question) used.set(question.text.en, times(question) + 1);
  return question;
}

/** Makes openings for questions, each different from the one before. */
function createOpener(locale: Locale): (asked: Asked) => string {
  let turn = -1;
  let before = '';
  return ({ topic: { line, purpose, kind }, quote, code }) => {
    if (!line) return '';
    turn += 1;
    before = questionOpening({ line, purpose, kind, quote, code }, locale, { turn, before });
    return before;
  };
}

const joined = (opening: string, question: string): string =>
  opening === '' || opening.endsWith('\n') ? `${opening}${question}` : `${opening} ${question}`;

/**
 * The main questions of an interview: open criteria by what they weigh, red flags, what the CV contradicts, then what it
 * proves, up to the length; of few criteria, the work in general too. A criterion that the law forbids to ask about is named by none.
 *
 * @returns the questions in order, fewer than the length has where there is no more to ask, and the words of the criteria
 * left out because of the law
 */
export function chooseQuestions(input: ChooseQuestionsInput): { questions: ChosenQuestion[]; withheld: string[] } {
  const { lines, quotes, locale, length, focus, seed } = input;
  const named = new Set(lines.filter(({ kind, label }) => mayBeNamed(kind, label)));
  const lawful = [...named].filter(({ label }) => isAskable(label));
  const byWeight = lawful.toSorted((one, other) => other.weight - one.weight);
  const once = new Set(withoutSameSubject(byWeight));
  const used = new Map<string, number>();
  const said = new Set<string>();
  const open = createOpener(locale);
  const isForeignCv = isForeign([...(quotes?.values() ?? [])].flat().join('\n'), locale);
  const quotesOf = ({ line }: Topic) => (isForeignCv || !line ? [] : (quotes?.get(line.criterionId) ?? []));
  const questions: ChosenQuestion[] = [];
  const topics = chooseTopics(
    lawful.filter((line) => once.has(line)),
    focus,
    mainQuestionCounts[length],
  );
  for (const topic of topics) {
    if (questions.length === mainQuestionCounts[length]) break;
    const asked = askedOf(topic, quotesOf(topic), said, locale);
    const question = takeQuestion(asked.topic, seed, used);
    if (!question) continue;
    if (asked.quote) said.add(asked.quote);
    const text = joined(open(asked), question.text[locale]);
    const { id: bankId, good, poor } = question;
    questions.push({ line: topic.line, bankId, text, goodSigns: good[locale], poorSigns: poor[locale] });
  }
  return { questions, withheld: lines.filter((line) => !named.has(line)).map(({ label }) => label) };
}

/** The items in an order that looks random and depends on their keys alone. */
function seededOrder<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const digest = (item: Item): string => createHash('sha256').update(key(item)).digest('hex');
  return items
    .map((item) => ({ item, rank: digest(item) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ item }) => item);
}
