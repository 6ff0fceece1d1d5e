import { notFound } from 'next/navigation';
import { AppError } from '@/lib/errors';
import type { ErrorCode } from '@/lib/error-codes';

/** For pages: the result, or the not-found page when it rejects with `code`. */
export async function orNotFound<T>(result: Promise<T>, code: ErrorCode): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof AppError && error.code === code) notFound();
    throw error;
  }
}
