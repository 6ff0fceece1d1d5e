import OpenAI from 'openai';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import type { ModelSettings } from '@/lib/model/model-settings';
import { addressOf } from '@/lib/model/openai-address';
import { modelQueueFetch } from './model-fetch';
import { failureCode, retryAfterSeconds, withMissingKey } from './model-errors';

/** Of one call, in milliseconds; one call may upload many CVs. */
export const batchCallMs = 300_000;

/** Statuses with which a server says that an address does not exist. */
const missingStatuses = new Set([404, 405, 501]);

/** @param missing what it means that the address is not there */
function batchError(error: unknown, missing: ErrorCode): AppError {
  if (error instanceof OpenAI.APIConnectionError && error.cause instanceof AppError) return error.cause;
  if (!(error instanceof OpenAI.APIError) || typeof error.status !== 'number') return new AppError('model.unavailable');
  const { status, code, type, message } = error as InstanceType<typeof OpenAI.APIError>;
  if (missingStatuses.has(Number(status))) return new AppError(missing);
  const wait = retryAfterSeconds(Object.fromEntries((error.headers as Headers | undefined)?.entries() ?? []));
  const names = [code, type].filter((one) => typeof one === 'string').join(' ');
  const failure = failureCode(Number(status), names, message);
  return new AppError(failure, wait === undefined ? {} : { retryAfterSeconds: wait });
}

/**
 * One use of the Files and Batches API. It does not retry, and the provider's text of an error is dropped: it may
 * repeat the CV.
 *
 * @param missing the error where the provider does not know what it is asked for
 * @throws AppError `model.*`
 */
export async function withBatchApi<Result>(
  settings: ModelSettings,
  missing: ErrorCode,
  call: (client: OpenAI) => Promise<Result>,
): Promise<Result> {
  const { apiKey, baseUrl } = settings;
  const client = new OpenAI({
    apiKey: apiKey ?? 'none',
    ...(apiKey === null ? { defaultHeaders: { authorization: null } } : {}),
    adminAPIKey: null,
    baseURL: addressOf(baseUrl),
    fetch: modelQueueFetch,
    // Nothing comes from variables of the environment that only this package knows.
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: batchCallMs,
  });
  try {
    return await call(client);
  } catch (error) {
    throw withMissingKey(batchError(error, missing), settings);
  }
}

/** Deletes our files at the provider; one that cannot be deleted now expires there. */
export async function deleteBatchFiles(settings: ModelSettings, ids: (string | null | undefined)[]): Promise<void> {
  for (const id of ids) {
    if (id)
      await withBatchApi(settings, 'model.batch-lost', (client) => client.files.delete(id)).catch(() => undefined);
  }
}
