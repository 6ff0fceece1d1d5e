import { AppError } from '@/lib/errors';

/** What a call brings; for an error of the ATS its code. */
export async function outcomeOf<Result>(call: Promise<Result>): Promise<Result | string> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
