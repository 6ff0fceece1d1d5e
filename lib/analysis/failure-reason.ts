import { errorStatus, type ErrorCode } from '@/lib/error-codes';

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text);
}

/**
 * Which code to record for a run that failed for good. A durable function's error arrives as name and message only; the
 * message of an `AppError` is its code (`lib/errors.ts`).
 *
 * @returns `internal` for anything that is no `AppError`
 */
export function failureReason(error: unknown): ErrorCode {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (isErrorCode(at.message)) return at.message;
  return 'internal';
}
