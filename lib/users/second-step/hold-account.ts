import type { PersonActor } from '@/lib/auth/actor';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

/**
 * Locks the actor's account until the transaction ends, so that a sign-in at the same time either sees the change or
 * is ended by it.
 *
 * @param checkedHash the hash of the password that was checked; undefined: the password does not matter
 * @throws AppError `session.missing` when account, password or session changed meanwhile
 */
export async function holdAccount(
  db: Prisma.TransactionClient,
  { userId, sessionId }: PersonActor,
  checkedHash?: string,
): Promise<{ email: string }> {
  const [user] = await db.$queryRaw<{ email: string; hash: string | null }[]>`
    SELECT email, password_hash AS hash FROM app_user WHERE id = ${userId}::uuid AND active FOR NO KEY UPDATE`;
  const open = await db.userSession.count({ where: { id: sessionId, userId, endedAt: null } });
  const isSame = checkedHash === undefined || user?.hash === checkedHash;
  if (!user || !isSame || open === 0) throw new AppError('session.missing');
  return { email: user.email };
}
