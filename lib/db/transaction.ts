import type { Prisma } from './generated/client';
import { database } from './client';
import { mapDatabaseError } from './map-database-error';

/**
 * Runs `work` in one database transaction.
 *
 * @throws AppError for the database errors that `mapDatabaseError` knows; others unchanged
 */
export async function transaction<T>(
  work: (db: Prisma.TransactionClient) => Promise<T>,
  options: { timeoutMs?: number } = {},
): Promise<T> {
  try {
    return await database().$transaction(work, { maxWait: 10_000, timeout: options.timeoutMs ?? 20_000 });
  } catch (error) {
    throw mapDatabaseError(error);
  }
}
