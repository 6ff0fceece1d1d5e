import type { ScoreLine } from '@/lib/analysis/schemas';
import type { Locale } from '@/lib/i18n/locale';
import { seededOrder } from './seeded-order';
import { classifyCriterion } from './classify-criterion';
import { questionCounts, type InterviewFocus, type InterviewLength } from './enums';
import type { BankKind, BankPurpose, BankQuestion } from './question-bank/bank-question';
import { questionBank } from './question-bank/question-bank';
import { mayBeNamed } from './may-be-named';
import { quoteCriterion } from './quote-criterion';

export interface ChosenQuestion {
  line: ScoreLine | null;
  bankId: string;
  text: string;
  goodSigns: string[];
  poorSigns: string[];
}

interface Topic {
  line: ScoreLine | null;
  purpose: BankPurpose;
  kind: BankKind;
}

export interface ChooseQuestionsInput {
  /** Of the analysis's breakdown, in the order of the process. */
  lines: readonly ScoreLine[];
  locale: Locale;
  length: InterviewLength;
  focus: InterviewFocus;
  /** Equal seeds give equal questions; another seed other wordings. */
  seed: string;
}

const purposes = { NO_INFORMATION: 'clarify', PARTIALLY_MET: 'clarify', NOT_MET: 'clarify', MET: 'deepen' } as const;

/** Points of the score that hang on a criterion. */
const gap = ({ weight, value }: ScoreLine): number => weight * (1 - value);

function topicOf(line: ScoreLine): Topic {
  const purpose: BankPurpose = line.kind === 'RED_FLAG' ? 'red-flag' : purposes[line.verdict];
  return { line, purpose, kind: classifyCriterion(line.kind, line.label) };
}

/** What to ask about, most important first (decisions.md, Interview simulation). */
function chooseTopics(lines: readonly ScoreLine[], focus: InterviewFocus): Topic[] {
  const criteria = lines.filter(({ kind }) => kind !== 'RED_FLAG');
  const byGap = (verdicts: ScoreLine['verdict'][]) =>
    criteria.filter(({ verdict }) => verdicts.includes(verdict)).toSorted((one, other) => gap(other) - gap(one));
  const open = byGap(['NO_INFORMATION', 'PARTIALLY_MET']);
  const flags = lines.filter(({ kind, verdict }) => kind === 'RED_FLAG' && verdict === 'MET');
  const contradicted = byGap(['NOT_MET']);
  const met = byGap(['MET']).toSorted((one, other) => other.weight - one.weight);
  const groups = {
    ALL: [open, flags, contradicted],
    GAPS: [open],
    RISKS: [flags, contradicted, open],
  }[focus];
  return [...groups, met].flat().map(topicOf);
}

/** Questions about the work in general, for what is left of the length. */
const generalTopics: Topic[] = [
  { line: null, purpose: 'tip', kind: 'motivation' },
  { line: null, purpose: 'tip', kind: 'responsibility' },
  { line: null, purpose: 'tip', kind: 'general' },
  { line: null, purpose: 'tip', kind: 'soft-skill' },
];

/** A question of the bank for the topic, one that was not asked yet if there is one. */
function takeQuestion({ line, purpose, kind }: Topic, seed: string, used: Set<string>): BankQuestion | undefined {
  const fits = seededOrder(
    questionBank.filter((one) => one.purpose === purpose && one.kind === kind),
    ({ id }) => `${seed}:${id}`,
  );
  const unused = fits.filter(({ id }) => !used.has(id));
  // Asked of another criterion, the same question is another.
  const [question] = line ? [...unused, ...fits] : unused.filter(({ text }) => !text.pl.includes('{criterion}'));
  if (question) used.add(question.id);
  return question;
}

/**
 * The main questions of an interview: open criteria by what they weigh, red flags, what the CV contradicts, then what it
 * proves and the work in general, up to the length. A criterion that the law forbids to ask about is named by none.
 *
 * @returns the questions in order, and the words of the criteria left out because of the law
 */
export function chooseQuestions(input: ChooseQuestionsInput): { questions: ChosenQuestion[]; withheld: string[] } {
  const { lines, locale, length, focus, seed } = input;
  const lawful = lines.filter(({ kind, label }) => mayBeNamed(kind, label));
  const topics = [...chooseTopics(lawful, focus), ...generalTopics];
  const used = new Set<string>();
  const questions: ChosenQuestion[] = [];
  for (const topic of topics) {
    if (questions.length === questionCounts[length]) break;
    const question = takeQuestion(topic, seed, used);
    if (!question) continue;
    const text = quoteCriterion(question.text[locale], topic.line?.label ?? '', locale);
    const { good, poor } = question;
    questions.push({ line: topic.line, bankId: question.id, text, goodSigns: good[locale], poorSigns: poor[locale] });
  }
  return { questions, withheld: lines.filter((line) => !lawful.includes(line)).map(({ label }) => label) };
}
