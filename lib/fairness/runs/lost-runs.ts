import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { recoveryOf } from '@/lib/jobs/lost-work';
import { enqueueEvents } from '@/lib/jobs/outbox';
import { openRuns } from './end-run';

/** Runs that nothing follows any more. Their function may start anew where one does: the rows say what is examined. */
export const recoverLostFairnessRuns = recoveryOf<{ id: string }>({
  name: 'fairness runs',
  permission: 'candidate:analyse',
  // One candidate takes a model some minutes, and the longest wait for a provider two.
  quietMinutes: { embedded: 15, inngest: 30 },
  findQuiet: ({ since }) =>
    database().fairnessRun.findMany({ where: { state: openRuns, checkedAt: { lt: since } }, select: { id: true } }),
  askAgain: (_actor, lost, { since }) =>
    transaction(async (db) => {
      const requested = await db.fairnessRun.updateManyAndReturn({
        where: { id: { in: lost.map(({ id }) => id) }, state: openRuns, checkedAt: { lt: since } },
        data: { checkedAt: new Date() },
        select: { id: true },
      });
      await enqueueEvents(
        db,
        requested.map(({ id: runId }) => ({ name: 'fairness/run.requested' as const, data: { runId } })),
      );
      return { requested: requested.length };
    }),
});
