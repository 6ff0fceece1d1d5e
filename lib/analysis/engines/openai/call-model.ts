import { createOpenAI } from '@ai-sdk/openai';
import {
  generateText,
  Output,
  streamText,
  type LanguageModelUsage,
  type ModelMessage,
  type NoObjectGeneratedError,
} from 'ai';
import type { z } from 'zod';
import { noUsage, type ModelUsage } from '@/lib/analysis/engines/engine';
import type { ModelVerdict } from '@/lib/analysis/evidence/ground-answer';
import { answerSchema, checkedAnswerSchema } from './answer-schema';
import { modelError } from './model-errors';
import type { ModelSettings } from '@/lib/model/model-settings';

/** Where the provider supports it: equal input and run, equal answer as far as it goes. */
const firstSeed = 20_261_122;

export interface ModelAnswer {
  /** Null: the answer was not of the shape that was asked for. */
  verdicts: ModelVerdict[] | null;
  /** The answer did not fit into what the model may say at once. */
  isCut: boolean;
  /** The answer as it came, to be shown to the model in a repair. */
  text: string;
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

export interface ObjectQuestion<T> {
  /** What the answer looks like, and its name. */
  schema: z.ZodType<T>;
  name: string;
  instructions: string;
  messages: ModelMessage[];
  /** Which of several over the same text; each has its own seed. */
  run?: number;
  /** Carries the request; that of the Batch API goes another way (`batch-request.ts`). */
  transport?: typeof fetch | undefined;
}

export interface ObjectAnswer<T> {
  /** Null: the answer was not of the shape that was asked for. */
  value: T | null;
  /** It did not fit into what the model may say at once. */
  isCut: boolean;
  text: string;
  usage: ModelUsage;
}

/** How every call is made. It does not retry: waiting is the work of the caller. */
function requestOf<T>(
  { apiKey, baseUrl, model, api, reasoningEffort, timeoutSeconds }: ModelSettings,
  { schema, name, instructions, messages, run = 0, transport }: ObjectQuestion<T>,
) {
  const provider = createOpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(transport ? { fetch: transport } : {}),
  });
  return {
    model: api === 'chat' ? provider.chat(model) : provider.responses(model),
    output: Output.object({ schema, name }),
    instructions,
    messages,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(timeoutSeconds * 1000),
    ...(reasoningEffort ? {} : { temperature: 0 }),
    ...(api === 'chat' ? { seed: firstSeed + run } : {}),
    providerOptions: {
      openai: { store: false, ...(reasoningEffort ? { reasoningEffort, forceReasoning: true } : {}) },
    },
  };
}

/** What a call without an object gave. @throws AppError `model.*` where it failed */
function withoutObject(error: unknown, settings: ModelSettings): ObjectAnswer<never> {
  const failure = modelError(error);
  if (failure) throw failure;
  const { usage, text = '', finishReason } = error as NoObjectGeneratedError;
  const spent = usage ? usageOf(usage, settings) : { ...noUsage, requests: 1 };
  return { value: null, isCut: finishReason === 'length', text, usage: spent };
}

/** One call to the model. @throws AppError `model.*` */
export async function askForObject<T>(settings: ModelSettings, question: ObjectQuestion<T>): Promise<ObjectAnswer<T>> {
  try {
    const { output, text, totalUsage } = await generateText(requestOf(settings, question));
    return { value: output, isCut: false, text, usage: usageOf(totalUsage, settings) };
  } catch (error) {
    return withoutObject(error, settings);
  }
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
    return { value: output, isCut: false, text, usage: usageOf(usage, settings) };
  } catch (error) {
    return withoutObject(failure ?? error, settings);
  }
}

/** One call for verdicts; see `ObjectQuestion`. @throws AppError `model.*` */
export async function callModel(
  settings: ModelSettings,
  instructions: string,
  messages: ModelMessage[],
  run = 0,
  transport?: typeof fetch,
): Promise<ModelAnswer> {
  const question = { schema: answerSchema, name: 'verdicts', instructions, messages, run, transport };
  const { value, ...answer } = await askForObject(settings, question);
  return { verdicts: value && checkedAnswerSchema.parse(value), ...answer };
}
