import { recordAudits, type AuditActor } from '@/lib/audit/record-audit';
import type { Db } from '@/lib/db/client';

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
