import { database } from '@/lib/db/client';
import { recoveryOf } from '@/lib/jobs/lost-work';
import { enqueueEvents } from '@/lib/jobs/outbox';

const batchSize = 200;

/** Mails that are due and that nothing sends. */
export const recoverLostMails = recoveryOf<{ id: string }>({
  name: 'mails',
  permission: 'administration',
  quietMinutes: { embedded: 3, inngest: 15 },
  findQuiet: ({ since }) =>
    database().mail.findMany({
      where: {
        state: 'QUEUED',
        nextAttemptAt: { lte: since },
        OR: [{ claimedUntil: null }, { claimedUntil: { lte: since } }],
      },
      orderBy: { nextAttemptAt: 'asc' },
      take: batchSize,
      select: { id: true },
    }),
  request: { key: 'mailId', of: ({ id }) => id },
  askAgain: async (_actor, lost) => {
    const events = lost.map(({ id: mailId }) => ({ name: 'mail/sending.requested' as const, data: { mailId } }));
    await enqueueEvents(database(), events);
    return { requested: lost.length };
  },
});
