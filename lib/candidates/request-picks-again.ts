import type { Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { enqueueEvents } from '@/lib/jobs/outbox';

/**
 * Requests again every transfer of a candidate to the ATS that has not ended. Webhooks are not among them: they are
 * repeated by rules of their own (`retry-wait.ts`).
 */
export async function requestPicksAgain(db: Db, which: Prisma.AtsPickWhereInput): Promise<void> {
  const picks = await db.atsPick.updateManyAndReturn({
    where: { ...which, state: { in: ['PENDING', 'SENDING'] }, targetKind: { not: 'WEBHOOK' } },
    data: { aliveAt: new Date() },
    select: { id: true, connectionId: true },
  });
  await enqueueEvents(
    db,
    picks.map(({ id: pickId, connectionId }) => {
      return { name: 'ats/pick.requested' as const, data: { pickId, connectionId } };
    }),
  );
}
