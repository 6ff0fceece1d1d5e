import type { PersonActor } from '@/lib/auth/actor';
import { clearFailures, recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { hashInTurn } from '@/lib/auth/hashing-queue';
import { beOnlyAttempt } from '@/lib/auth/only-attempt';
import { verifyPassword } from '@/lib/auth/password';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requirePasswordSignIn } from './require-password-sign-in';

/** Somebody at an unlocked screen must not be able to guess the password. */
const limit = { free: 5, firstWaitSeconds: 15, maxWaitSeconds: 15 * 60, windowSeconds: 60 * 60 };
const attemptsOf = (userId: string): AttemptKey => ({ key: `change-password:${slot(userId, 16)}`, limit });

interface TypedPassword {
  password: string;
  /** The input field at which a wrong password is reported. */
  path: string;
}

/**
 * Runs a change that needs the actor's password, in one transaction, one at a time for an account.
 *
 * @param work gets the hash that was checked
 * @throws AppError `request.invalid` when the password is wrong, `request.too-many` also while another such change of
 * this account is running, `user.company-sign-in`; whatever `work` throws
 */
export async function withOwnPassword<Result>(
  { userId, role }: PersonActor,
  typed: TypedPassword,
  work: (db: Prisma.TransactionClient, checkedHash: string) => Promise<Result>,
): Promise<Result> {
  requirePasswordSignIn(role);
  return hashInTurn(`user:${userId}`, () =>
    transaction(async (db) => {
      await beOnlyAttempt(db, `change-password:${userId}`);
      return work(db, await checkPassword(userId, typed));
    }),
  );
}

/**
 * Checks the password and counts failures outside the transaction, which a wrong password rolls back. Returns the
 * hash that was checked.
 */
async function checkPassword(userId: string, { password, path }: TypedPassword): Promise<string> {
  const attempts = attemptsOf(userId);
  const wait = await secondsUntilAllowed([attempts]);
  if (wait > 0) throw new AppError('request.too-many', { retryAfterSeconds: wait });
  const user = await database().user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (!user?.passwordHash || !(await verifyPassword(password, user.passwordHash))) {
    await recordFailure([attempts]);
    throw new AppError('request.invalid', { fields: [{ path, code: 'password-wrong' }] });
  }
  await clearFailures(attempts);
  return user.passwordHash;
}
