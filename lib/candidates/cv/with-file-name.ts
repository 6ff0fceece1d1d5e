import { AppError } from '@/lib/errors';

/**
 * Runs `work` on one file and adds the file's name to an error.
 *
 * @throws what `work` throws
 */
export async function withFileName<T>(fileName: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, values, fields, cause } = error;
    throw new AppError(code, { values: { ...values, fileName }, fields, cause });
  }
}
