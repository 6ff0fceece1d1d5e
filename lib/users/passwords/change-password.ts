import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { clearFailures, recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { hashInTurn } from '@/lib/auth/hashing-queue';
import { hashPassword, verifyPassword } from '@/lib/auth/password';
import { endSessionsOf } from '@/lib/auth/sessions';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
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
 * @throws AppError `request.invalid` when the current password is wrong, `request.too-many` also while another change of
 *   this account is under way, `user.company-sign-in`, `session.missing` when the session or the password ended meanwhile
 */
export async function changePassword(actor: PersonActor, input: ChangePasswordInput): Promise<void> {
  requirePasswordSignIn(actor.role);
  await hashInTurn(`user:${actor.userId}`, () =>
    transaction(async (db) => {
      await beOnlyChange(db, actor.userId);
      const checkedHash = await checkPassword(actor.userId, input.currentPassword);
      await setPassword(db, actor, { checkedHash, passwordHash: await hashPassword(input.newPassword) });
    }),
  );
}

/** Guesses at the same time would all be checked before the first is counted. Until the transaction ends. */
async function beOnlyChange(db: Prisma.TransactionClient, userId: string): Promise<void> {
  const [lock] = await db.$queryRaw<{ taken: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`change-password:${userId}`}, 0)) AS taken`;
  if (!lock?.taken) throw new AppError('request.too-many', { retryAfterSeconds: 1 });
}

/** Counts outside of the transaction, which a wrong password undoes. Returns the hash that was checked. */
async function checkPassword(userId: string, typed: string): Promise<string> {
  const attempts = attemptsOf(userId);
  const wait = await secondsUntilAllowed([attempts]);
  if (wait > 0) throw new AppError('request.too-many', { retryAfterSeconds: wait });
  const user = await database().user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (!user?.passwordHash || !(await verifyPassword(typed, user.passwordHash))) {
    await recordFailure([attempts]);
    throw new AppError('request.invalid', { fields: [{ path: 'currentPassword', code: 'password-wrong' }] });
  }
  await clearFailures(attempts);
  return user.passwordHash;
}

interface NewPassword {
  checkedHash: string;
  passwordHash: string;
}

/** A reset, a deactivation or the end of the session while it was hashed goes first. */
async function setPassword(
  db: Prisma.TransactionClient,
  { userId, sessionId, ...actor }: PersonActor,
  { checkedHash, passwordHash }: NewPassword,
): Promise<void> {
  const where = { id: userId, active: true, passwordHash: checkedHash };
  const { count } = await db.user.updateMany({ where, data: { passwordHash } });
  const open = await db.userSession.count({ where: { id: sessionId, userId, endedAt: null } });
  if (count === 0 || open === 0) throw new AppError('session.missing');
  await db.passwordReset.deleteMany({ where: { userId } });
  await endSessionsOf(db, userId, { except: sessionId });
  await recordAudit(db, { ...actor, userId }, 'user.password-changed', { userId });
}
