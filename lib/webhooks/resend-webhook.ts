import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';

/**
 * Sends a webhook again at once, as the same message, whether it was delivered, given up or waits. Its receiver knows it by its
 * id.
 *
 * @throws AppError `process.not-found`, `permission.denied`, `process.archived`, `resource.not-found`
 */
export async function resendWebhook(
  actor: PersonActor,
  { processId, messageId }: { processId: string; messageId: string },
): Promise<void> {
  await requireProcessPermission(database(), actor, processId, 'candidate:pick');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const now = new Date();
    const [message] = await db.webhookMessage.updateManyAndReturn({
      // Not while an attempt is being made.
      where: { id: messageId, processId, OR: [{ state: { not: 'PENDING' } }, { reason: { not: null } }] },
      data: { state: 'PENDING', attempts: 0, reason: null, endedAt: null, nextAttemptAt: now },
      select: { candidateId: true, connectionId: true },
    });
    if (!message) throw new AppError('resource.not-found');
    const { candidateId, connectionId } = message;
    await enqueueEvent(db, { name: 'webhook/sending.requested', data: { messageId, connectionId } });
    await recordAudit(db, actor, 'webhook.resent', { processId, ...(candidateId ? { candidateId } : {}), messageId });
  });
  sendOutboxSoon();
}
