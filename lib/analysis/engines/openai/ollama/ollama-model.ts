import { APICallError } from 'ai';
import type { ModelSettings } from '@/lib/model/model-settings';
import { addressOf } from '@/lib/model/openai-address';
import { modelFetch } from '../model-fetch';
import { ollamaAddress } from './ollama-address';
import { readAnswerLines, type ResponseLine } from './ollama-response';
import { ollamaBody, type CallOptions, type OwnModel } from './ollama-request';

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
    ...{ message: 'Ollama did not answer', url, requestBodyValues: {}, statusCode, responseBody, responseHeaders },
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
