import { notFound } from 'next/navigation';
import { AppError } from '@/lib/errors';
import type { ErrorCode } from '@/lib/error-codes';

/** For pages: the result, or the not-found page when it rejects with one of `codes`. */
export async function orNotFound<T>(result: Promise<T>, ...codes: ErrorCode[]): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof AppError && codes.includes(error.code)) notFound();
    throw error;
  }
}
