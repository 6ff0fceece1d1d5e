import { database } from '@/lib/db/client';
import { recoveryOf } from '@/lib/jobs/lost-work';
import { enqueueEvents } from '@/lib/jobs/outbox';
import { endLostSync } from './end-lost-sync';

/** Asked for again all day without coming on: something is wrong with it. */
const hopelessMs = 24 * 60 * 60_000;

/** Synchronisations that do not come on. */
export const recoverLostSyncs = recoveryOf<{ id: string; processId: string; connectionId: string; aliveAt: Date }>({
  name: 'synchronisations',
  permission: 'candidate:upload',
  // Longer than a part with its retries.
  quietMinutes: { embedded: 15, inngest: 15 },
  findQuiet: ({ since }) =>
    database().atsSync.findMany({
      where: { state: 'RUNNING', aliveAt: { lt: since } },
      select: { id: true, processId: true, connectionId: true, aliveAt: true },
    }),
  request: { key: 'syncId', of: ({ id }) => id },
  askAgain: async (actor, lost, { now }) => {
    const hopeless = lost.filter(({ aliveAt }) => now.getTime() - aliveAt.getTime() > hopelessMs);
    for (const { id: syncId } of hopeless) await endLostSync(actor, { syncId });
    const others = lost.filter((sync) => !hopeless.includes(sync));
    await enqueueEvents(
      database(),
      others.map(({ id: syncId, processId, connectionId }) => {
        return { name: 'ats/sync.requested' as const, data: { processId, syncId, connectionId } };
      }),
    );
    return { requested: others.length, failed: hopeless.length };
  },
});
