import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { clearFailures, recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { hashPassword, verifyPassword } from '@/lib/auth/password';
import { endSessionsOf } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import type { ChangePasswordInput } from './password-schemas';
import { requirePasswordSignIn } from './require-password-sign-in';

/** Somebody at an unlocked screen must not be able to guess the password. */
const limit = { free: 5, firstWaitSeconds: 15, maxWaitSeconds: 15 * 60, windowSeconds: 60 * 60 };
const attemptsOf = (userId: string): AttemptKey => ({ key: `change-password:${slot(userId, 16)}`, limit });

/**
 * Changes the actor's password. Their other sessions and open links for a new password end.
 *
 * @throws AppError `request.invalid` when the current password is wrong, `request.too-many`, `user.company-sign-in`
 */
export async function changePassword(actor: PersonActor, input: ChangePasswordInput): Promise<void> {
  requirePasswordSignIn();
  const { userId } = actor;
  const attempts = attemptsOf(userId);
  const wait = await secondsUntilAllowed([attempts]);
  if (wait > 0) throw new AppError('request.too-many', { retryAfterSeconds: wait });
  const user = await database().user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (!user?.passwordHash || !(await verifyPassword(input.currentPassword, user.passwordHash))) {
    await recordFailure([attempts]);
    throw new AppError('request.invalid', { fields: [{ path: 'currentPassword', code: 'password-wrong' }] });
  }
  await clearFailures(attempts);
  const passwordHash = await hashPassword(input.newPassword);
  await transaction(async (db) => {
    await db.user.update({ where: { id: userId }, data: { passwordHash } });
    await db.passwordReset.deleteMany({ where: { userId } });
    await endSessionsOf(db, userId, { except: actor.sessionId });
    await recordAudit(db, actor, 'user.password-changed', { userId });
  });
}
