import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';

/**
 * Ends an invitation and its link.
 *
 * @throws AppError `permission.denied`, `invitation.not-found`
 */
export async function withdrawInvitation(actor: PersonActor, input: { invitationId: string }): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    const { count } = await db.invitation.deleteMany({ where: { id: input.invitationId } });
    if (count === 0) throw new AppError('invitation.not-found');
    await recordAudit(db, actor, 'invitation.withdrawn', { invitationId: input.invitationId });
  });
}
