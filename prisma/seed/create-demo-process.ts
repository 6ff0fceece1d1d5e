import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { createProcess } from '@/lib/processes/create-process';
import { defineProcess } from '@/lib/processes/define-process';
import type { DemoProcess } from './demo-processes';

/**
 * Creates a demo process and activates it; continues where an interrupted seed stopped.
 *
 * @returns its id, and whether it accepts CVs: a user may have archived it
 */
export async function createDemoProcess(
  actor: PersonActor,
  process: DemoProcess,
): Promise<{ processId: string; acceptsCvs: boolean }> {
  const { externalRecruitmentId, name, description, requirements } = process;
  const known = await database().process.findUnique({ where: { externalRecruitmentId }, select: { id: true } });
  const processId =
    known?.id ??
    (
      await createProcess(actor, {
        name,
        externalRecruitmentId,
        requirements: description,
        requirementList: requirements,
      })
    ).id;
  const { status } = await database().process.findUniqueOrThrow({ where: { id: processId }, select: { status: true } });
  if (status === 'IN_CREATION') {
    await completeProcess(processId, process);
    await defineProcess(actor, { processId });
  }
  if (status === 'IN_CREATION' || status === 'CREATED') {
    await changeProcessStatus(actor, { processId, status: 'ACTIVE' });
  }
  return { processId, acceptsCvs: status !== 'ARCHIVED' };
}

/** Saves the wizard's sections after the requirements, all or none. */
async function completeProcess(processId: string, process: DemoProcess): Promise<void> {
  const { requirements, languages, redFlags, location, budget } = process;
  // All criteria on one row of marks: requirements first, then languages, then red flags.
  const afterRequirements = requirements.length;
  const afterLanguages = afterRequirements + languages.length;
  await transaction(async (db) => {
    await db.criterion.deleteMany({ where: { processId, kind: { in: ['LANGUAGE', 'RED_FLAG'] } } });
    await db.criterion.createMany({
      data: [
        ...languages.map(({ language, level, counted }, index) => ({
          processId,
          kind: 'LANGUAGE' as const,
          position: afterRequirements + index,
          text: language,
          languageLevel: level,
          counted,
        })),
        ...redFlags.map((text, index) => ({
          processId,
          kind: 'RED_FLAG' as const,
          position: afterLanguages + index,
          text,
        })),
      ],
    });
    await db.process.update({
      where: { id: processId },
      data: {
        locationType: location.type,
        atsLocation: location.town,
        budgetMaxMinor: budget.maxMinor,
        budgetCurrency: 'PLN',
        budgetTolerancePercent: budget.tolerancePercent,
        version: { increment: 1 },
      },
    });
  });
}
