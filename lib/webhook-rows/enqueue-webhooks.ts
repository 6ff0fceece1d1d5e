import type { Db } from '@/lib/db/client';
import { enqueueEvents } from '@/lib/jobs/outbox';
import type { WebhookEvent } from './webhook-events';

/** What happened, and to whom; what the message says is read when it is sent. */
export interface NewWebhook {
  event: WebhookEvent;
  /** Names what happened: one message for each. */
  subjectId: string;
  connectionId: string;
  processId: string;
  candidateId: string | null;
}

/**
 * Writes webhooks in the caller's transaction, so that they are sent if and only if that commits. What was given up before is
 * sent again as the same message. Call `sendOutboxSoon` after the commit.
 */
export async function enqueueWebhooks(db: Db, webhooks: NewWebhook[]): Promise<void> {
  const created = await db.webhookMessage.createManyAndReturn({
    data: webhooks,
    skipDuplicates: true,
    select: { id: true, subjectId: true, connectionId: true },
  });
  const isNew = new Set(created.map(({ subjectId }) => subjectId));
  const messages = [...created];
  for (const { event, subjectId, ...place } of webhooks.filter((webhook) => !isNew.has(webhook.subjectId))) {
    const again = { ...place, state: 'PENDING', attempts: 0, reason: null, endedAt: null } as const;
    const message = await db.webhookMessage.update({
      where: { event_subjectId: { event, subjectId } },
      data: { ...again, nextAttemptAt: new Date() },
      select: { id: true, subjectId: true, connectionId: true },
    });
    messages.push(message);
  }
  await enqueueEvents(
    db,
    messages.map(({ id: messageId, connectionId }) => {
      return { name: 'webhook/sending.requested' as const, data: { messageId, connectionId } };
    }),
  );
}
