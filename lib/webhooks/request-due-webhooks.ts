import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { enqueueEvents } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';

const batchSize = 500;

/**
 * Requests the attempts that are due: those whose wait is over, and those that were lost with their process. A second
 * request for the same attempt does nothing.
 *
 * @returns how many were requested
 * @throws AppError `permission.denied`
 */
export async function requestDueWebhooks(actor: Actor, now: Date = new Date()): Promise<number> {
  requirePermission(actor, 'candidate:pick');
  const due = await database().webhookMessage.findMany({
    where: { state: 'PENDING', nextAttemptAt: { lte: now }, connection: { paused: false } },
    orderBy: { nextAttemptAt: 'asc' },
    take: batchSize,
    select: { id: true, connectionId: true },
  });
  if (due.length === 0) return 0;
  const events = due.map(({ id: messageId, connectionId }) => {
    return { name: 'webhook/sending.requested' as const, data: { messageId, connectionId } };
  });
  await enqueueEvents(database(), events);
  sendOutboxSoon();
  return due.length;
}
