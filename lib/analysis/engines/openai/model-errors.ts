import { APICallError, InvalidResponseDataError, NoObjectGeneratedError } from 'ai';
import { AppError } from '@/lib/errors';
import type { ErrorCode } from '@/lib/error-codes';
import type { ModelSettings } from '@/lib/model/model-settings';
import { isOverflow, providerError } from './provider-error';

/** Seconds, at most; a provider may name a time that lies hours away. */
const longestWait = 3600;

/**
 * When a provider wants to be asked again, in seconds: `retry-after-ms`, or `retry-after` as seconds or as a date
 * (RFC 9110, section 10.2.3).
 */
export function retryAfterSeconds(headers: Record<string, string> | undefined, now = Date.now()): number | undefined {
  const inMs = Number.parseFloat(headers?.['retry-after-ms'] ?? '');
  const value = headers?.['retry-after'] ?? '';
  const seconds = Number.isFinite(inMs) ? inMs / 1000 : Number.parseFloat(value);
  const wait = Number.isFinite(seconds) && !/[a-z]/i.test(value) ? seconds : (Date.parse(value) - now) / 1000;
  const known = Number.isFinite(inMs) ? inMs / 1000 : wait;
  return Number.isFinite(known) && known >= 0 ? Math.min(longestWait, Math.ceil(known)) : undefined;
}

const spentCodes =
  /insufficient_quota|credit_balance_exhausted|(?:organization|project)_(?:spend|usage)_limit_exceeded/;

/** Ollama's words for a model that is not installed, over each of its APIs. */
const notPulled = /^model ['"`].+['"`] not found/im;

/**
 * The error that a provider's response means. `code`: its own code and type; `message` is only searched, never passed
 * on.
 */
export function failureCode(statusCode: number, code: string, message: string): ErrorCode {
  if (spentCodes.test(code)) return 'model.quota-spent';
  // One request larger than the limit of a minute: waiting cannot help.
  if (statusCode === 429 && /^request too large/i.test(message)) return 'model.too-long';
  if (statusCode === 401 || statusCode === 403) return 'model.key-refused';
  if (statusCode === 413 || (statusCode !== 429 && isOverflow({ names: code, message }, statusCode)))
    return 'model.too-long';
  if (statusCode === 404 && notPulled.test(message)) return 'model.not-pulled';
  if (statusCode === 404 || code.includes('model_not_found')) return 'model.not-found';
  if (statusCode === 429) return 'model.rate-limited';
  if (code.includes('content_filter') || code.includes('content_policy')) return 'model.refused';
  return statusCode === 400 || statusCode === 422 ? 'model.request-refused' : 'model.unavailable';
}

function isJson(body: string | undefined): boolean {
  try {
    return typeof JSON.parse(body ?? '') === 'object';
  } catch {
    return false;
  }
}

/** Whether `AbortSignal.timeout` ended the call, whose reason is no class of ours. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
}

/**
 * What a failed call to a model means. The provider's text is not passed on: it may repeat the CV.
 *
 * @returns null when the model answered something that is no such object: cut off, stopped by a filter, or what one repair may mend
 */
export function modelError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (NoObjectGeneratedError.isInstance(error)) return null;
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    const wait = retryAfterSeconds(error.responseHeaders);
    const { names, message, status } = providerError(error);
    // A JSON response that is no answer concerns this question; any other response comes from something else than the
    // model server.
    const isOdd = error.statusCode < 300 && status === undefined && isJson(error.responseBody);
    return new AppError(
      isOdd ? 'model.bad-answer' : failureCode(status ?? error.statusCode, names, message),
      wait === undefined ? {} : { retryAfterSeconds: wait },
    );
  }
  if (InvalidResponseDataError.isInstance(error)) return new AppError('model.bad-answer');
  if (isTimeout(error)) return new AppError('model.timed-out');
  // No response: not reached, or cut off.
  return new AppError('model.unavailable');
}

/** The same error; where a server refused a call without a key, that it asks for one. */
export function withMissingKey(error: AppError, { apiKey }: Pick<ModelSettings, 'apiKey'>): AppError {
  return error.code === 'model.key-refused' && apiKey === null ? new AppError('model.key-missing') : error;
}
