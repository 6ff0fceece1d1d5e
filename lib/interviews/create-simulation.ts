import type { PersonActor } from '@/lib/auth/actor';
import { requirePermissionIn } from '@/lib/auth/process-access';
import { recordAudit } from '@/lib/audit/record-audit';
import { findHiddenScores } from '@/lib/candidates/hidden-score/hidden-score';
import { getCandidateRow, type CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { serializeSimulation, simulationItemInclude } from './simulation-row';
import type { CreateSimulationInput, SimulationItem } from './simulation-schemas';

/**
 * Starts the simulation of an interview with an analysed candidate; a durable function writes its questions.
 *
 * @throws AppError `candidate.not-found`, `process.archived`; `interview.not-analysed` before the first analysis,
 *   `candidate.verdicts-hidden` before the actor has judged: its questions tell what the CV leaves open
 */
export async function createSimulation(
  actor: PersonActor,
  input: CandidatePlace & CreateSimulationInput,
): Promise<SimulationItem> {
  await requirePermissionIn(actor, input.processId, 'interview:run');
  const { processId, candidateId, locale = actor.locale, length, focus } = input;
  const hidden = await findHiddenScores(actor, [candidateId]);
  if (hidden.get(candidateId) === 'VERDICTS') throw new AppError('candidate.verdicts-hidden');
  const row = await transaction(async (db) => {
    await lockCandidates(db, processId, [candidateId]);
    const { currentAnalysisId: analysisId } = await getCandidateRow(db, input);
    await requireEditableProcess(db, processId);
    if (!analysisId) throw new AppError('interview.not-analysed');
    const created = await db.interviewSimulation.create({
      data: {
        processId,
        candidateId,
        analysisId,
        locale,
        length,
        focus,
        createdById: actor.userId,
        localeKept: locale !== actor.locale,
      },
      include: simulationItemInclude,
    });
    await enqueueEvent(db, { name: 'interview/preparation.requested', data: { simulationId: created.id } });
    await recordAudit(db, actor, 'interview.created', { processId, candidateId, simulationId: created.id });
    return created;
  });
  sendOutboxSoon();
  return serializeSimulation(row);
}
