import type { Db } from '@/lib/db/client';

/** What a session keeps for the notice to its user. */
interface SeenFailures {
  failedSignIns: number;
  lastFailedAt: Date | null;
  lastFailedFrom: string | null;
}

/**
 * Marks the failed sign-ins of an account as seen, so that each is shown only once.
 *
 * @param db the transaction that opens the session
 */
export async function seeFailedSignIns(db: Db, userId: string): Promise<SeenFailures> {
  const rows = await db.$queryRaw<{ unseen: number; at: Date; address: string | null }[]>`
    WITH new AS (
      SELECT key, unseen, last_at, address FROM failed_sign_in
      WHERE user_id = ${userId}::uuid AND unseen > 0 ORDER BY key FOR UPDATE
    ), seen AS (
      UPDATE failed_sign_in f SET unseen = 0 FROM new WHERE f.key = new.key
    )
    SELECT unseen, last_at AS at, address FROM new ORDER BY last_at DESC`;
  const [last] = rows;
  return {
    failedSignIns: rows.reduce((sum, { unseen }) => sum + unseen, 0),
    lastFailedAt: last?.at ?? null,
    lastFailedFrom: last?.address ?? null,
  };
}
