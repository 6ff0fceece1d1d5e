import { createHash } from 'node:crypto';
import { AppError } from '@/lib/errors';
import { batchPriceShare } from '@/lib/model/batch-price';
import type { ModelSettings } from '@/lib/model/model-settings';
import { callModel, type ModelResponse } from './call-model';
import type { ModelQuestion } from './model-question';

/** The endpoint that a line of a batch names. */
export function batchEndpoint({ api }: ModelSettings): '/v1/chat/completions' | '/v1/responses' {
  return api === 'chat' ? '/v1/chat/completions' : '/v1/responses';
}

/**
 * The body of the request that would ask the question now: a line of a batch carries the same. Nothing is sent.
 *
 * @param run which of several over the same CV
 */
export async function requestBody(settings: ModelSettings, question: ModelQuestion, run: number): Promise<string> {
  let body: string | undefined;
  const keep: typeof fetch = (_address, init) => {
    if (typeof init?.body === 'string') body = init.body;
    return Promise.reject(new Error('This request is kept, not sent.'));
  };
  await callModel(settings, question, run, keep).catch(() => null);
  if (body === undefined) throw new AppError('internal');
  return body;
}

/** Tells whether two bodies ask the same. */
export function requestHash(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

/**
 * Reads a response that came in a batch as if it had come now, at a batch's price.
 *
 * @param body the response's body
 * @throws AppError `model.*`; `model.unavailable` where it is no response at all
 */
export async function readResponse(
  settings: ModelSettings,
  question: ModelQuestion,
  body: string,
): Promise<ModelResponse> {
  const { prices } = settings;
  const share = (price: number): number => price * batchPriceShare;
  const cheaper = prices && {
    input: share(prices.input),
    cachedInput: share(prices.cachedInput),
    output: share(prices.output),
  };
  const give: typeof fetch = () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  return callModel({ ...settings, prices: cheaper }, question, 0, give);
}
