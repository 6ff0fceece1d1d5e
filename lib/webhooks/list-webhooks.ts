import { requireProcessPermission } from '@/lib/auth/process-access';
import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { webhookEvents } from '@/lib/webhook-rows/webhook-events';
import type { WebhookMessages } from './webhook-schemas';

const maxMessages = 100;
const maxAttempts = 10;

/**
 * The webhooks of a process with their log, latest first; what they say is not kept.
 *
 * @throws AppError `process.not-found`, `permission.denied`
 */
export async function listWebhooks(actor: Actor, { processId }: { processId: string }): Promise<WebhookMessages> {
  await requireProcessPermission(database(), actor, processId, 'candidate:pick');
  const rows = await database().webhookMessage.findMany({
    where: { processId, event: { in: [...webhookEvents] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: maxMessages,
    include: {
      candidate: { select: { id: true, ordinalNumber: true } },
      log: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: maxAttempts },
    },
  });
  const items = rows.flatMap(({ id, candidate, state, attempts, reason, nextAttemptAt, createdAt, log, ...row }) => {
    const event = webhookEvents.find((one) => one === row.event);
    if (!event) return [];
    return {
      messageId: id,
      event,
      state,
      attempts,
      reason,
      candidate: candidate && { candidateId: candidate.id, ordinalNumber: candidate.ordinalNumber },
      nextAttemptAt: state === 'PENDING' ? nextAttemptAt.toISOString() : null,
      createdAt: createdAt.toISOString(),
      log: log.map(({ at, httpStatus, reason: why, tookMs }) => {
        return { at: at.toISOString(), httpStatus, reason: why, tookMs };
      }),
    };
  });
  return { items };
}
