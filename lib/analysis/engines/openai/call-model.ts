import { createOpenAI } from '@ai-sdk/openai';
import { generateText, Output, type NoObjectGeneratedError, type LanguageModelUsage, type ModelMessage } from 'ai';
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

/**
 * One call to the model. It does not retry: waiting is the work of the durable step.
 *
 * @param run which of several over the same CV; each has its own seed
 * @param transport carries the request; that of the Batch API goes another way (`batch-request.ts`)
 * @throws AppError `model.*`
 */
export async function callModel(
  settings: ModelSettings,
  instructions: string,
  messages: ModelMessage[],
  run = 0,
  transport?: typeof fetch,
): Promise<ModelAnswer> {
  const { apiKey, baseUrl, model, api, reasoningEffort, timeoutSeconds } = settings;
  const provider = createOpenAI({
    apiKey,
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(transport ? { fetch: transport } : {}),
  });
  try {
    const { output, text, totalUsage } = await generateText({
      model: api === 'chat' ? provider.chat(model) : provider.responses(model),
      output: Output.object({ schema: answerSchema, name: 'verdicts' }),
      instructions,
      messages,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(timeoutSeconds * 1000),
      ...(reasoningEffort ? {} : { temperature: 0 }),
      ...(api === 'chat' ? { seed: firstSeed + run } : {}),
      providerOptions: {
        openai: { store: false, ...(reasoningEffort ? { reasoningEffort, forceReasoning: true } : {}) },
      },
    });
    return { verdicts: checkedAnswerSchema.parse(output), text, usage: usageOf(totalUsage, settings) };
  } catch (error) {
    const failure = modelError(error);
    if (failure) throw failure;
    const { usage, text } = error as NoObjectGeneratedError;
    return { verdicts: null, text: text ?? '', usage: usage ? usageOf(usage, settings) : { ...noUsage, requests: 1 } };
  }
}
