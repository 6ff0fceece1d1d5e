import { recordAudit } from '@/lib/audit/record-audit';
import { hashInTurn } from '@/lib/auth/hashing-queue';
import { hashPassword } from '@/lib/auth/password';
import { endSessionsOf } from '@/lib/auth/sessions';
import { clearPasswordAttempts } from '@/lib/auth/sign-in-attempts';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { endTokensOf } from '../api-tokens/end-tokens-of';
import { hashLinkToken } from '../link-token';
import { getOpenReset } from './get-open-reset';
import { mailChangedPassword } from './mail-changed-password';
import type { ResetPasswordInput } from './password-schemas';

/**
 * Sets a new password by a link, which works once. All sessions of the account, its API tokens and its other links end, and the waits
 * after wrong passwords.
 *
 * @throws AppError `link.invalid`, `request.too-many`, `user.company-sign-in`
 */
export async function resetPassword({
  token,
  password,
  address,
}: ResetPasswordInput & { address?: string }): Promise<{ email: string }> {
  // Hashing is expensive, so links that do not work are refused first.
  await getOpenReset({ token });
  const tokenHash = hashLinkToken(token);
  const { email, passwordHash } = await hashInTurn(`link:${tokenHash}`, async () => ({
    ...(await getOpenReset({ token })),
    passwordHash: await hashPassword(password),
  }));
  await transaction(async (db) => {
    const where = { tokenHash, expiresAt: { gt: new Date() } };
    const reset = await db.passwordReset.findFirst({ where });
    if (!reset) throw new AppError('link.invalid');
    const { userId } = reset;
    // First the account, then its links, in the same order as everywhere: otherwise two transactions could deadlock.
    const changed = await db.user.updateMany({ where: { id: userId, active: true }, data: { passwordHash } });
    const { count } = await db.passwordReset.deleteMany({ where });
    if (changed.count === 0 || count === 0) throw new AppError('link.invalid');
    await db.passwordReset.deleteMany({ where: { userId } });
    const actor = { kind: 'person', userId, ...(address ? { address } : {}) } as const;
    await endSessionsOf(db, userId);
    await endTokensOf(db, actor, userId);
    await recordAudit(db, actor, 'user.password-reset', { userId });
    await mailChangedPassword(db, userId);
  });
  sendOutboxSoon();
  await clearPasswordAttempts(email);
  return { email };
}
