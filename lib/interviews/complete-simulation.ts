import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { leaveOutPrivate } from './private/leave-out-private';
import { getSimulation } from './get-simulation';
import { getSimulationRow, questionLocale, type SimulationPlace } from './simulation-row';
import type { SimulationDto } from './simulation-schemas';

/**
 * Ends an interview; what was not asked stays open in its summary.
 *
 * @throws AppError `interview.not-found`, `interview.not-ready`, `process.archived`
 */
export async function completeSimulation(actor: PersonActor, place: SimulationPlace): Promise<SimulationDto> {
  requirePermission(actor, 'interview:run');
  await transaction(async (db) => {
    const simulation = await getSimulationRow(db, place);
    const { id, questions } = simulation;
    await requireEditableProcess(db, place.processId);
    const { count } = await db.interviewSimulation.updateMany({
      where: { id, status: { in: ['IN_PROGRESS', 'COMPLETED'] } },
      data: { status: 'COMPLETED', completedAt: new Date() },
    });
    if (count === 0) throw new AppError('interview.not-ready');
    await db.interviewQuestion.updateMany({ where: { simulationId: id }, data: { followUpFrom: null } });
    // A draft that was never sent is kept without what is private, as a sent answer is.
    for (const question of questions) {
      const { id: questionId, answer, text } = question;
      const kept = leaveOutPrivate(answer, questionLocale(question, simulation), text);
      if (kept !== answer)
        await db.interviewQuestion.update({
          where: { id: questionId },
          data: { answer: kept, version: { increment: 1 } },
        });
    }
    const { processId, candidateId } = place;
    await recordAudit(db, actor, 'interview.completed', { processId, candidateId, simulationId: id });
  });
  return getSimulation(actor, place);
}
