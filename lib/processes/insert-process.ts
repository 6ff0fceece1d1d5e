import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';
import { languageData, redFlagData, requirementData } from './criterion-data';
import { createProcessSchema, type CreateProcessInput } from '@/lib/domain/process-edit-schemas';
import { processInclude, type ProcessRow } from '@/lib/process-rows/get-process-row';
import { processData } from './process-data';
import { requireLanguagesOnce, requireTextsOnce } from './require-criteria-once';
import { requireLawful } from './require-lawful-criteria';

/** Columns that are not among the details of the API's call. */
interface Settings {
  blindMode?: boolean;
  hidesScore?: boolean;
  restricted?: boolean;
}

/**
 * Writes a new process in IN_CREATION, in the caller's transaction.
 *
 * @param facts for the audit log: what it was made from
 * @throws AppError `process.unlawful-criterion`; `request.invalid` for a repeated criterion
 */
export async function insertProcess(
  db: Db,
  actor: PersonActor,
  input: CreateProcessInput,
  settings: Settings = {},
  facts: { copyOf?: string; templateId?: string } = {},
): Promise<ProcessRow> {
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
  const row = await db.process.create({
    data: {
      ...processData(details),
      ...settings,
      name: details.name,
      createdById: actor.userId,
      criteria: { create: criteria },
    },
    include: processInclude,
  });
  await recordAudit(db, actor, 'process.created', { processId: row.id, ...facts });
  return row;
}
