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
  const ids: string[] = [];
  for (const { event, subjectId, ...place } of webhooks) {
    const again = { ...place, state: 'PENDING', attempts: 0, reason: null, endedAt: null } as const;
    const { id } = await db.webhookMessage.upsert({
      where: { event_subjectId: { event, subjectId } },
      create: { event, subjectId, ...place },
      update: { ...again, nextAttemptAt: new Date() },
      select: { id: true },
    });
    ids.push(id);
  }
  await enqueueEvents(
    db,
    ids.map((messageId) => ({ name: 'webhook/sending.requested' as const, data: { messageId } })),
  );
}
