import type { AuditAction } from '@/lib/audit/audit-actions';
import { recordAudit, recordAudits, type AuditFacts, type AuditActor } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { endSessionsOf } from '@/lib/auth/sessions';
import type { Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { Role } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';
import { endTokensOf } from '../api-tokens/end-tokens-of';
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

/**
 * Ends the links that a former administrator made and so knows. Their invitations wait, expired, for a new link by
 * another; links for a new password are deleted.
 */
export async function endLinksMadeBy(db: Db, actor: AuditActor, makerId: string): Promise<void> {
  const invitations = await db.invitation.updateManyAndReturn({
    where: { invitedById: makerId, tokenHash: { not: null } },
    // Expired, so that no company account gets the role by it either.
    data: { tokenHash: null, expiresAt: new Date() },
    select: { id: true },
  });
  const where = { createdById: makerId };
  const resets = await db.passwordReset.findMany({ where, select: { userId: true } });
  await db.passwordReset.deleteMany({ where });
  await recordAudits(
    db,
    actor,
    'invitation.link-ended',
    invitations.map(({ id }) => ({ invitationId: id })),
  );
  await recordAudits(db, actor, 'user.reset-link-ended', resets);
}

/**
 * Gives an account another role; its sessions end.
 *
 * @throws AppError as {@link changeAccess}
 */
export async function changeRole(actor: PersonActor, { userId, role }: { userId: string; role: Role }): Promise<void> {
  await changeAccess(actor, {
    userId,
    action: 'user.role-changed',
    change: ({ active }) => ({ role, active }),
    facts: (present) => ({ from: present.role, to: role }),
  });
}

/**
 * Keeps a user out: their sessions and API tokens end at once. Their work stays, with their name.
 *
 * @throws AppError as {@link changeAccess}
 */
export async function deactivateAccount(actor: PersonActor, { userId }: { userId: string }): Promise<void> {
  const change = { userId, action: 'user.deactivated' } as const;
  await changeAccess(actor, { ...change, change: ({ role }) => ({ role, active: false }) });
}

/**
 * Lets a deactivated user in again, with the role and password from before.
 *
 * @throws AppError as {@link changeAccess}
 */
export async function reactivateAccount(actor: PersonActor, { userId }: { userId: string }): Promise<void> {
  const change = { userId, action: 'user.reactivated' } as const;
  await changeAccess(actor, { ...change, change: ({ role }) => ({ role, active: true }) });
}

/**
 * Signs a user out everywhere, e.g. when a computer was lost; they may sign in again. Their API tokens end for good. Of the
 * actor's own sessions the present one goes on.
 *
 * @throws AppError `permission.denied`, `user.not-found`
 */
export async function endAccountSessions(actor: PersonActor, { userId }: { userId: string }): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    await lockAdministrators(db, actor);
    if (!(await db.user.findUnique({ where: { id: userId }, select: { id: true } })))
      throw new AppError('user.not-found');
    await endSessionsOf(db, userId, { except: actor.sessionId });
    await endTokensOf(db, actor, userId);
    await recordAudit(db, actor, 'user.sessions-ended', { userId });
  });
}
