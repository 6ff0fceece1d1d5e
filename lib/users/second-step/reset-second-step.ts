import { endTokensOf } from '@/lib/users/api-tokens/end-tokens-of';
import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { endSessionsOf } from '@/lib/auth/sessions';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { lockAdministrators } from '../accounts/lock-administrators';

/**
 * Ends the second step of somebody who has lost the app and the recovery codes. Their sessions end; the password stays.
 *
 * @throws AppError `permission.denied`, `user.not-found`, `second-step.not-set-up`
 */
export async function resetSecondStep(actor: Actor, { userId }: { userId: string }): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    // Somebody who stops being an administrator at this moment must not do it.
    await lockAdministrators(db, actor);
    // Locked: a sign-in with a code at the same time is either seen here, or finds the second step gone.
    const [user] = await db.$queryRaw<{ id: string }[]>`
      SELECT id FROM app_user WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    if (!user) throw new AppError('user.not-found');
    const { count } = await db.secondStep.deleteMany({ where: { userId } });
    if (count === 0) throw new AppError('second-step.not-set-up');
    await endSessionsOf(db, userId);
    await endTokensOf(db, actor, userId);
    await recordAudit(db, actor, 'second-step.reset', { userId });
  });
}
