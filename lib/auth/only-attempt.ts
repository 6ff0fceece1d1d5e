import type { Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';

/**
 * Lets only one attempt under a key be checked at a time, until the transaction ends. Otherwise guesses sent at once
 * would all be checked before the first failure is counted.
 *
 * @throws AppError `request.too-many` while another attempt is being checked
 */
export async function beOnlyAttempt(db: Db, key: string): Promise<void> {
  const [lock] = await db.$queryRaw<{ taken: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) AS taken`;
  if (!lock?.taken) throw new AppError('request.too-many', { retryAfterSeconds: 1 });
}
