import { createOpenAI } from '@ai-sdk/openai';
import { Output, type LanguageModel } from 'ai';
import type { z } from 'zod';
import type { ModelSettings } from '@/lib/model/model-settings';
import { withinContext } from './context-room';
import { modelFetch } from './model-fetch';
import { mergeMessages, type Said } from './merge-messages';
import { withPlainAnswers } from './plain-answers';
import { ollamaModel } from './ollama/ollama-model';

/** Sent where a server accepts a seed, so that equal questions of equal runs get answers as equal as possible. */
const firstSeed = 20_261_122;
/** Between the seed of a question and that of its repair: the same seed would bring the same answer. */
const repairSeed = 1000;

export interface ObjectQuestion<T> {
  /** What the answer looks like, and its name. */
  schema: z.ZodType<T>;
  name: string;
  instructions: string;
  messages: readonly Said[];
  /** Which of several over the same text; each has its own seed. */
  run?: number;
  isRepair?: boolean | undefined;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
  /** Tokens; null: as many as the server allows. */
  outputLimit: number | null;
  /** Carries the request; that of the Batch API goes another way (`batch-request.ts`). */
  transport?: typeof fetch | undefined;
}

/**
 * Sends a request without a key: the provider's package always adds one, and looks for it in the environment when it
 * gets none.
 */
function withoutKey(transport: typeof fetch): typeof fetch {
  return (address, init) => {
    const headers = new Headers(init?.headers);
    headers.delete('authorization');
    return transport(address, { ...init, headers });
  };
}

function providerOf({ api, apiKey, baseUrl }: ModelSettings, transport: typeof fetch | undefined) {
  const carried = transport ?? modelFetch;
  const carrier = api === 'chat' ? withPlainAnswers(carried) : carried;
  return createOpenAI({
    apiKey: apiKey ?? '',
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    fetch: apiKey === null ? withoutKey(carrier) : carrier,
  });
}

function modelOf(settings: ModelSettings, transport: typeof fetch | undefined): LanguageModel {
  const { api, model } = settings;
  if (api === 'ollama') return ollamaModel(settings, transport);
  const provider = providerOf(settings, transport);
  return api === 'chat' ? provider.chat(model) : provider.responses(model);
}

/**
 * How every call is made. It is not retried; its caller waits. Fields that servers other than OpenAI's may refuse are
 * sent only to servers that have accepted them (`lib/model/model-server.ts`).
 */
export function requestOf<T>(settings: ModelSettings, question: ObjectQuestion<T>) {
  const { api, reasoningEffort, timeoutSeconds, acceptsExtras } = settings;
  const { schema, name, instructions, messages, run = 0, isRepair = false, signal, outputLimit, transport } = question;
  const seed = firstSeed + run + (isRepair ? repairSeed : 0);
  const takesSeed = api === 'ollama' || (api === 'chat' && acceptsExtras);
  return {
    model: modelOf(settings, transport),
    output: Output.object({ schema, name }),
    instructions,
    messages: mergeMessages(messages),
    maxRetries: 0,
    abortSignal: AbortSignal.any([AbortSignal.timeout(timeoutSeconds * 1000), ...(signal ? [signal] : [])]),
    ...(outputLimit === null ? {} : { maxOutputTokens: withinContext(settings, question, outputLimit) }),
    ...(reasoningEffort ? {} : { temperature: 0 }),
    ...(takesSeed ? { seed } : {}),
    providerOptions: {
      openai: {
        ...(acceptsExtras ? { store: false } : {}),
        ...(reasoningEffort ? { reasoningEffort, forceReasoning: true } : {}),
      },
    },
  };
}
