import { recordAudit } from '@/lib/audit/record-audit';
import { type PersonActor, requirePermission } from '@/lib/auth/actor';
import { findProcessPermissions } from '@/lib/auth/process-access';
import { transaction } from '@/lib/db/transaction';
import { languageData, redFlagData, requirementData } from './criterion-data';
import { createProcessSchema, type CreateProcessInput } from '@/lib/domain/process-edit-schemas';
import { explainTakenId } from './explain-taken-id';
import { processInclude } from '@/lib/process-rows/get-process-row';
import { processData } from './process-data';
import { requireLanguagesOnce, requireTextsOnce } from './require-criteria-once';
import { requireLawful } from './require-lawful-criteria';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { serializeProcess } from './serialize-process';

/**
 * Creates a process in IN_CREATION, with its lists in the given order.
 *
 * @throws AppError `process.external-id-taken`, `process.unlawful-criterion`; `request.invalid` for a repeated
 * criterion
 */
export async function createProcess(actor: PersonActor, input: CreateProcessInput): Promise<ProcessDto> {
  requirePermission(actor, 'process:write');
  const { requirementList, languages, redFlags, ...details } = createProcessSchema.parse(input);
  requireLanguagesOnce(languages);
  requireTextsOnce(requirementList, 'requirementList');
  requireTextsOnce(redFlags, 'redFlags');
  requireLawful(requirementList, 'requirementList');
  requireLawful(redFlags, 'redFlags');
  const lists = [
    { kind: 'REQUIREMENT' as const, entries: requirementList.map(requirementData) },
    { kind: 'LANGUAGE' as const, entries: languages.map(languageData) },
    { kind: 'RED_FLAG' as const, entries: redFlags.map(redFlagData) },
  ];
  // Criteria copied from another process carry that process's ids.
  const criteria = lists.flatMap(({ kind, entries }) =>
    entries.map((entry, position) => ({ ...entry, id: undefined, kind, position })),
  );
  try {
    return await transaction(async (db) => {
      const row = await db.process.create({
        data: {
          ...processData(details),
          name: details.name,
          createdById: actor.userId,
          criteria: { create: criteria },
        },
        include: processInclude,
      });
      await recordAudit(db, actor, 'process.created', { processId: row.id });
      return serializeProcess(row, await findProcessPermissions(db, actor, row.id));
    });
  } catch (error) {
    throw explainTakenId(error);
  }
}
