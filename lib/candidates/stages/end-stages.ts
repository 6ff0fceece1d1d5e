import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { findLastChanges } from './find-last-changes';
import { recordStageChanges } from './record-stage-changes';

interface Ended {
  candidateId: string;
  processId: string;
  decisionId: string | null;
  /** The stage that ended. */
  stageId: string | null;
}

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
  // There may be more of them than a statement of Prisma has parameters.
  const rows = await db.$queryRaw<Ended[]>`
    SELECT c.id AS "candidateId", c.process_id AS "processId", c.decision_id AS "decisionId", f.stage_id AS "stageId"
    FROM candidate c JOIN candidate_follow_up f ON f.candidate_id = c.id
    WHERE c.id = ANY(${[...candidateIds]}::uuid[]) AND f.stage_id IS NOT NULL AND c.decision IS DISTINCT FROM 'ADVANCE'`;
  const moves = rows.map(({ stageId, decisionId, ...candidate }) => {
    return { ...candidate, from: stageId, to: null, decisionId: byUndoing ? null : decisionId };
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
  const ended = await db.$queryRaw<(Ended & { id: string })[]>`
    SELECT s.id, c.id AS "candidateId", c.process_id AS "processId", s.decision_id AS "decisionId", s.from_stage_id AS "stageId"
    FROM stage_change s JOIN candidate c ON c.id = s.candidate_id
    WHERE s.candidate_id = ANY(${candidateIds}::uuid[]) AND s.decision_id = ANY(${[...decisionIds]}::uuid[])
      AND s.to_stage_id IS NULL AND c.decision = 'ADVANCE'`;
  const last = await findLastChanges(
    db,
    ended.map(({ candidateId }) => candidateId),
  );
  const moves = ended
    .filter(({ id, candidateId }) => last.get(candidateId) === id)
    .map(({ candidateId, processId, stageId }) => ({ candidateId, processId, from: null, to: stageId }));
  await recordStageChanges(db, actor, moves, { requestId: randomUUID(), cause: 'DECISION' });
}
