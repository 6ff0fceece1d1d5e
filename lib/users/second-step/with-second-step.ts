import type { PersonActor } from '@/lib/auth/actor';
import { clearFailures, recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { consumeCode } from '@/lib/auth/second-step/consume-code';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { withOwnPassword } from '../passwords/with-own-password';
import { holdAccount } from './hold-account';
import type { ProvedSecondStepInput } from './second-step-schemas';

const limit = { free: 5, firstWaitSeconds: 15, maxWaitSeconds: 15 * 60, windowSeconds: 60 * 60 };
const attemptsOf = (userId: string): AttemptKey => ({ key: `own-code:${slot(userId, 16)}`, limit });

/**
 * Changes the actor's second step, for which password and a code are asked. A recovery code does, too: the app may be lost.
 *
 * @param work gets the second step's id
 * @throws AppError `request.invalid` when password or code is wrong, `request.too-many`, `second-step.not-set-up`,
 *   `second-step.unreadable`, `session.missing`, `user.company-sign-in`
 */
export async function withSecondStep<Result>(
  actor: PersonActor,
  { password, code }: ProvedSecondStepInput,
  work: (db: Prisma.TransactionClient, secondStepId: string) => Promise<Result>,
): Promise<Result> {
  return withOwnPassword(actor, { password, path: 'password' }, async (db, checkedHash) => {
    await holdAccount(db, actor, checkedHash);
    const step = await db.secondStep.findUnique({ where: { userId: actor.userId } });
    if (!step) throw new AppError('second-step.not-set-up');
    const attempts = attemptsOf(actor.userId);
    const wait = await secondsUntilAllowed([attempts], db);
    if (wait > 0) throw new AppError('request.too-many', { retryAfterSeconds: wait });
    if (!(await consumeCode(db, actor, step, code))) {
      // Counted outside of the transaction, which a wrong code undoes.
      await recordFailure([attempts]);
      throw new AppError('request.invalid', { fields: [{ path: 'code', code: 'code-wrong' }] });
    }
    await clearFailures(attempts, db);
    return work(db, step.id);
  });
}
