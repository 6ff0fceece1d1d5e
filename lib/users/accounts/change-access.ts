import type { AuditAction } from '@/lib/audit/audit-actions';
import { recordAudit, type AuditFacts } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { endSessionsOf } from '@/lib/auth/sessions';
import { transaction } from '@/lib/db/transaction';
import type { Role } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';
import { endTokensOf } from '../api-tokens/end-tokens-of';
import { endLinksMadeBy } from './end-links-made-by';
import { lockAdministrators } from './lock-administrators';

interface Access {
  role: Role | null;
  active: boolean;
}

interface AccessChange {
  userId: string;
  action: AuditAction;
  /** The new access; equal to the present one, nothing happens. */
  change: (present: Access) => Access;
  facts?: (present: Access) => AuditFacts;
}

/**
 * Changes what an account may do: its sessions end, of a former administrator also the links that they made, and the
 * audit log says who did it. At least one active administrator always remains.
 *
 * @throws AppError `permission.denied`, `user.not-found`, `user.last-administrator`
 */
export async function changeAccess(actor: PersonActor, { userId, action, change, facts }: AccessChange): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    const administrators = await lockAdministrators(db, actor);
    const present = await db.user.findUnique({ where: { id: userId }, select: { role: true, active: true } });
    if (!present) throw new AppError('user.not-found');
    const next = change(present);
    if (next.role === present.role && next.active === present.active) return;
    const administrates = next.role === 'ADMIN' && next.active;
    if (!administrates) administrators.requireOtherThan(userId);
    const by = { accessChangedAt: new Date(), accessChangedById: actor.userId };
    await db.user.update({ where: { id: userId }, data: { ...next, ...by } });
    // A link from before must not open the account again.
    if (!next.active) await db.passwordReset.deleteMany({ where: { userId } });
    await endSessionsOf(db, userId);
    // For good: who is let in again later makes new ones.
    if (!next.active) await endTokensOf(db, actor, userId);
    await recordAudit(db, actor, action, { userId, ...facts?.(present) });
    if (!administrates) await endLinksMadeBy(db, actor, userId);
  });
}
