import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { requireFailed } from './require-failed';

/**
 * Sends a failed mail again, with all its attempts and the same link.
 *
 * @throws AppError `permission.denied`, `mail.not-found`, `mail.not-failed`
 */
export async function retryMail(actor: PersonActor, { mailId }: { mailId: string }): Promise<void> {
  requirePermission(actor, 'administration');
  await transaction(async (db) => {
    const data = { state: 'QUEUED' as const, attempts: 0, nextAttemptAt: new Date(), endedAt: null };
    const { count } = await db.mail.updateMany({ where: { id: mailId, state: 'FAILED' }, data });
    await requireFailed(db, mailId, count);
    await db.candidateMessage.updateMany({ where: { id: mailId }, data: { state: 'WAITING', endedAt: null } });
    await enqueueEvent(db, { name: 'mail/sending.requested', data: { mailId } });
    await recordAudit(db, actor, 'mail.retried', { mailId });
  });
  sendOutboxSoon();
}
