import { AppError } from '@/lib/errors';

/** The database is unavailable; clients may retry in a few seconds. */
export function databaseUnavailable(cause?: unknown): AppError {
  return new AppError('database.unavailable', { cause, retryAfterSeconds: 5 });
}

/** The database answers but takes no writes now; reading goes on, and clients may retry. */
export function databaseNotWritable(cause?: unknown): AppError {
  return new AppError('database.not-writable', { cause, retryAfterSeconds: 10 });
}
