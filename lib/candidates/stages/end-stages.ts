import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { findLastChanges } from './find-last-changes';
import { recordStageChanges } from './record-stage-changes';

/**
 * Ends the stage of whom people do not advance any more.
 *
 * @param candidateIds whose decision has just changed, locked by the caller's transaction
 * @param byUndoing no decision was made, so that none brings the stage back when it is undone
 */
export async function endStages(
  db: Db,
  actor: PersonActor,
  candidateIds: readonly string[],
  byUndoing = false,
): Promise<void> {
  const rows = await db.candidate.findMany({
    where: {
      id: { in: [...candidateIds] },
      followUp: { stageId: { not: null } },
      OR: [{ decision: null }, { decision: { not: 'ADVANCE' } }],
    },
    select: { id: true, processId: true, decisionId: true, followUp: { select: { stageId: true } } },
  });
  const moves = rows.map(({ id, processId, decisionId, followUp }) => {
    return {
      candidateId: id,
      processId,
      from: followUp?.stageId ?? null,
      to: null,
      decisionId: byUndoing ? null : decisionId,
    };
  });
  await recordStageChanges(db, actor, moves, { requestId: randomUUID(), cause: 'DECISION' });
}

/**
 * After decisions were undone: ends the stages of whom nobody advances now, and brings back those that one of these decisions
 * ended, unless something happened since.
 *
 * @param decisionIds the undone decisions, whose candidates the caller's transaction has locked
 */
export async function restoreStages(db: Db, actor: PersonActor, decisionIds: readonly string[]): Promise<void> {
  const undone = await db.candidateDecision.findMany({
    where: { id: { in: [...decisionIds] } },
    select: { candidateId: true },
  });
  const candidateIds = undone.map(({ candidateId }) => candidateId);
  await endStages(db, actor, candidateIds, true);
  const decisions: ReadonlySet<string | null> = new Set(decisionIds);
  const changes = await db.stageChange.findMany({
    where: {
      candidateId: { in: candidateIds },
      decisionId: { not: null },
      toStageId: null,
      candidate: { decision: 'ADVANCE' },
    },
    select: {
      id: true,
      candidateId: true,
      decisionId: true,
      fromStageId: true,
      candidate: { select: { processId: true } },
    },
  });
  const ended = changes.filter(({ decisionId }) => decisions.has(decisionId));
  const last = await findLastChanges(
    db,
    ended.map(({ candidateId }) => candidateId),
  );
  const moves = ended
    .filter(({ id, candidateId }) => last.get(candidateId) === id)
    .map(({ candidateId, fromStageId, candidate: { processId } }) => {
      return { candidateId, processId, from: null, to: fromStageId };
    });
  await recordStageChanges(db, actor, moves, { requestId: randomUUID(), cause: 'DECISION' });
}
