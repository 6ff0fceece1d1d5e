import type { Actor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { markAsSent } from './end-pick';
import type { AtsPlace } from './take-applications';

/** Somebody whose stage is another one than when it was last read. */
export interface Moved {
  candidateId: string;
  stageId: string;
}

/**
 * A synchronisation has read people in a stage that they were to be moved to: their requests end as sent, also those on the
 * list of conflicts. Who was in that stage already when it was requested is left to the sending.
 *
 * @param db a transaction that has locked the process
 */
export async function endSeenPicks(db: Db, actor: Actor, place: AtsPlace, moved: Moved[]): Promise<void> {
  if (moved.length === 0) return;
  const stages = new Map(moved.map(({ candidateId, stageId }) => [candidateId, stageId]));
  const { processId, connectionId, recruitmentId } = place;
  const picks = await db.atsPick.findMany({
    where: {
      ...{ processId, connectionId, recruitmentId, targetKind: 'STAGE' },
      ...{ state: { in: ['PENDING', 'SENDING', 'CONFLICT'] }, candidateId: { in: [...stages.keys()] } },
    },
    orderBy: { id: 'asc' },
  });
  for (const pick of picks) {
    const isInPlace = stages.get(pick.candidateId) === pick.target && pick.fromStageId !== pick.target;
    if (isInPlace) await markAsSent(db, actor, pick, { by: 'synchronisation' });
  }
}
