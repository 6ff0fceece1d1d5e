import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import type { Locale } from '@/lib/i18n/locale';
import { fitQuotes, standsAlone } from './choose-quote';
import { chooseTopics, type Topic } from './choose-topics';
import { mainQuestionCounts, type InterviewFocus, type InterviewLength } from './enums';
import { mayBeNamed } from './may-be-named';
import { questionBank } from './question-bank/question-bank';
import type { BankQuestion } from './question-bank/bank-question';
import { questionOpening } from './question-opening';
import { seededOrder } from './seeded-order';

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

/** A question of the bank for the topic that was not asked yet. Those about a skill fit every criterion. */
function takeQuestion({ purpose, kind }: Topic, seed: string, used: Set<string>): BankQuestion | undefined {
  const ofKind = (wanted: Topic['kind']) =>
    seededOrder(
      questionBank.filter((one) => one.purpose === purpose && one.kind === wanted && !used.has(one.text.en)),
      ({ id }) => `${seed}:${id}`,
    );
  const [question] = [...ofKind(kind), ...(purpose === 'clarify' ? ofKind('skill') : [])];
  if (question) used.add(question.text.en);
  return question;
}

/** A criterion that is written twice is asked about once. */
function withoutRepeats(lines: readonly ScoreLine[]): ScoreLine[] {
  const seen = new Set<string>();
  return lines.filter(({ kind, label }) => {
    const key = `${kind} ${foldSameLength(label).match(/\w+/g)?.join(' ') ?? label}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Opens each question in another way than the one before, and reads out no quote twice. */
function createOpener({ quotes, locale }: Pick<ChooseQuestionsInput, 'quotes' | 'locale'>): (topic: Topic) => string {
  const said = new Set<string>();
  const opened = new Set<string>();
  let turn = -1;
  let before = '';
  return ({ line, purpose, kind }) => {
    if (!line) return '';
    turn += 1;
    const isAgain = opened.has(line.criterionId);
    opened.add(line.criterionId);
    const fit = fitQuotes(quotes?.get(line.criterionId) ?? [], line.label);
    const isNew = (quote: string) => !said.has(quote) && standsAlone(quote, line.label, kind);
    const quote = fit.find(isNew) ?? null;
    if (quote) said.add(quote);
    before = questionOpening({ line, purpose, kind, quote, isAgain }, locale, { turn, before });
    return before;
  };
}

/**
 * The main questions of an interview: open criteria by what they weigh, red flags, what the CV contradicts, then what it
 * proves and the work in general, up to the length. A criterion that the law forbids to ask about is named by none.
 *
 * @returns the questions in order, fewer than the length has where there is no more to ask, and the words of the criteria
 * left out because of the law
 */
export function chooseQuestions(input: ChooseQuestionsInput): { questions: ChosenQuestion[]; withheld: string[] } {
  const { lines, locale, length, focus, seed } = input;
  const lawful = withoutRepeats(lines.filter(({ kind, label }) => mayBeNamed(kind, label)));
  const used = new Set<string>();
  const open = createOpener(input);
  const questions: ChosenQuestion[] = [];
  for (const topic of chooseTopics(lawful, focus, mainQuestionCounts[length])) {
    if (questions.length === mainQuestionCounts[length]) break;
    const question = takeQuestion(topic, seed, used);
    if (!question) continue;
    const text = [open(topic), question.text[locale]].filter(Boolean).join(' ');
    const { id: bankId, good, poor } = question;
    questions.push({ line: topic.line, bankId, text, goodSigns: good[locale], poorSigns: poor[locale] });
  }
  return { questions, withheld: lines.filter(({ kind, label }) => !mayBeNamed(kind, label)).map(({ label }) => label) };
}
