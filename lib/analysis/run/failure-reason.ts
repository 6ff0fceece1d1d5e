import { isErrorCode, type ErrorCode } from '@/lib/error-codes';

/**
 * The error code to record for a failed run. A durable function's error has only name and message; an `AppError`'s
 * message is its code (`lib/errors.ts`).
 *
 * @returns `internal` for anything else
 */
export function failureReason(error: unknown): ErrorCode {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (isErrorCode(at.message)) return at.message;
  return 'internal';
}
