import { database } from '@/lib/db/client';
import { recoveryOf } from '@/lib/jobs/lost-work';
import { enqueueEvents } from '@/lib/jobs/outbox';

/** Connections with deliveries of the ATS that nobody took; taking them twice at once changes nothing. */
export const recoverLostDeliveries = recoveryOf<{ connectionId: string }>({
  name: 'webhooks of an ATS',
  permission: 'candidate:upload',
  quietMinutes: { embedded: 15, inngest: 15 },
  findQuiet: ({ since }) =>
    database().atsWebhookDelivery.findMany({
      where: { handledAt: null, receivedAt: { lt: since } },
      distinct: ['connectionId'],
      select: { connectionId: true },
    }),
  askAgain: async (_actor, lost) => {
    const events = lost.map(({ connectionId }) => ({ name: 'ats/webhook.received' as const, data: { connectionId } }));
    await enqueueEvents(database(), events);
    return { requested: lost.length };
  },
});
