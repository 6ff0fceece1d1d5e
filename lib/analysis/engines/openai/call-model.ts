import { APICallError, generateText, streamText, type LanguageModelUsage, type NoObjectGeneratedError } from 'ai';
import { noUsage, type ModelUsage } from '@/lib/analysis/engines/engine';
import { AppError } from '@/lib/errors';
import type { ModelSettings } from '@/lib/model/model-settings';
import { answerSchema } from './answer-schema';
import type { ModelQuestion } from './model-question';
import { modelError } from './model-errors';
import { requestOf, type ObjectQuestion } from './object-request';
import { leastOutput, outputLimit } from './output-limit';
import { isAboutOutputLimit, providerError } from './provider-error';
import { readObject } from './reading/read-object';
import { lacksPartOf } from './silent-truncation';

/** How an answer ended: whole, cut off, refused by a filter, or given to a part of what was sent. */
export type AnswerEnd = 'whole' | 'cut' | 'refused' | 'overflow';

export interface ModelAnswer {
  /** As it came; `readAnswer` finds the verdicts in it. */
  text: string;
  end: AnswerEnd;
  /** Tokens that it could have; null: no limit was sent. */
  outputLimit: number | null;
  usage: ModelUsage;
}

function usageOf(
  { inputTokens, inputTokenDetails, outputTokens }: LanguageModelUsage,
  { prices }: ModelSettings,
): ModelUsage {
  const input = inputTokens ?? 0;
  const cached = inputTokenDetails.cacheReadTokens ?? 0;
  const output = outputTokens ?? 0;
  const cost = prices
    ? ((input - cached) * prices.input + cached * prices.cachedInput + output * prices.output) / 1e6
    : 0;
  return { requests: 1, inputTokens: input, cachedTokens: cached, outputTokens: output, costMicros: Math.ceil(cost) };
}

export interface ObjectAnswer<T> {
  /** Null: the answer was not of the shape that was asked for. */
  value: T | null;
  /** It did not fit into what the model may say at once. */
  isCut: boolean;
  isRefused: boolean;
  text: string;
  usage: ModelUsage;
}

/** What a call without an object gave. @throws AppError `model.*` where it failed */
function withoutObject<T>(error: unknown, settings: ModelSettings, { schema }: ObjectQuestion<T>): ObjectAnswer<T> {
  const failure = modelError(error);
  if (failure) throw failure;
  const { usage, text = '', finishReason } = error as NoObjectGeneratedError;
  const spent = usage ? usageOf(usage, settings) : { ...noUsage, requests: 1 };
  const isRefused = finishReason === 'content-filter';
  const value = isRefused ? null : readObject(text, schema);
  return { value, isCut: finishReason === 'length', isRefused, text, usage: spent };
}

async function call<T>(settings: ModelSettings, question: ObjectQuestion<T>): Promise<ObjectAnswer<T>> {
  try {
    const { output, text, totalUsage } = await generateText(requestOf(settings, question));
    return { value: output, isCut: false, isRefused: false, text, usage: usageOf(totalUsage, settings) };
  } catch (error) {
    if (question.outputLimit !== null && isRefusedLimit(error))
      return call(settings, { ...question, outputLimit: null });
    return withoutObject(error, settings, question);
  }
}

/** The model allows less than was named, or names the limit in another way: then its own holds. */
function isRefusedLimit(error: unknown): boolean {
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return false;
  return isAboutOutputLimit(providerError(error)) && modelError(error)?.code === 'model.request-refused';
}

/** One call to the model. @throws AppError `model.*` */
export async function askForObject<T>(settings: ModelSettings, question: ObjectQuestion<T>): Promise<ObjectAnswer<T>> {
  const answer = await call(settings, question);
  if (answer.isRefused) throw new AppError('model.refused');
  return answer;
}

/**
 * The same, told while it comes.
 *
 * @param onPart what there is of the object so far, unchecked
 * @throws AppError `model.*`
 */
export async function streamForObject<T>(
  settings: ModelSettings,
  question: ObjectQuestion<T>,
  onPart: (part: unknown) => void,
): Promise<ObjectAnswer<T>> {
  // An error in the stream ends it; what is awaited then says only that there is no object.
  let failure: unknown;
  const result = streamText({ ...requestOf(settings, question), onError: ({ error }) => void (failure ??= error) });
  try {
    for await (const part of result.partialOutputStream) onPart(part);
    const [output, text, usage] = [await result.output, await result.text, await result.totalUsage];
    return { value: output, isCut: false, isRefused: false, text, usage: usageOf(usage, settings) };
  } catch (error) {
    const answer = withoutObject(failure ?? error, settings, question);
    if (answer.isRefused) throw new AppError('model.refused');
    return answer;
  }
}

/**
 * One call for verdicts. Where the server has no room for a long answer beside the CV, a shorter one is asked for once.
 *
 * @param run which of several over the same CV
 * @throws AppError `model.*`
 */
export async function callModel(
  settings: ModelSettings,
  question: ModelQuestion,
  run = 0,
  transport?: typeof fetch,
): Promise<ModelAnswer> {
  const { instructions, messages, isRepair, words } = question;
  const ask = async (limit: number): Promise<ModelAnswer> => {
    const sent = { instructions, messages, run, isRepair, transport, outputLimit: limit };
    const { isCut, isRefused, text, usage } = await call(settings, { schema: answerSchema, name: 'verdicts', ...sent });
    const isPart = lacksPartOf(question, usage.inputTokens);
    const end = isRefused ? 'refused' : isPart ? 'overflow' : isCut ? 'cut' : 'whole';
    return { text, end, outputLimit: limit, usage };
  };
  try {
    return await ask(outputLimit(settings, words.length));
  } catch (error) {
    const isTooLong = error instanceof AppError && error.code === 'model.too-long';
    if (!isTooLong || transport) throw error;
    return ask(leastOutput(words.length));
  }
}
