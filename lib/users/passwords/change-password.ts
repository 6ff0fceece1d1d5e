import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { hashPassword } from '@/lib/auth/password';
import { endSessionsOf } from '@/lib/auth/sessions';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { endTokensOf } from '../api-tokens/end-tokens-of';
import { proveCode } from '../second-step/prove-code';
import { mailChangedPassword } from './mail-changed-password';
import type { ChangePasswordInput } from './password-schemas';
import { withOwnPassword } from './with-own-password';

/**
 * Changes the actor's password; a second step asks for its code. Their other sessions and open links for a new password end,
 * and the API tokens that they do not keep.
 *
 * @throws AppError `request.invalid` when the current password or the code is wrong, `request.too-many` also while another change of
 *   this account is under way, `user.company-sign-in`, `session.missing` when the session or the password ended meanwhile
 */
export async function changePassword(actor: PersonActor, input: ChangePasswordInput): Promise<void> {
  const typed = { password: input.currentPassword, path: 'currentPassword' };
  await withOwnPassword(actor, typed, async (db, checkedHash) => {
    await proveCode(db, actor, input.code);
    const passwordHash = await hashPassword(input.newPassword);
    await setPassword(db, actor, { checkedHash, passwordHash });
    if (input.endTokens !== false) await endTokensOf(db, actor, actor.userId);
  });
  sendOutboxSoon();
}

interface NewPassword {
  checkedHash: string;
  passwordHash: string;
}

/** Stores the new password. A reset, a deactivation or the end of the session while the password was hashed wins. */
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
  await recordAudit(db, { ...actor, userId, sessionId }, 'user.password-changed', { userId });
  await mailChangedPassword(db, userId);
}
