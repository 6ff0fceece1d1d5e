import { APICallError, type LanguageModel } from 'ai';
import { z } from 'zod';
import type { ModelSettings } from '@/lib/model/model-settings';
import { addressOf } from '@/lib/model/openai-address';
import { modelFetch } from '../model-fetch';
import { ollamaAddress } from './ollama-address';

type Generated = Awaited<ReturnType<OwnModel['doGenerate']>>;
type Ending = Pick<Generated, 'finishReason' | 'usage'>;
type Part = Awaited<ReturnType<OwnModel['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/** The text is the only part of an answer. */
const id = '0';

/** @param statusCode of HTTP; what fails after the answer has begun counts as a fault of the server */
function failure(url: string, responseBody: string, statusCode: number, headers?: Headers): APICallError {
  const responseHeaders = headers ? Object.fromEntries(headers) : {};
  // The question is not kept with the error: it holds the CV.
  return new APICallError({
    message: 'Ollama did not answer',
    url,
    requestBodyValues: {},
    statusCode,
    responseBody,
    responseHeaders,
    isRetryable: false,
  });
}

function endingOf({ done_reason: reason, ...line }: ResponseLine): Ending {
  const { prompt_eval_count: total, prompt_eval_cached_count: cacheRead, eval_count: written } = line;
  const unified = reason === 'length' ? 'length' : 'stop';
  return {
    finishReason: { unified, raw: reason },
    usage: {
      inputTokens: { total, noCache: undefined, cacheRead, cacheWrite: undefined },
      outputTokens: { total: written, text: undefined, reasoning: undefined },
    },
  };
}

/** The answer piece by piece; what it returns is how it ended. */
async function* ask(
  settings: ModelSettings,
  options: CallOptions,
  transport: typeof fetch,
): AsyncGenerator<string, Ending> {
  const { apiKey, baseUrl } = settings;
  const url = `${ollamaAddress(addressOf(baseUrl))}/chat`;
  const response = await transport(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }) },
    body: ollamaBody(settings, options),
    signal: options.abortSignal ?? null,
  });
  if (!response.ok || !response.body) throw failure(url, await response.text(), response.status, response.headers);
  for await (const line of readAnswerLines(response.body)) {
    if (line.error !== undefined) throw failure(url, line.error, 500);
    if (line.message?.content) yield line.message.content;
    if (line.done) return endingOf(line);
  }
  throw new Error('The answer ended before it was done.');
}

async function* partsOf(answer: AsyncGenerator<string, Ending>): AsyncGenerator<Part> {
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'text-start', id };
  try {
    let next = await answer.next();
    for (; !next.done; next = await answer.next()) yield { type: 'text-delta', id, delta: next.value };
    yield { type: 'text-end', id };
    yield { type: 'finish', ...next.value };
  } catch (error) {
    yield { type: 'error', error };
  }
}

function streamOf(parts: AsyncGenerator<Part>): ReadableStream<Part> {
  return new ReadableStream<Part>({
    async pull(controller) {
      const next = await parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/**
 * A model behind Ollama's own API, which takes the length of the context with each question
 * (docs/decisions/0133).
 *
 * @param transport carries the requests
 */
export function ollamaModel(settings: ModelSettings, transport: typeof fetch = modelFetch): OwnModel {
  return {
    specificationVersion: 'v4',
    provider: 'ollama',
    modelId: settings.model,
    supportedUrls: {},
    async doGenerate(options) {
      const answer = ask(settings, options, transport);
      let text = '';
      let next = await answer.next();
      for (; !next.done; next = await answer.next()) text += next.value;
      return { content: [{ type: 'text', text }], warnings: [], ...next.value };
    },
    async doStream(options) {
      return { stream: streamOf(partsOf(ask(settings, options, transport))) };
    },
  };
}

/** The model behind the `ai` package, in the version of its interface that we write. */
type OwnModel = Extract<LanguageModel, { specificationVersion: 'v4' }>;
type CallOptions = Parameters<OwnModel['doGenerate']>[0];

type Message = CallOptions['prompt'][number];

function contentOf({ content }: Message): string {
  if (typeof content === 'string') return content;
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

/** These models alone take a degree, and cannot leave thinking out (Ollama API, Thinking); others refuse one. */
const takesDegree = /(?:^|\/)gpt-oss\b/;

/** `think`; undefined: the model's own default. */
function thinkOf({ reasoningEffort, model }: ModelSettings): boolean | string | undefined {
  if (reasoningEffort === null) return undefined;
  const isLittle = reasoningEffort === 'none' || reasoningEffort === 'minimal';
  if (takesDegree.test(model)) return isLittle ? 'low' : reasoningEffort;
  return !isLittle;
}

/**
 * The body of a question (Ollama API, /api/chat). A prompt that does not fit is to be refused, not cut; servers before 0.12.5 do not
 * know `truncate` and `shift`, and ignore them.
 */
function ollamaBody(settings: ModelSettings, options: CallOptions): string {
  const { prompt, responseFormat, temperature, seed, maxOutputTokens } = options;
  return JSON.stringify({
    model: settings.model,
    messages: prompt.map((message) => ({ role: message.role, content: contentOf(message) })),
    format: responseFormat?.type === 'json' ? (responseFormat.schema ?? 'json') : undefined,
    think: thinkOf(settings),
    stream: true,
    truncate: false,
    shift: false,
    options: { num_ctx: settings.contextLength ?? undefined, num_predict: maxOutputTokens, temperature, seed },
  });
}

/** A line of an answer (Ollama API, /api/chat). What a model thinks stands in `message.thinking`, and is left out. */
const lineSchema = z.object({
  message: z.object({ content: z.string().default('') }).optional(),
  done: z.boolean().default(false),
  done_reason: z.string().optional(),
  prompt_eval_count: z.int().optional(),
  prompt_eval_cached_count: z.int().optional(),
  eval_count: z.int().optional(),
  /** What went wrong after the answer had begun. */
  error: z.string().optional(),
});

type ResponseLine = z.infer<typeof lineSchema>;

/** The lines of an answer while they come: JSON each. @throws SyntaxError or ZodError where one is something else */
async function* readAnswerLines(body: ReadableStream<Uint8Array>): AsyncGenerator<ResponseLine> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield lineSchema.parse(JSON.parse(line));
  }
  if (rest.trim() !== '') yield lineSchema.parse(JSON.parse(rest));
}
