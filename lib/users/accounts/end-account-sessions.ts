import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { endSessionsOf } from '@/lib/auth/sessions';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { endTokensOf } from '../api-tokens/end-tokens-of';
import { lockAdministrators } from './lock-administrators';

/**
 * Signs a user out everywhere, e.g. when a computer was lost; they may sign in again. Their API tokens end for good. Of the actor's own sessions the present
 * one goes on.
 *
 * @throws AppError `permission.denied`, `user.not-found`
 */
export async function endAccountSessions(actor: PersonActor, { userId }: { userId: string }): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    await lockAdministrators(db, actor);
    if (!(await db.user.findUnique({ where: { id: userId }, select: { id: true } })))
      throw new AppError('user.not-found');
    await endSessionsOf(db, userId, { except: actor.sessionId });
    await endTokensOf(db, actor, userId);
    await recordAudit(db, actor, 'user.sessions-ended', { userId });
  });
}
