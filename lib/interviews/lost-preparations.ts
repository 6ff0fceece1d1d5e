import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { recoveryOf } from '@/lib/jobs/lost-work';
import { enqueueEvents } from '@/lib/jobs/outbox';

/**
 * Interviews whose questions nobody writes any more: the server's queue was lost, or a backup was restored, which does not hold
 * it. Preparing twice changes nothing.
 */
export const recoverLostPreparations = recoveryOf<{ id: string }>({
  name: 'interview preparations',
  permission: 'candidate:analyse',
  // A model takes some minutes, and a provider may ask to wait.
  quietMinutes: { embedded: 15, inngest: 30 },
  findQuiet: ({ since }) =>
    database().interviewSimulation.findMany({
      where: { status: { in: ['CREATED', 'PREPARING'] }, updatedAt: { lt: since } },
      orderBy: { createdAt: 'asc' },
      take: 500,
      select: { id: true },
    }),
  request: { key: 'simulationId', of: ({ id }) => id },
  askAgain: (_actor, lost, { since }) =>
    transaction(async (db) => {
      const requested = await db.interviewSimulation.updateManyAndReturn({
        where: {
          id: { in: lost.map(({ id }) => id) },
          status: { in: ['CREATED', 'PREPARING'] },
          updatedAt: { lt: since },
        },
        data: { updatedAt: new Date() },
        select: { id: true },
      });
      await enqueueEvents(
        db,
        requested.map(({ id: simulationId }) => ({
          name: 'interview/preparation.requested' as const,
          data: { simulationId },
        })),
      );
      return { requested: requested.length };
    }),
});
