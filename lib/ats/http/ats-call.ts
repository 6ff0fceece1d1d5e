import { AppError } from '@/lib/errors';
import { ExchangeError } from './exchange';
import { waitOf } from './wait-headers';

export interface AtsCall {
  /** GET when left out; everything else is a write. */
  method?: 'POST' | 'PUT' | 'PATCH';
  /** Below the API's address, or a whole address of the same server, as in links to the next page. */
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  body?: { type: string; bytes: Buffer };
  /** Whether a 403 means that the connection as a whole may not do its work, not that one record is closed to it. */
  forbidsAll?: boolean;
  /** Further statuses that mean `ats.conflict`. */
  conflicts?: number[];
}

export const isWrite = ({ method }: Pick<AtsCall, 'method'>): boolean => method !== undefined;

/** The status behind an `ats.bad-answer` or `ats.unreachable`, for a provider that knows what it means. */
class StatusError extends Error {
  constructor(readonly status: number) {
    super(`Status ${status}`);
    this.name = 'StatusError';
  }
}

/** The status behind an error of a call; null: the error has another cause, or its code says the status. */
export function statusOf(error: unknown): number | null {
  return error instanceof AppError && error.cause instanceof StatusError ? error.cause.status : null;
}

/** In seconds: a limit of no time at all would be asked again endlessly. */
export const shortestLimitSeconds = 1;

/** The error that a refusing status means. */
export function refusalOf(status: number, headers: Headers, call: Pick<AtsCall, 'method' | 'conflicts'>): AppError {
  const wait = waitOf(headers);
  const retryAfterSeconds = wait === null ? {} : { retryAfterSeconds: Math.ceil(wait) };
  if (status === 409 || status === 412 || call.conflicts?.includes(status)) return new AppError('ats.conflict');
  if (status === 401) return new AppError('ats.credentials-refused');
  if (status === 403) return new AppError('ats.forbidden');
  if (status === 404 || status === 410) return new AppError('ats.record-not-found');
  if (status === 429) {
    const seconds = Math.max(shortestLimitSeconds, Math.ceil(wait ?? 10));
    return new AppError('ats.rate-limited', { retryAfterSeconds: seconds });
  }
  const cause = new StatusError(status);
  if (status < 500 && status !== 408) return new AppError('ats.bad-answer', { cause });
  // A write may have been applied although its answer failed.
  return new AppError(isWrite(call) ? 'ats.uncertain' : 'ats.unreachable', { ...retryAfterSeconds, cause });
}

/** The error that a failed call throws to its caller. */
export function failureOf(error: unknown, call: Pick<AtsCall, 'method'>): unknown {
  if (!(error instanceof ExchangeError)) return error;
  return new AppError(error.sent && isWrite(call) ? 'ats.uncertain' : 'ats.unreachable', { cause: error });
}
