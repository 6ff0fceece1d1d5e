import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { isUniqueViolation } from '@/lib/db/map-database-error';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { processInclude } from './get-process-row';
import { requireLawfulCriteria } from './require-lawful-criteria';
import type { CreateProcessInput, ProcessDto } from './schemas';
import { createProcessSchema } from './schemas';
import { serializeProcess } from './serialize-process';

/**
 * Creates a process in IN_CREATION, with the requirements in the given order.
 *
 * @throws AppError `process.external-id-taken`, `process.unlawful-criterion`
 */
export async function createProcess(actor: PersonActor, input: CreateProcessInput): Promise<ProcessDto> {
  requirePermission(actor, 'process:write');
  const { requirementList, ...fields } = createProcessSchema.parse(input);
  requireLawfulCriteria(
    requirementList.map(({ text }) => text),
    (index) => `requirementList.${index}.text`,
  );
  try {
    return await transaction(async (db) => {
      const row = await db.process.create({
        data: {
          name: fields.name,
          requirements: fields.requirements,
          externalRecruitmentId: fields.externalRecruitmentId ?? null,
          createdById: actor.userId,
          criteria: {
            create: requirementList.map(({ text, importance, necessity }, position) => ({
              kind: 'REQUIREMENT' as const,
              position,
              text,
              importance,
              necessity,
            })),
          },
        },
        include: processInclude,
      });
      await recordAudit(db, actor, 'process.created', { processId: row.id });
      return serializeProcess(row);
    });
  } catch (error) {
    throw isUniqueViolation(error, 'external_recruitment_id')
      ? new AppError('process.external-id-taken', { cause: error })
      : error;
  }
}
