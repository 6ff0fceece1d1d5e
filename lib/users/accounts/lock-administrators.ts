import type { Actor } from '@/lib/auth/actor';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

/**
 * Locks the active administrators until the transaction ends, so that two who demote each other at once come one after
 * the other.
 *
 * @returns `requireOtherThan`: a check that at least one other than `userId` remains; `isOnly`: whether it is the only one
 * @throws AppError `permission.denied` when the actor is no administrator any more
 */
export async function lockAdministrators(
  db: Prisma.TransactionClient,
  actor: Actor,
): Promise<{ requireOtherThan: (userId: string) => void; isOnly: (userId: string) => boolean }> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM app_user WHERE role = 'ADMIN' AND active ORDER BY id FOR UPDATE`;
  if (actor.kind === 'person' && !rows.some(({ id }) => id === actor.userId)) throw new AppError('permission.denied');
  return {
    requireOtherThan: (userId) => {
      if (!rows.some(({ id }) => id !== userId)) throw new AppError('user.last-administrator');
    },
    isOnly: (userId) => rows.length === 1 && rows[0]?.id === userId,
  };
}
