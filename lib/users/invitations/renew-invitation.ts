import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { invitationLink, linkLifeMs } from '../account-links';
import { lockAdministrators } from '../accounts/lock-administrators';
import type { Link } from '../link-schemas';
import { makeLinkToken } from '../link-token';

/**
 * Gives an invitation a new link and its full time; the former link ends, and the actor is now who invited.
 *
 * @throws AppError `permission.denied`, `invitation.not-found`, `user.email-taken` when the address has an account by now
 */
export async function renewInvitation(actor: PersonActor, input: { invitationId: string }): Promise<Link> {
  requirePermission(actor, 'administration');
  const { token, hash } = makeLinkToken();
  const expiresAt = new Date(Date.now() + linkLifeMs.invitation);
  return transaction(async (db) => {
    await lockAdministrators(db, actor);
    const where = { id: input.invitationId };
    const waiting = await db.invitation.findUnique({ where, select: { email: true } });
    const isKnown = waiting && (await db.user.findUnique({ where: waiting, select: { id: true } }));
    if (isKnown) throw new AppError('user.email-taken');
    const data = { tokenHash: hash, expiresAt, invitedById: actor.userId };
    const { count } = await db.invitation.updateMany({ where, data });
    if (count === 0) throw new AppError('invitation.not-found');
    await recordAudit(db, actor, 'invitation.renewed', { invitationId: input.invitationId });
    return { link: invitationLink(token), expiresAt: expiresAt.toISOString() };
  });
}
