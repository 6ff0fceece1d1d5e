import { z } from 'zod';
import type { ModelUsage } from '@/lib/analysis/engines/model-usage';
import { withinLimits } from '@/lib/analysis/engines/openai/ask-model';
import { askForObject } from '@/lib/analysis/engines/openai/call-model';
import { outputLimit } from '@/lib/analysis/engines/openai/output-limit';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import type { ModelSettings } from '@/lib/model/model-settings';
import type { ChosenQuestion } from '../choose-questions';
import { maskText, type KnownName } from './mask-text';
import { isLawful, lawfulPart, mayBeAsked } from './may-be-asked';
import { questionsPrompt, textsPrompt } from './prompts';

/** The preparation is in the background, but somebody waits for it. */
const longestWaitSeconds = 60;
const longestSign = 160;
const fewestSigns = 2;

const answerSchema = z.object({
  questions: z.array(
    z.object({
      topic: z.int().describe('Number of the topic'),
      question: z.string(),
      goodSigns: z.array(z.string()),
      poorSigns: z.array(z.string()),
    }),
  ),
});

type Written = z.infer<typeof answerSchema>['questions'][number];

const verdicts = {
  MET: 'shows it',
  PARTIALLY_MET: 'shows a part of it',
  NOT_MET: 'contradicts it',
  NO_INFORMATION: 'does not say',
};

/** A question of the bank, and whether a model wrote its words anew. */
export type PreparedQuestion = ChosenQuestion & { writtenBy: 'BANK' | 'MODEL' };

export interface WriteQuestionsInput {
  settings: ModelSettings;
  questions: readonly ChosenQuestion[];
  locale: Locale;
  name: KnownName;
  /** From the CV, by the criterion's id. */
  quotes: ReadonlyMap<string, string[]>;
}

/** Whether the model may write about the topic: not about pay that the CV mentions. */
const isTopic = ({ line }: ChosenQuestion): boolean => line !== null && line.kind !== 'BUDGET';

function describeTopic({ line }: ChosenQuestion, number: number, quotes: readonly string[]): string {
  if (!line) return '';
  const label = line.kind === 'RED_FLAG' ? 'Red flag' : 'Criterion';
  const said = quotes.map(lawfulPart).filter(Boolean);
  return [
    `Topic ${number}`,
    `${label}: ${line.label.replaceAll(/\s+/g, ' ')}`,
    `The CV ${verdicts[line.verdict]}.`,
    ...said.map((quote) => `Quote: ${quote}`),
  ].join('\n');
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function signsOf(signs: readonly string[], bank: string[]): string[] {
  const lawful = signs.map(tidy).filter((sign) => sign !== '' && sign.length <= longestSign && isLawful(sign));
  return lawful.length < fewestSigns ? bank : lawful.slice(0, 3);
}

/** @param said what was taken before: no question is asked twice */
function take(
  question: ChosenQuestion,
  written: Written | undefined,
  locale: Locale,
  said: Set<string>,
): PreparedQuestion {
  const text = tidy(written?.question ?? '');
  if (!written || said.has(text) || !mayBeAsked(text, locale)) return { ...question, writtenBy: 'BANK' };
  said.add(text);
  const goodSigns = signsOf(written.goodSigns, question.goodSigns);
  const poorSigns = signsOf(written.poorSigns, question.poorSigns);
  return { ...question, text, goodSigns, poorSigns, writtenBy: 'MODEL' };
}

/**
 * Has a model write the questions that were chosen, each in its own words about the same criterion. What may not be asked
 * stays in the words of the bank; questions about the work in general and about pay are not sent.
 *
 * @throws AppError `model.*`, `analysis.*`
 */
export async function writeQuestions(
  input: WriteQuestionsInput,
): Promise<{ questions: PreparedQuestion[]; usage: ModelUsage | null }> {
  const { settings, questions, locale, name, quotes } = input;
  const topics = questions.filter(isTopic);
  if (topics.length === 0)
    return { questions: questions.map((question) => ({ ...question, writtenBy: 'BANK' })), usage: null };
  const texts = topics.map((topic, index) =>
    describeTopic(topic, index + 1, quotes.get(topic.line?.criterionId ?? '') ?? []),
  );
  const instructions = questionsPrompt(locale);
  const content = textsPrompt(await maskText(texts.join('\n'), name));
  const characters = instructions.length + content.length;
  const timeoutSeconds = Math.min(settings.timeoutSeconds, longestWaitSeconds);
  const question = {
    schema: answerSchema,
    name: 'questions',
    instructions,
    messages: [{ role: 'user' as const, content }],
    outputLimit: outputLimit(settings, topics.length),
  };
  const { value, isCut, usage } = await withinLimits(settings, { caller: 'questions', characters }, () =>
    askForObject({ ...settings, timeoutSeconds }, question),
  );
  if (!value) throw new AppError(isCut ? 'model.too-long' : 'model.bad-answer');
  const written = new Map(value.questions.map((one) => [one.topic, one]));
  const taken = new Set<string>();
  return {
    questions: questions.map((one) => take(one, written.get(topics.indexOf(one) + 1), locale, taken)),
    usage,
  };
}
