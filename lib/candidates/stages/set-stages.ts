import { randomUUID } from 'node:crypto';
import type { PersonActor } from '@/lib/auth/actor';
import type { SetStages, SetStagesAnswer } from '@/lib/domain/set-stages-schemas';
import { changeCandidates } from '../rows/change-candidates';
import { chooseCandidates } from '../rows/choose-candidates';
import { refuseUnknown } from '../rows/refuse-unknown';
import { requireOfferedStage } from './find-process-stages';
import { recordStageChanges } from './record-stage-changes';
import { findStanding, refusalOf } from './stage-standing';

/**
 * Puts candidates into a stage, or into none. Left out, with the reason, is who is not advanced, whom an ATS has, and who is in
 * another stage than `replaces` says. Who is in the stage already is accepted without a change.
 *
 * @returns `requestId`, with which all of them can be undone; null: nothing was changed
 * @throws AppError `process.not-found`, `process.archived`, `search.not-found`; `stage.not-offered` where the process does not have it
 */
export async function setStages(
  actor: PersonActor,
  { processId, choice, stageId, replaces }: { processId: string } & SetStages,
): Promise<SetStagesAnswer> {
  const requestId = randomUUID();
  return changeCandidates(actor, processId, async (db) => {
    if (stageId !== null) await requireOfferedStage(db, processId, stageId);
    const ids = await chooseCandidates(db, actor, { processId, choice });
    const rows = await findStanding(db, processId, ids);
    const judged = rows.map((row) => ({ row, reason: refusalOf(row, replaces) }));
    const accepted = judged.flatMap(({ row, reason }) => (reason ? [] : [row]));
    const moves = accepted
      .filter((row) => row.stageId !== stageId)
      .map((row) => ({ candidateId: row.id, processId, from: row.stageId, to: stageId }));
    await recordStageChanges(db, actor, moves, { requestId, cause: 'BY_HAND' });
    const refused = judged.flatMap(({ row, reason }) =>
      reason ? [{ candidateId: row.id, ordinalNumber: row.ordinalNumber, reason }] : [],
    );
    return {
      requestId: moves.length > 0 ? requestId : null,
      accepted: accepted.map(({ id }) => id),
      refused: [...refused, ...refuseUnknown(ids, rows)],
    };
  });
}
