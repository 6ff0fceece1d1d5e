import { z } from 'zod';
import type { ModelUsage } from '@/lib/analysis/engines/model-usage';
import { withinLimits } from '@/lib/analysis/engines/openai/ask-model';
import { streamForObject } from '@/lib/analysis/engines/openai/call-model';
import { outputLimit } from '@/lib/analysis/engines/openai/output-limit';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import type { ModelSettings } from '@/lib/model/model-settings';
import { maskText, type KnownName } from './mask-text';
import { isLawful, lawfulPart, mayBeAsked } from './may-be-asked';
import { followUpPrompt, textsPrompt } from './prompts';

/** Short, because a person waits at the screen. */
export const followUpSeconds = 20;

const answerSchema = z.object({ followUp: z.string().nullable() });

export interface AskFollowUpInput {
  settings: ModelSettings;
  locale: Locale;
  name: KnownName;
  /** The criterion's words; null: the work in general. */
  label: string | null;
  /** The question, its follow-ups and their answers so far; the last one is gone on from. */
  exchange: readonly { question: string; answer: string }[];
  /** Every question of the interview: none is asked twice. */
  said: readonly string[];
}

/** `enough`: nothing needs to be asked; `unusable`: the model was not asked, or what it said may not be. */
export type ModelFollowUp = { text: string } | 'enough' | 'unusable';

function describe({ label, exchange }: AskFollowUpInput, lastAnswer: string): string {
  const said = exchange.map(({ question, answer }, index) => {
    const notes = index === exchange.length - 1 ? lastAnswer : lawfulPart(answer);
    return `Question: ${question}\nAnswer: ${notes}`;
  });
  return [`Criterion: ${label ?? 'the work in general'}`, ...said].join('\n');
}

/** Equal where two questions are the same word for word. */
const wordsOf = (text: string): string => foldSameLength(text).match(/\w+/g)?.join(' ') ?? '';

/** Tells the text on by whole sentences, each once all up to it may be asked. */
function bySentence(onText: (text: string) => void, isAsked: (text: string) => boolean): (part: unknown) => void {
  let told = 0;
  return (part) => {
    const { followUp } = (part ?? {}) as { followUp?: unknown };
    if (typeof followUp !== 'string') return;
    const end = ([...followUp.matchAll(/[.?!](?=\s|$)/g)].at(-1)?.index ?? -1) + 1;
    const text = followUp.slice(0, end);
    if (end <= told || isAsked(text) || !isLawful(text)) return;
    onText(followUp.slice(told, end));
    told = end;
  };
}

/**
 * Has a model go on from an answer. Of the answer it gets no sentence that touches private matters; what it says that was
 * already asked, word for word, is unusable.
 *
 * @param onText gets the text while it comes, whole sentences that may be asked; the returned text is the one that counts
 * @throws AppError `model.*`, `analysis.*`
 */
export async function askFollowUp(
  input: AskFollowUpInput,
  onText: (text: string) => void,
): Promise<{ followUp: ModelFollowUp; usage: ModelUsage | null }> {
  const { settings, locale, name, exchange, said } = input;
  const lastAnswer = lawfulPart(exchange.at(-1)?.answer ?? '');
  if (lastAnswer === '') return { followUp: 'unusable', usage: null };
  const instructions = followUpPrompt(locale);
  const content = textsPrompt(await maskText(describe(input, lastAnswer), name));
  const characters = instructions.length + content.length;
  const timeoutSeconds = Math.min(settings.timeoutSeconds, followUpSeconds);
  const asked = new Set(said.map(wordsOf));
  const isAsked = (text: string): boolean => asked.has(wordsOf(text));
  const question = {
    schema: answerSchema,
    name: 'follow_up',
    instructions,
    messages: [{ role: 'user' as const, content }],
    outputLimit: outputLimit(settings, 1),
  };
  const { value, isCut, usage } = await withinLimits(settings, { caller: 'followUp', characters }, () =>
    streamForObject({ ...settings, timeoutSeconds }, question, bySentence(onText, isAsked)),
  );
  if (!value) throw new AppError(isCut ? 'model.too-long' : 'model.bad-answer');
  if (value.followUp === null || value.followUp.trim() === '') return { followUp: 'enough', usage };
  const text = value.followUp.replaceAll(/\s+/g, ' ').trim();
  return { followUp: mayBeAsked(text, locale) && !isAsked(text) ? { text } : 'unusable', usage };
}
