import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { requireFailed } from './require-failed';

/**
 * Deletes a failed mail.
 *
 * @throws AppError `permission.denied`, `mail.not-found`, `mail.not-failed`
 */
export async function discardMail(actor: PersonActor, { mailId }: { mailId: string }): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    const { count } = await db.mail.deleteMany({ where: { id: mailId, state: 'FAILED' } });
    await requireFailed(db, mailId, count);
    await recordAudit(db, actor, 'mail.discarded', { mailId });
  });
}
