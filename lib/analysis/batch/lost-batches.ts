import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { recoveryOf } from '@/lib/jobs/lost-work';
import { enqueueEvents } from '@/lib/jobs/outbox';

/** Batches that nothing follows any more. Their function may start anew where one does: the row says where it stands. */
export const recoverLostBatches = recoveryOf<{ id: string }>({
  name: 'batches',
  permission: 'candidate:analyse',
  // Three times the longest wait of their function (`advance-batch.ts`).
  quietMinutes: { embedded: 30, inngest: 30 },
  findQuiet: ({ since }) =>
    database().modelBatch.findMany({
      where: { state: { not: 'ENDED' }, checkedAt: { lt: since } },
      select: { id: true },
    }),
  askAgain: (_actor, lost, { since }) =>
    transaction(async (db) => {
      const requested = await db.modelBatch.updateManyAndReturn({
        where: { id: { in: lost.map(({ id }) => id) }, state: { not: 'ENDED' }, checkedAt: { lt: since } },
        data: { checkedAt: new Date() },
        select: { id: true },
      });
      await enqueueEvents(
        db,
        requested.map(({ id: batchId }) => ({ name: 'candidates/batch.requested' as const, data: { batchId } })),
      );
      return { requested: requested.length };
    }),
});
