import { AppError } from '@/lib/errors';

/** The database is unavailable; clients may retry in a few seconds. */
export function databaseUnavailable(cause?: unknown): AppError {
  return new AppError('database.unavailable', { cause, retryAfterSeconds: 5 });
}
