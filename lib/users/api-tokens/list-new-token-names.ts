import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';

/**
 * The names of the actor's tokens that were made before this sign-in and not shown to them yet. A token made by an
 * intruder is therefore shown at the owner's next sign-in, and the intruder's own session cannot dismiss the notice.
 */
export async function listNewTokenNames({ sessionId, userId }: PersonActor): Promise<string[]> {
  const rows = await database().$queryRaw<{ name: string }[]>`
    SELECT t.name FROM api_token t JOIN user_session s ON s.user_id = t.user_id
    WHERE s.id = ${sessionId}::uuid AND t.user_id = ${userId}::uuid
      AND t.told_at IS NULL AND t.revoked_at IS NULL AND t.expires_at > now() AND t.created_at < s.created_at
    ORDER BY t.created_at, t.id`;
  return rows.map(({ name }) => name);
}

/** Stops showing the notice of these tokens. */
export async function dismissNewTokens({ sessionId, userId }: PersonActor): Promise<void> {
  await database().$executeRaw`
    UPDATE api_token t SET told_at = now() FROM user_session s
    WHERE s.id = ${sessionId}::uuid AND s.user_id = t.user_id AND t.user_id = ${userId}::uuid
      AND t.told_at IS NULL AND t.created_at < s.created_at`;
}
