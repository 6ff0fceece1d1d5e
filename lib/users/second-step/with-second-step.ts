import type { PersonActor } from '@/lib/auth/actor';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { withOwnPassword } from '../passwords/with-own-password';
import { holdAccount } from './hold-account';
import { proveCode } from './prove-code';
import type { ProvedSecondStepInput } from './second-step-schemas';

/**
 * Changes the actor's second step, for which password and a code are asked.
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
    const id = await proveCode(db, actor, code);
    if (id === null) throw new AppError('second-step.not-set-up');
    return work(db, id);
  });
}
