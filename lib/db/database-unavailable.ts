import { AppError } from '@/lib/errors';

/** The database cannot be used now; people and programs may try again in a few seconds. */
export function databaseUnavailable(cause?: unknown): AppError {
  return new AppError('database.unavailable', { cause, retryAfterSeconds: 5 });
}
