import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { buildCriteriaSnapshot } from '@/lib/analysis/criteria/build-criteria-snapshot';
import { offlineEngine } from '@/lib/analysis/engines/offline-engine';
import { selectEngine } from '@/lib/analysis/engines/select-engine';
import { canBeScored } from '@/lib/analysis/score/match-score';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { findModelOf } from '@/lib/model/find-model-of';
import { findCosting } from '@/lib/model/model-settings';
import { getProcessRow, lockProcess } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import type { FairnessRunDto, StartRunInput } from '../schemas';
import { openRuns } from './end-run';
import { examinable } from './estimate-run';
import { findRun } from './find-runs';

/**
 * Starts a run of the fairness lab over candidates of a process, chosen at random; a durable function does it.
 *
 * @param input `capMicros`: the most that it may cost; ignored where nothing is paid
 * @throws AppError `process.not-found`, `process.archived`, `process.not-ready`, those of `selectEngine`;
 * `fairness.run-open`, `fairness.nobody`, `fairness.cap-missing`
 */
export async function startRun(
  actor: PersonActor,
  { processId, candidates: wanted, capMicros }: StartRunInput & { processId: string },
): Promise<FairnessRunDto> {
  await requireProcessPermission(database(), actor, processId, 'candidate:analyse');
  const { engine: chosen } = await getProcessRow(database(), processId);
  const engine = await selectEngine(chosen);
  const isPaid = engine.name !== offlineEngine.name && (await findModelOf({ engine: chosen }))?.prices !== null;
  if (isPaid && capMicros === null) throw new AppError('fairness.cap-missing');
  const { currency } = await findCosting();
  const runId = await transaction(async (db) => {
    await lockProcess(db, processId);
    await requireEditableProcess(db, processId);
    if (await db.fairnessRun.findFirst({ where: { processId, state: openRuns }, select: { id: true } }))
      throw new AppError('fairness.run-open');
    const process = await getProcessRow(db, processId);
    const criteria = buildCriteriaSnapshot(process);
    if (!canBeScored(criteria)) throw new AppError('process.not-ready');
    const chosenOnes = await db.$queryRaw<{ id: string }[]>`
      SELECT c.id ${examinable(processId)} ORDER BY random() LIMIT ${wanted}`;
    if (chosenOnes.length === 0) throw new AppError('fairness.nobody');
    const run = await db.fairnessRun.create({
      data: {
        processId,
        engine: engine.name,
        engineVersion: engine.version,
        model: engine.model,
        promptVersion: engine.promptVersion,
        locale: actor.locale,
        criteria,
        candidates: chosenOnes.length,
        capMicros: isPaid ? capMicros : null,
        currency,
        requestedById: actor.userId,
        cases: { create: chosenOnes.map(({ id: candidateId }, position) => ({ candidateId, position })) },
      },
    });
    await enqueueEvent(db, { name: 'fairness/run.requested', data: { runId: run.id } });
    await recordAudit(db, actor, 'fairness.run-started', { processId, runId: run.id, candidates: chosenOnes.length });
    return run.id;
  });
  sendOutboxSoon();
  return findRun({ processId, runId });
}
