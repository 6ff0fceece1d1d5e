import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { invitationLink, linkLifeMs } from '../account-links';
import { lockAdministrators } from '../accounts/lock-administrators';
import type { Link } from '../link-schemas';
import { makeLinkToken } from '../link-token';
import { mailInvitation } from './mail-invitation';

/**
 * Gives an invitation a new link and its full time; the former link ends, and the actor is now who invited.
 * It is mailed where a mail server is set.
 *
 * @throws AppError `permission.denied`, `invitation.not-found`, `user.email-taken` when the address has an account by now
 */
export async function renewInvitation(actor: PersonActor, input: { invitationId: string }): Promise<Link> {
  requirePermission(actor, 'administration');
  const token = makeLinkToken();
  const expiresAt = new Date(Date.now() + linkLifeMs.invitation);
  const link = await transaction(async (db) => {
    await lockAdministrators(db, actor);
    const where = { id: input.invitationId };
    const waiting = await db.invitation.findUnique({ where, select: { email: true, role: true } });
    const known = waiting && { where: { email: waiting.email }, select: { id: true } };
    if (known && (await db.user.findUnique(known))) throw new AppError('user.email-taken');
    const data = { tokenHash: token.hash, expiresAt, invitedById: actor.userId };
    const { count } = await db.invitation.updateMany({ where, data });
    if (!waiting || count === 0) throw new AppError('invitation.not-found');
    await recordAudit(db, actor, 'invitation.renewed', { invitationId: input.invitationId });
    const isMailed = await mailInvitation(db, actor, { ...waiting, token, expiresAt });
    const mailedTo = isMailed ? waiting.email : null;
    return { link: invitationLink(token.token), expiresAt: expiresAt.toISOString(), mailedTo };
  });
  sendOutboxSoon();
  return link;
}
