import { recordAudits } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import type { StageChangeCause } from '@/lib/db/generated/client';

export interface StageMove {
  candidateId: string;
  processId: string;
  /** Null: no stage. */
  from: string | null;
  to: string | null;
  /** The decision that ended the stage. */
  decisionId?: string | null;
}

/**
 * Writes changes of stages: a row each, the present stage, and the audit log.
 *
 * @param moves of candidates that the caller's transaction has locked, each once
 * @param call `requestId`: new, for these moves only
 */
export async function recordStageChanges(
  db: Db,
  actor: PersonActor,
  moves: readonly StageMove[],
  { requestId, cause }: { requestId: string; cause: StageChangeCause },
): Promise<void> {
  if (moves.length === 0) return;
  await db.stageChange.createMany({
    data: moves.map(({ candidateId, from, to, decisionId = null }) => ({
      candidateId,
      fromStageId: from,
      toStageId: to,
      cause,
      requestId,
      decisionId,
      changedById: actor.userId,
    })),
  });
  await db.$executeRaw`
    INSERT INTO candidate_follow_up (candidate_id, stage_id, stage_since)
    SELECT made.candidate_id, made.to_stage_id, CASE WHEN made.to_stage_id IS NOT NULL THEN now() END
    FROM stage_change made WHERE made.request_id = ${requestId}::uuid
    ON CONFLICT (candidate_id) DO UPDATE SET stage_id = excluded.stage_id, stage_since = excluded.stage_since`;
  const facts = moves.map(({ candidateId, processId, from, to }) => ({
    processId,
    candidateId,
    from,
    to,
    cause,
    requestId,
  }));
  await recordAudits(db, actor, 'candidate.stage-changed', facts);
}
