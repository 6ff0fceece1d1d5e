import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ChooseStages, ProcessStages } from '@/lib/domain/stage-schemas';
import { AppError } from '@/lib/errors';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { findOfferedStages } from './find-process-stages';
import { countStages } from './get-process-stages';

/**
 * Says which stages a process has. Whoever is in another one stays there.
 *
 * @throws AppError `process.not-found`, `process.archived`; `stage.not-offered` for one that is retired or unknown;
 *   `process-stages.changed` when somebody else chose meanwhile
 */
export async function chooseStages(
  actor: PersonActor,
  { processId, stageIds, replaces }: { processId: string } & ChooseStages,
): Promise<ProcessStages> {
  await requirePermissionIn(actor, processId, 'process:write');
  await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    const offered = await db.stage.findMany({
      where: { retiredAt: null },
      select: { id: true, namePl: true, nameEn: true },
    });
    if (replaces !== undefined) await requireChoice(db, processId, replaces);
    const wanted = [...new Set(stageIds)];
    if (!wanted.every((id) => offered.some((stage) => stage.id === id))) throw new AppError('stage.not-offered');
    const before = await db.processStage.findMany({ where: { processId }, include: { stage: true } });
    await db.processStage.deleteMany({ where: { processId } });
    await db.processStage.createMany({ data: wanted.map((stageId) => ({ processId, stageId })) });
    const namesOf = (ids: readonly string[], stages: readonly { id: string; namePl: string; nameEn: string }[]) =>
      stages
        .filter(({ id }) => ids.includes(id))
        .map(({ namePl, nameEn }) => `${namePl} / ${nameEn}`)
        .join(', ') || null;
    const from = namesOf(
      before.map(({ stageId }) => stageId),
      before.map(({ stage }) => stage),
    );
    const to = namesOf(wanted, offered);
    if (from !== to)
      await recordAudit(db, actor, 'process.stages-chosen', {
        processId,
        changes: [{ field: 'stages', subject: null, from, to }],
      });
  });
  return countStages(database(), processId);
}

/** @throws AppError `process-stages.changed` unless these are the stages that the process chose, of those that are not retired */
async function requireChoice(db: Db, processId: string, expected: readonly string[] | null): Promise<void> {
  const { stages, isChosen } = await findOfferedStages(db, processId);
  const chosen = isChosen ? stages.map(({ id }) => id) : [];
  if (chosen.toSorted().join() !== (expected ?? []).toSorted().join()) throw new AppError('process-stages.changed');
}
