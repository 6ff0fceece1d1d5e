import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { logger } from '@/lib/logger';

/** First half of the advisory locks' key; arbitrary. */
const lockClass = 20261122;
/** Longer than the calls of one attempt. */
const timeoutMs = 5 * 60_000;
/** Below the time after which PostgreSQL ends an idle transaction (lib/db/connection-settings.ts). */
const beatMs = 10_000;

/**
 * Runs `work` while nobody else works on this candidate in the ATS. The advisory lock ends with the process or its
 * connection. The transaction only holds the lock; `work` uses its own.
 *
 * @returns null when somebody else holds the lock
 */
export async function withCandidateLock<Result>(
  candidateId: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  return transaction(
    async (db) => {
      const [lock] = await db.$queryRaw<{ held: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${lockClass}::int, hashtext(${candidateId})) AS held`;
      if (!lock?.held) return null;
      const beat = setInterval(() => void keepAlive(db), beatMs);
      try {
        return await work();
      } finally {
        clearInterval(beat);
      }
    },
    { timeoutMs },
  );
}

async function keepAlive(db: Db): Promise<void> {
  try {
    await db.$queryRaw`SELECT 1`;
  } catch (error) {
    // The transaction's end fails too, and the step is tried again.
    logger.warn({ err: error }, 'the lock of a candidate was lost');
  }
}
