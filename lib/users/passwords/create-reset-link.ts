import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { linkLifeMs, resetLink } from '../account-links';
import { lockAdministrators } from '../accounts/lock-administrators';
import type { Link } from '../link-schemas';
import { makeLinkToken } from '../link-token';
import { requirePasswordSignIn } from './require-password-sign-in';

/**
 * Makes a link with which a user sets a new password, for an administrator to hand over.
 *
 * @throws AppError `permission.denied`, `user.not-found` (also when deactivated), `user.company-sign-in`
 */
export async function createResetLink(actor: PersonActor, input: { userId: string }): Promise<Link> {
  requirePermission(actor, 'administration');
  const { token, hash } = makeLinkToken();
  const expiresAt = new Date(Date.now() + linkLifeMs.reset);
  return transaction(async (db) => {
    // Who stops being an administrator at this moment must not keep a new link.
    await lockAdministrators(db, actor);
    const select = { id: true, role: true };
    const user = await db.user.findFirst({ where: { id: input.userId, active: true }, select });
    if (!user) throw new AppError('user.not-found');
    requirePasswordSignIn(user.role);
    // The one before is forgotten: only the latest is handed over.
    await db.passwordReset.deleteMany({ where: { userId: user.id } });
    await db.passwordReset.create({ data: { userId: user.id, tokenHash: hash, expiresAt, createdById: actor.userId } });
    await recordAudit(db, actor, 'user.reset-link-created', { userId: user.id });
    return { link: resetLink(token), expiresAt: expiresAt.toISOString() };
  });
}
