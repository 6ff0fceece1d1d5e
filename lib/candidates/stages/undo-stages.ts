import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { transaction } from '@/lib/db/transaction';
import type { SetStagesAnswer } from '@/lib/domain/set-stages-schemas';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { lockCandidates } from '../rows/lock-candidates';
import { findLastChanges } from './find-last-changes';
import { recordStageChanges } from './record-stage-changes';

const timeoutMs = 60_000;

/**
 * Takes back the changes of one call: each candidate is again in the stage before, except where something happened to the stage
 * since. Each is a change of its own in the history.
 *
 * @returns `requestId` of these changes, with which they can be taken back in turn
 * @throws AppError `process.not-found`, `process.archived`; `stage.change-not-found` for an unknown request
 */
export async function undoStages(
  actor: PersonActor,
  { processId, requestId }: { processId: string; requestId: string },
): Promise<SetStagesAnswer> {
  await requirePermissionIn(actor, processId, 'candidate:decide');
  const undoId = randomUUID();
  return transaction(
    async (db) => {
      await requireEditableProcess(db, processId);
      const made = await db.stageChange.findMany({
        where: { requestId, cause: { not: 'DECISION' }, candidate: { processId } },
      });
      if (made.length === 0) throw new AppError('stage.change-not-found');
      const ids = made.map(({ candidateId }) => candidateId);
      const rows = await lockCandidates(db, processId, ids);
      const last = await findLastChanges(db, ids);
      const undone = made.filter(({ id, candidateId }) => last.get(candidateId) === id);
      const moves = undone.map(({ candidateId, fromStageId, toStageId }) => {
        return { candidateId, processId, from: toStageId, to: fromStageId };
      });
      await recordStageChanges(db, actor, moves, { requestId: undoId, cause: 'UNDONE' });
      const accepted = undone.map(({ candidateId }) => candidateId);
      const refused = rows
        .filter(({ id }) => !accepted.includes(id))
        .map(({ id, ordinalNumber }) => {
          return { candidateId: id, ordinalNumber, reason: 'CHANGED_MEANWHILE' as const };
        });
      return { requestId: undoId, accepted, refused };
    },
    { timeoutMs },
  );
}
