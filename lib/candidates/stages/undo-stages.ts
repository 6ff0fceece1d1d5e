import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import type { SetStagesAnswer } from '@/lib/domain/set-stages-schemas';
import { AppError } from '@/lib/errors';
import { changeCandidates } from '../rows/change-candidates';
import { findLastChanges } from './find-last-changes';
import { recordStageChanges, type StageMove } from './record-stage-changes';
import { findStanding, refusalOf } from './stage-standing';

/**
 * Takes back the changes of one call: each candidate is again in the stage before, except where something happened to the stage
 * since, or they are advanced no more. Each is a change of its own in the history.
 *
 * @returns `requestId` of these changes, with which they can be taken back in turn; null: nothing was changed
 * @throws AppError `process.not-found`, `process.archived`; `stage.change-not-found` for an unknown request
 */
export async function undoStages(
  actor: PersonActor,
  { processId, requestId }: { processId: string; requestId: string },
): Promise<SetStagesAnswer> {
  const undoId = randomUUID();
  return changeCandidates(actor, processId, async (db) => {
    const made = await db.stageChange.findMany({
      where: { requestId, cause: { not: 'DECISION' }, candidate: { processId } },
    });
    if (made.length === 0) throw new AppError('stage.change-not-found');
    const changes = new Map(made.map((change) => [change.candidateId, change]));
    const ids = [...changes.keys()];
    const rows = await findStanding(db, processId, ids);
    const last = await findLastChanges(db, ids);
    const moves: StageMove[] = [];
    const refused: SetStagesAnswer['refused'] = [];
    for (const row of rows) {
      const { id: candidateId, ordinalNumber } = row;
      const change = changes.get(candidateId);
      const isLast = change !== undefined && last.get(candidateId) === change.id;
      // Only somebody who is advanced gets a stage again.
      const reason = isLast ? (change.fromStageId === null ? null : refusalOf(row)) : 'CHANGED_MEANWHILE';
      if (reason) refused.push({ candidateId, ordinalNumber, reason });
      else if (change) moves.push({ candidateId, processId, from: change.toStageId, to: change.fromStageId });
    }
    await recordStageChanges(db, actor, moves, { requestId: undoId, cause: 'UNDONE' });
    const accepted = moves.map(({ candidateId }) => candidateId);
    return { requestId: moves.length > 0 ? undoId : null, accepted, refused };
  });
}
