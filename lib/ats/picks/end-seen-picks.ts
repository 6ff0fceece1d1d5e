import type { Actor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import type { AtsPick } from '@/lib/db/generated/client';
import { isBeingRead, markAloneAsSent } from './end-pick';
import { letOthersFollow } from './first-send';

type Place = Pick<AtsPick, 'processId' | 'connectionId' | 'recruitmentId'>;

/** Where somebody is now, as the ATS was just read. */
export interface SeenStage {
  candidateId: string;
  stageId: string;
}

/**
 * Ends requests as sent, also those in conflict, when a synchronisation has read people in the stage that they were
 * to be moved to. People who were in that stage before the request, or may have been, are left to the sending; those
 * whose CV is being read, to the next synchronisation.
 *
 * @param db a transaction that has locked the process
 */
export async function endSeenPicks(db: Db, actor: Actor, place: Place, seen: SeenStage[]): Promise<void> {
  if (seen.length === 0) return;
  const stages = new Map(seen.map(({ candidateId, stageId }) => [candidateId, stageId]));
  const { processId, connectionId, recruitmentId } = place;
  const picks = await db.atsPick.findMany({
    where: {
      processId,
      connectionId,
      recruitmentId,
      targetKind: 'STAGE',
      state: { in: ['PENDING', 'SENDING', 'CONFLICT'] },
      candidateId: { in: [...stages.keys()] },
    },
    include: { candidate: { select: { status: true } } },
    orderBy: { id: 'asc' },
  });
  const ends: { isProved: boolean }[] = [];
  for (const { candidate, ...pick } of picks) {
    const { target, fromStageId, attempts } = pick;
    const wasElsewhere = fromStageId === null ? attempts > 0 : fromStageId !== target;
    const isInPlace = stages.get(pick.candidateId) === target && wasElsewhere;
    if (!isInPlace || isBeingRead(candidate.status)) continue;
    const sent = await markAloneAsSent(db, actor, pick, { by: 'synchronisation' });
    if (sent) ends.push(sent);
  }
  // Once for all of them: each call looks at everybody who waits.
  if (ends.length > 0) await letOthersFollow(db, place, { isProved: ends.some(({ isProved }) => isProved) });
}
