import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { clearAccountAttempts } from '@/lib/auth/sign-in-attempts';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';

/**
 * Clears the failed sign-ins of an account, so that its owner need not wait after somebody else guessed passwords.
 *
 * @returns the account's id
 * @throws AppError `user.not-found`
 */
export async function unlockAccount(actor: Actor, input: { email: string }): Promise<{ userId: string }> {
  requirePermission(actor, 'administration');
  const email = input.email.trim().toLowerCase();
  const user = await database().user.findUnique({ where: { email }, select: { id: true } });
  if (!user) throw new AppError('user.not-found');
  await clearAccountAttempts(email);
  await transaction((db) => recordAudit(db, actor, 'user.unlocked', { userId: user.id }));
  return { userId: user.id };
}
