import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { enqueueEvent } from '@/lib/jobs/outbox';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { getSimulationRow, type SimulationPlace } from './simulation-row';

/** Prepares a failed simulation again. @throws AppError `interview.not-found`, `interview.not-failed`, `process.archived` */
export async function retrySimulation(actor: PersonActor, place: SimulationPlace): Promise<void> {
  requirePermission(actor, 'interview:run');
  await transaction(async (db) => {
    const { id: simulationId } = await getSimulationRow(db, place);
    await requireEditableProcess(db, place.processId);
    const { count } = await db.interviewSimulation.updateMany({
      where: { id: simulationId, status: 'ERROR' },
      data: { status: 'CREATED', statusReason: null },
    });
    if (count === 0) throw new AppError('interview.not-failed');
    await enqueueEvent(db, { name: 'interview/preparation.requested', data: { simulationId } });
    const { processId, candidateId } = place;
    await recordAudit(db, actor, 'interview.retried', { processId, candidateId, simulationId });
  });
  sendOutboxSoon();
}
