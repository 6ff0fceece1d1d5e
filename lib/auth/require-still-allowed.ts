import type { Db } from '@/lib/db/client';
import type { Permission, Role } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';
import type { Actor } from './actor';
import { requireProcessPermission } from './process-access';

/**
 * For work that goes on for long after its call was let in: requires anew that the session has not ended and the token has not
 * been revoked or expired, that the account is active, and that its present role, or membership, allows it.
 *
 * @throws AppError `session.missing`, and those of `requireProcessPermission`
 */
export async function requireStillAllowed(
  db: Db,
  actor: Actor,
  processId: string,
  permission: Permission,
): Promise<void> {
  if (actor.kind === 'system') return;
  const [account] = await db.$queryRaw<{ role: Role }[]>`
    SELECT u.role::text AS role FROM app_user u
    WHERE u.id = ${actor.userId}::uuid AND u.active AND u.role IS NOT NULL
      AND NOT EXISTS (SELECT FROM user_session s WHERE s.id = ${actor.sessionId}::uuid AND s.ended_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM api_token t WHERE t.id = ${actor.tokenId ?? null}::uuid
        AND (t.revoked_at IS NOT NULL OR t.expires_at <= now()))`;
  if (!account) throw new AppError('session.missing');
  await requireProcessPermission(db, { ...actor, role: account.role }, processId, permission);
}
