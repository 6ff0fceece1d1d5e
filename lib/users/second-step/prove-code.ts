import type { PersonActor } from '@/lib/auth/actor';
import { clearFailures, recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { consumeCode } from '@/lib/auth/second-step/consume-code';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

const limit = { free: 5, firstWaitSeconds: 15, maxWaitSeconds: 15 * 60, windowSeconds: 60 * 60 };
const attemptsOf = (userId: string): AttemptKey => ({ key: `own-code:${slot(userId, 16)}`, limit });

const refused = (code: string) => new AppError('request.invalid', { fields: [{ path: 'code', code }] });

/**
 * Checks a code of the actor's second step, if they have one. A recovery code counts too, since the app may be lost.
 *
 * @returns the second step's id; null: the actor has none
 * @throws AppError `request.invalid` without a code or for a wrong one, `request.too-many`, `second-step.unreadable`
 */
export async function proveCode(
  db: Prisma.TransactionClient,
  actor: PersonActor,
  code: string | undefined,
): Promise<string | null> {
  const step = await db.secondStep.findUnique({ where: { userId: actor.userId } });
  if (!step) return null;
  if (code === undefined) throw refused('required');
  const attempts = attemptsOf(actor.userId);
  const wait = await secondsUntilAllowed([attempts], db);
  if (wait > 0) throw new AppError('request.too-many', { retryAfterSeconds: wait });
  if (!(await consumeCode(db, actor, step, code))) {
    // Counted outside the transaction, which a wrong code rolls back.
    await recordFailure([attempts]);
    throw refused('code-wrong');
  }
  await clearFailures(attempts, db);
  return step.id;
}
