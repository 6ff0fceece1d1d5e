import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { getSimulation } from './get-simulation';
import { getSimulationRow, type SimulationPlace } from './simulation-row';
import type { SimulationDto } from './simulation-schemas';

/**
 * Lets the answers of a finished interview be changed again.
 *
 * @throws AppError `interview.not-found`, `interview.not-completed`, `process.archived`
 */
export async function reopenSimulation(actor: PersonActor, place: SimulationPlace): Promise<SimulationDto> {
  requirePermission(actor, 'interview:run');
  await transaction(async (db) => {
    const { id } = await getSimulationRow(db, place);
    await requireEditableProcess(db, place.processId);
    const { count } = await db.interviewSimulation.updateMany({
      where: { id, status: 'COMPLETED' },
      data: { status: 'IN_PROGRESS', completedAt: null },
    });
    if (count === 0) throw new AppError('interview.not-completed');
    const { processId, candidateId } = place;
    await recordAudit(db, actor, 'interview.reopened', { processId, candidateId, simulationId: id });
  });
  return getSimulation(actor, place);
}
