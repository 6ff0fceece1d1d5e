import { createOpenAI } from '@ai-sdk/openai';
import { Output } from 'ai';
import type { z } from 'zod';
import type { ModelSettings } from '@/lib/model/model-settings';
import { mergeMessages, type Said } from './merge-messages';

/** Where the server takes one: equal input and run, equal answer as far as it goes. */
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

/** The provider's package puts a key into every request, and looks for one in the environment where it gets none. */
function withoutKey(transport: typeof fetch): typeof fetch {
  return (address, init) => {
    const headers = new Headers(init?.headers);
    headers.delete('authorization');
    return transport(address, { ...init, headers });
  };
}

function providerOf({ apiKey, baseUrl }: ModelSettings, transport: typeof fetch | undefined) {
  const carrier = apiKey === null ? withoutKey(transport ?? fetch) : transport;
  return createOpenAI({
    apiKey: apiKey ?? '',
    ...(baseUrl ? { baseURL: baseUrl } : {}),
    ...(carrier ? { fetch: carrier } : {}),
  });
}

/**
 * How every call is made. It does not retry: waiting is the work of the caller. What servers other than OpenAI's may refuse is
 * sent only to those that have accepted it (`lib/model/model-server.ts`).
 */
export function requestOf<T>(settings: ModelSettings, question: ObjectQuestion<T>) {
  const { api, model, reasoningEffort, timeoutSeconds, acceptsExtras } = settings;
  const { schema, name, instructions, messages, run = 0, isRepair = false, signal, outputLimit, transport } = question;
  const provider = providerOf(settings, transport);
  const seed = firstSeed + run + (isRepair ? repairSeed : 0);
  return {
    model: api === 'chat' ? provider.chat(model) : provider.responses(model),
    output: Output.object({ schema, name }),
    instructions,
    messages: mergeMessages(messages),
    maxRetries: 0,
    abortSignal: AbortSignal.any([AbortSignal.timeout(timeoutSeconds * 1000), ...(signal ? [signal] : [])]),
    ...(outputLimit === null ? {} : { maxOutputTokens: outputLimit }),
    ...(reasoningEffort ? {} : { temperature: 0 }),
    ...(api === 'chat' && acceptsExtras ? { seed } : {}),
    providerOptions: {
      openai: {
        ...(acceptsExtras ? { store: false } : {}),
        ...(reasoningEffort ? { reasoningEffort, forceReasoning: true } : {}),
      },
    },
  };
}
